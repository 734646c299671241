import { existsSync } from 'node:fs'
import { asRecord } from '../../base/parsed-json.ts'
import { type JsonProblem, parseStrictJson } from '../../base/strict-json.ts'
import { errorText } from '../../base/system-error.ts'
import type { HookEvent } from '../../hook/input/payload.ts'
import { canRun, type HookCommand, hasNode, ourEntries } from '../../hook/settings/settings-entries.ts'
import { withoutBom } from '../../text/byte-order-mark.ts'
import { isSamePlace } from '../../workspace/files/real-path.ts'
import { wayOutOfAny } from '../../workspace/files/way-out.ts'
import { type Environment, homeOfInstalled, homesOf } from '../../workspace/paths/homes.ts'
import { managedFolder } from '../../workspace/settings/managed-places.ts'
import type { SettingsFile } from '../../workspace/settings/settings-file.ts'
import {
  NEAREST_FIRST,
  SETTINGS_SCOPES,
  settingsPath,
  type SettingsScope,
} from '../../workspace/settings/settings-places.ts'
import { readOutsideFile } from '../file/outside-file.ts'
import { type HookFilesState, hookFilesState, type RunningSage, readManifest } from '../hooks/hook-files.ts'
import { wantedEvents } from '../hooks/wanted-events.ts'
import {
  type EnabledPlugin,
  enabledPlugin,
  readKeptPlugins,
  type UnloadablePlugin,
  whyUnloadable,
} from './enabled-plugin.ts'
import { keepsHooksOn, managedRefusal } from './managed-settings.ts'
import { type Narrowing, narrowingsIn } from './narrowed.ts'

/** Our entries in one settings file. */
type Installation = {
  readonly scope: SettingsScope
  readonly path: string
  readonly events: readonly string[]
  readonly missing: readonly string[]
  readonly narrowed: readonly Narrowing[]
  readonly command: HookCommand
  /** Whether the Node and the hook file it calls exist. */
  readonly nodeExists: boolean
  readonly scriptExists: boolean
}

type Places = { readonly paths: readonly string[]; readonly scopes: readonly SettingsScope[] }

/** What keeps a file from being read, as a sentence, and what to do about it, if that is known. */
type Refusal = { readonly why: string; readonly wayOut: string | undefined }

/** What is wrong with the hooks, as data; `hook-status-text.ts` puts it into words. */
export type HookFinding =
  | { readonly code: 'not-installed' }
  | UnloadablePlugin
  | ({ readonly code: 'doubled' } & Places)
  | ({ readonly code: 'plugin-idle'; readonly plugin: string } & Places)
  | { readonly code: 'events-missing'; readonly path: string; readonly events: readonly string[] }
  | ({ readonly code: 'narrowed'; readonly path: string } & Narrowing)
  | { readonly code: 'node-gone' | 'script-gone'; readonly path: string; readonly target: string }
  | { readonly code: 'other-home'; readonly path: string; readonly target: string; readonly home: string }
  | ({ readonly code: 'settings-invalid'; readonly path: string } & Pick<JsonProblem, 'reason' | 'line'>)
  | ({ readonly code: 'settings-unreadable'; readonly path: string } & Refusal)
  | { readonly code: 'all-disabled'; readonly path: string }
  | { readonly code: 'managed'; readonly path: string; readonly key: string }
  | { readonly code: 'files-damaged' | 'files-old' | 'files-missing'; readonly version: string }

export type HookStatus = {
  /**
   * One word for a banner. `disabled`: installed, but settings switch all hooks off. `broken`: one of them cannot run, is not called each time,
   * or uses another data folder. `old`: runs, but as another version of Sage left it.
   */
  readonly state: 'installed' | 'missing' | 'doubled' | 'broken' | 'disabled' | 'old'
  /** Whether any of them does its work: where one is broken, another may. */
  readonly works: boolean
  readonly installations: readonly Installation[]
  /** The plugin that Claude Code loads. */
  readonly plugin: EnabledPlugin | undefined
  readonly files: HookFilesState
  readonly findings: readonly HookFinding[]
}

type Settings = SettingsFile & { readonly scope: SettingsScope }

