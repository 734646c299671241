import type { Cue } from './cue.ts'

export const agentServer: Cue = {
  id: 'agent-server',
  because: 'says who starts servers and builds, and that they run',
  weight: 1.9,
  expression: {
    en: `
      (?:dont|do not|never|stop|no need to)(?: ever)? (?:run|start|restart|launch|spin up|running|starting|kill
        |build)(?: [^ ]+){0,3} (?:dev server|server|app|backend|frontend|build|emulator|docker|simulator)
      |already (?:running|up)(?: [^ ]+){0,4} , (?:so )?(?:dont|do not|no need to) (?:start|run|launch|spin)
      |(?:dev )?(?:server|backend|frontend|app)(?: [^ ]+){0,2} (?:already|always) (?:running|up|runs)
      |i(?:ll| will| always|ve)?(?: already)? (?:have|run|start|got|keep)(?: [^ ]+){0,4} (?:running|server|myself)
    `,
    es: `
      (?:servidor|backend|frontend)(?: [^ ]+){0,2} ya (?:esta|corre)
      |no (?:arranques|levantes|inicies)(?: [^ ]+){0,3} servidor
    `,
    zh: `
      (?:不要|别|別|不用|无需)(?:.{0,4})(?:启动|啟動|重启|重啟|运行|起)(?:.{0,6})(?:服务|服務|server|项目|專案|dev|前端|后端|後端)
      |(?:服务|服務|server|前端|后端|後端)(?:.{0,4})(?:我)?(?:已经|已經|一直)(?:.{0,4})(?:启动|啟動|起|跑|开|開)
    `,
    ja: '(?:サーバー?|server|dev)(?:は|を)?(?:.{0,10})(?:(?<!再)起動し(?:ない(?!と)|なく(?!ては))|(?<!再)起動して(?:いる|ある|います|る)|こちらで|立ち上げ(?:ない|て(?:ある|いる)))',
    ko: '(?:서버|server|dev)(?:는|은|를)? ?(?:내가|제가|이미|항상|켜져|띄우지|실행하지|돌리지)',
  },
  yes: [
    'the dev server is already running on 3000, don’t start another',
    "don't run the dev server",
    'the server is already running',
    '服务我已经启动了',
    '開発サーバーはこちらで起動している',
    '서버는 내가 띄울게',
  ],
  no: ['run the dev server', 'the server crashed', 'サーバーを再起動しないと反映されない'],
}
