import { EXIT } from '../base/user-error.ts'
import { originOf, originText } from '../config/load.ts'
import { boundKeys, settingKeys, configValue } from '../config/settings.ts'
import { configJsonSchema } from '../config/template.ts'
import { tomlValue } from '../config/value-text.ts'
import { visible } from '../text/sanitize.ts'
import { typedSetting } from './options/typed-setting.ts'
import { jsonAnswer } from './say/json-answer.ts'
import { remark, say } from './say/say.ts'
import { findConfigFiles, loadConfigHere } from './start/config-files.ts'
import type { CommandModule } from './start/context.ts'

/**
 * `sage config get [KEY]`: the settings that apply here, or those of a section. With a key it prints the bare value, for scripts; every sign as
 * it is.
 */
export const get: CommandModule = {
  run(context, [key], options) {
    // Like the whole list, a section is for reading: a mistake in a file is a warning beside it.
    const isInSection = (name: string) => key === undefined || name.startsWith(`${key}.`)
    const loaded = loadConfigHere(context, { tolerant: settingKeys.some(isInSection) })
    const { config, warnings } = loaded
    const section = [...settingKeys, ...boundKeys(config)].filter(isInSection)
    const isBare = key !== undefined && section.length === 0
    if (isBare) typedSetting(key)
    const keys = isBare ? [key] : section
    const rows = keys.map((name) => ({ key: name, value: configValue(config, name), origin: originOf(loaded, name) }))
    if (options.json === true) context.stdout.write(jsonAnswer({ settings: rows, warnings }))
    else
      for (const { key: name, value, origin } of rows) {
        const shown = isBare ? bare(value) : `${name} = ${tomlValue(value)}`
        const line = `${shown}${options.origin === true ? `  # ${originText(origin)}` : ''}`
        context.stdout.write(`${visible(line)}\n`)
      }
    remark(context.stderr, ...warnings)
    return EXIT.ok
  },
}

/** `sage config path`: the files, the one that wins last. */
export const path: CommandModule = {
  run(context, _, options) {
    const { user, project } = findConfigFiles(context)
    if (options.json === true) context.stdout.write(jsonAnswer({ user, project: project ?? null }))
    else {
      say(context.stdout, `user     ${user}`)
      if (project)
        say(
          context.stdout,
          `project  ${project.path}${project.trusted ? '' : '  (not made by you: it may only make settings stricter)'}`,
        )
    }
    return EXIT.ok
  },
}

/** `sage config schema`: the settings as JSON Schema. */
export const schema: CommandModule = {
  run(context) {
    context.stdout.write(`${JSON.stringify(configJsonSchema(), null, 2)}\n`)
    return EXIT.ok
  },
}

function bare(value: unknown): string {
  return typeof value === 'string' ? value : tomlValue(value ?? null)
}