/** Looks where Claude Code looks, and reports whether the hook will run, and how often. */
export function hookStatus(
  environment: Environment,
  projectRoot: string,
  program: RunningSage,
  managed = managedFolder(environment.platform),
): HookStatus {
  const { dataHome, claudeDir } = homesOf(environment)
  const wanted = wantedEvents(environment)
  // In a person's home folder the project's settings are their own.
  const pathOf = (scope: SettingsScope) => settingsPath(scope, environment, projectRoot)
  const read = SETTINGS_SCOPES.filter((scope) => scope === 'user' || pathOf(scope) !== pathOf('user')).flatMap(
    (scope) => settingsOf(scope, pathOf(scope)),
  )
  const settings = read.filter((one) => 'value' in one)
  const installations = settings.flatMap((one) => installationIn(one, wanted) ?? [])
  const nearestFirst = NEAREST_FIRST.flatMap((scope) => settings.filter((one) => one.scope === scope))
  const kept = readKeptPlugins(claudeDir)
  const enabled = enabledPlugin(nearestFirst, kept)
  const unloadable = enabled && whyUnloadable(enabled, settings, kept)
  const plugin = unloadable === undefined ? enabled : undefined
  const files = hookFilesState(dataHome, program)
  const own = installations.filter((installation) => otherHomeOf(installation, environment) === undefined)
  const findings: HookFinding[] = [
    ...read.filter((one) => 'code' in one),
    ...whatSwitchesOff(nearestFirst, managed, { asPlugin: plugin !== undefined }),
    ...(installations.length === 0 && !plugin ? [unloadable ?? ({ code: 'not-installed' } as const)] : []),
    ...whatCallsTwice(settings, installations, plugin),
    ...installations.flatMap((installation) => findingsOf(installation, environment)),
    // Hook files that no settings call say nothing about what Claude Code runs.
    ...(own.length > 0 && files !== 'ok'
      ? [{ code: `files-${files}`, version: readManifest(dataHome)?.version ?? '' } as const]
      : []),
  ]
  const state = stateOf(findings)
  const isCopyUsable = files === 'ok' || files === 'old'
  const works = state !== 'disabled' && (plugin !== undefined || (isCopyUsable && own.some(canAnswer)))
  return { state, works, installations, plugin, files, findings }
}

/** Whether Claude Code calls it at any event, and what it calls is there. */
function canAnswer({ nodeExists, scriptExists, events, narrowed }: Installation): boolean {
  const uncertain = new Set(narrowed.flatMap((one) => one.events))
  return nodeExists && scriptExists && uncertain.size < events.length
}

/** What a settings file says, or why Claude Code cannot read it; nothing if there is none. */
function settingsOf(scope: SettingsScope, path: string): Array<Settings | HookFinding> {
  try {
    const bare = withoutBom(readOutsideFile(path).text)
    if (bare.trim() === '') return []
    const parsed = parseStrictJson(bare)
    if ('value' in parsed) return [{ scope, path, value: parsed.value }]
    // Claude Code accepts duplicate keys; only an edit has trouble with them.
    if (parsed.problem.reason === 'duplicate-key') return [{ scope, path, value: asRecord(JSON.parse(bare)) }]
    const { reason, line } = parsed.problem
    return [{ code: 'settings-invalid', path, reason, line }]
  } catch (error) {
    return [{ code: 'settings-unreadable', path, why: errorText(error), wayOut: wayOutOfAny(error) }]
  }
}

function installationIn({ scope, path, value }: Settings, wanted: readonly HookEvent[]): Installation | undefined {
  const found = ourEntries(value)
  const commands = [...found.values()].flat()
  const [command] = commands
  if (!command) return undefined
  return {
    scope,
    path,
    events: [...found.keys()],
    missing: wanted.filter((event) => !found.has(event)),
    narrowed: narrowingsIn(value),
    command,
    nodeExists: hasNode(command),
    scriptExists: commands.every(({ script }) => existsSync(script)),
  }
}

