import * as z from 'zod'
import { projectMayText } from './project-may.ts'
import { configSchema } from './schema.ts'
import { settingText, settings, splitKey } from './settings.ts'
import { tomlValue } from './value-text.ts'

const HEADER = `# Settings of Sage. Each commented-out line shows the default.
# \`sage config get --origin\` says what applies and who set it, \`sage config schema\` describes this file for editors.
# An environment variable overrides this file: SAGE_EXTRACT_PER_SESSION=5 sets extract.per_session. None does so for what hooks follow
# (capture, on_session_end, [inject], [hooks]), and auto_approve and tiers.auto can only be made stricter.
`

/** A configuration file with every setting as a comment: its default, what it does and what it accepts. */
export function configTemplate(): string {
  const lines = [HEADER]
  let table = ''
  for (const setting of settings) {
    const [name, leaf] = splitKey(setting.key)
    if (name !== table) lines.push(`[${name}]`)
    table = name
    const about = setting.schema.description
    lines.push(
      `# ${about === undefined ? '' : `${about} `}(${settingText(setting)}; ${projectMayText(setting.project)})`,
      `# ${leaf} = ${tomlValue(setting.default)}`,
      '',
    )
  }
  return lines.join('\n')
}

/** The settings as JSON Schema, for editors that complete TOML by it. */
export function configJsonSchema(): object {
  return { ...z.toJSONSchema(configSchema, { io: 'input' }), title: 'config.toml of Sage' }
}
