import type { Cue } from './cue.ts'

export const versioned: Cue = {
  id: 'versioned',
  because: 'names the version of something in use',
  weight: 0.6,
  expression: {
    en: `
      (?:postgres|postgresql|mysql|mariadb|oracle|mssql|sql server|sqlite|redis|mongo|mongodb|elasticsearch|kafka
        |python|php|node|nodejs|java|jdk|ruby|rails|rust|dotnet|angular|react|vue|svelte|django|laravel|spring boot
        |spring|symfony|drupal|wordpress|magento|odoo|excel|office|windows|ubuntu|debian|centos|rhel|alpine|macos|ios
        |android|xcode|swift|kotlin|gradle|cmake|gcc|clang|glibc|cuda|torch|pytorch|tensorflow|numpy|pandas|scala
        |spark|hadoop|airflow|unity|unreal|godot|blender|matlab|stata|spss|qt|opengl|vulkan|terraform|helm|kubernetes
        |jenkins|tomcat|nginx|apache|delphi|perl) ?v?[0-9]{1,4}[0-9.x]{0,8}
      |(?:python|php|node|java|jdk|rhel|cuda|ios|win|qt|es)[0-9][0-9.]{0,6}
      |(?:unreal|flutter|dart|electron|elixir|erlang|golang|nextjs|nuxt|bootstrap|jquery|vite|webpack|clickhouse|mariadb|oracle|godot|ue) ?v?[0-9]{1,4}[0-9.x]{0,8}
    `,
    ru: `
      (?:питон[^ ]*|постгрес[^ ]*|пхп|нод[аеуы]|винд[^ ]*|джав[аеуы]) ?[0-9][0-9.]{0,6}
      |(?:юнити|андроид[^ ]*|айос|джанг[^ ]+|реакт[^ ]*) ?[0-9][0-9.]{0,6}
    `,
    ko: `
      (?:파이썬|자바|노드|윈도우) ?[0-9][0-9.]{0,6}
      |(?:유니티|안드로이드|플러터|스프링|jdk|unity|python|node|php|java) ?[0-9][0-9.]{0,6}|최소 버전 ?[0-9]
    `,
    hi: '(?:पायथन|जावा|नोड) [0-9][0-9.]{0,6}',
    ar: '(?:بايثون|جافا|نود) [0-9][0-9.]{0,6}',
    zh: `
      (?:xp|win|jdk|python|php|node|mysql) ?[0-9][0-9.]{0,6}
      |(?:unity|flutter|go|java|spring|mysql|postgres|vue|react|django|centos|ubuntu|android|ios|jdk|python|php|node)(?:的?版本)? ?(?:是|用|锁|鎖)? ?[0-9][0-9.]{0,6}|基础库
    `,
    ja: `
      (?:rhel|python|php|node|mysql|java|centos|ruby) ?[0-9][0-9.]{0,6}
      |(?:unity|ios|android|laravel|rails|vue|react|django|go|swift|kotlin|mysql|postgres)(?:は|の)? ?[0-9][0-9.]{0,6}|バージョンは ?[0-9]
    `,
    es: `
      (?<! (?:esta|nueva|la) )version (?:de )?[^ ]+ es (?:la )?[0-9]
    `,
  },
  yes: [
    'prod runs postgres 11',
    'der Kunde hat Excel 2016',
    'server has php 7.4',
    'サーバーは python 3.6',
    '서버는 node 14',
  ],
  no: ['postgres is slow', 'step 2 of the plan'],
}