/** The settings that keep all hooks from running: the person's or the project's, and an organisation's. */
function whatSwitchesOff(
  nearestFirst: readonly Settings[],
  managed: string,
  runs: { readonly asPlugin: boolean },
): HookFinding[] {
  const switching = nearestFirst.find(({ value }) => typeof value.disableAllHooks === 'boolean')
  const isOff = switching?.value.disableAllHooks === true && !keepsHooksOn(managed)
  const refusal = managedRefusal(managed, runs)
  return [
    ...(isOff ? [{ code: 'all-disabled', path: switching.path } as const] : []),
    ...(refusal ? [{ code: 'managed', ...refusal } as const] : []),
  ]
}

function whatCallsTwice(
  settings: readonly Settings[],
  installations: readonly Installation[],
  plugin: EnabledPlugin | undefined,
): HookFinding[] {
  const places = { paths: installations.map(({ path }) => path), scopes: installations.map(({ scope }) => scope) }
  return [
    ...(isDoubled(settings.map(({ value }) => value)) ? [{ code: 'doubled', ...places } as const] : []),
    ...(plugin && installations.length > 0 ? [{ code: 'plugin-idle', plugin: plugin.name, ...places } as const] : []),
  ]
}

/**
 * Claude Code runs identical commands once, but different ones each, as far as they are there. A plugin's hook leaves its work to the others
 * (`plugin-yields.ts`).
 */
function isDoubled(settings: readonly unknown[]): boolean {
  const entries = settings.map(ourEntries)
  return [...new Set(entries.flatMap((found) => [...found.keys()]))].some((event) => {
    const commands = entries.flatMap((found) => found.get(event) ?? []).filter(canRun)
    return new Set(commands.map((command) => JSON.stringify(command))).size > 1
  })
}

/** The data home this hook uses, if it is not ours: the one it lies in, whatever the environment says. */
function otherHomeOf({ command, scriptExists }: Installation, environment: Environment): string | undefined {
  const target = scriptExists ? homeOfInstalled(command.script, environment) : undefined
  return target !== undefined && !isSamePlace(target, homesOf(environment).dataHome) ? target : undefined
}

function findingsOf(installation: Installation, environment: Environment): HookFinding[] {
  const { path, missing, narrowed, command, nodeExists, scriptExists } = installation
  const home = homesOf(environment).dataHome
  const target = otherHomeOf(installation, environment)
  return [
    ...(target === undefined ? [] : [{ code: 'other-home', path, target, home } as const]),
    ...(missing.length > 0 ? [{ code: 'events-missing', path, events: missing } as const] : []),
    ...narrowed.map((narrowing) => ({ code: 'narrowed', path, ...narrowing }) as const),
    ...(nodeExists ? [] : [{ code: 'node-gone', path, target: command.node } as const]),
    ...(scriptExists ? [] : [{ code: 'script-gone', path, target: command.script } as const]),
  ]
}

type Code = HookFinding['code']

const SWITCHES_OFF: readonly Code[] = ['all-disabled', 'managed']
const BREAKS: readonly Code[] = [
  'node-gone',
  'script-gone',
  'other-home',
  'narrowed',
  'files-missing',
  'files-damaged',
  'settings-invalid',
]

function stateOf(findings: readonly HookFinding[]): HookStatus['state'] {
  const has = (...codes: readonly Code[]) => findings.some(({ code }) => codes.includes(code))
  if (has(...SWITCHES_OFF)) return 'disabled'
  if (has('not-installed', 'plugin-gone', 'plugin-unknown'))
    return has('settings-invalid', 'settings-unreadable') ? 'broken' : 'missing'
  if (has(...BREAKS)) return 'broken'
  if (has('doubled')) return 'doubled'
  return has('files-old', 'events-missing') ? 'old' : 'installed'
}

/** Why an installed hook does not do its work: the first finding that says so. Undefined if each does, or if none is installed. */
export function whatStopsHook({ state, findings }: HookStatus): HookFinding | undefined {
  if (state === 'disabled') return findings.find(({ code }) => SWITCHES_OFF.includes(code))
  if (state === 'broken') return findings.find(({ code }) => BREAKS.includes(code) || code === 'settings-unreadable')
  return undefined
}
