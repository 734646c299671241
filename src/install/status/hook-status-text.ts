import type { SettingsScope } from '../../workspace/settings/settings-places.ts'
import type { HookFinding } from './hook-status.ts'
import type { NarrowingKey } from './narrowed.ts'

/**
 * If one copy is the user's and the other the project's, one can be removed. Otherwise all are made identical, because identical hooks run only
 * once.
 */
function onlyOneTodo(scopes: readonly SettingsScope[]): string {
  const ways = removing(scopes)
  if (ways.length < 2) return '"sage doctor --fix" makes them identical, and Claude Code then runs only one'
  return `Keep one: ${ways.join(' or ')}`
}

/** The commands that remove hooks from these settings: the person's, and the project's. */
function removing(scopes: readonly SettingsScope[]): readonly string[] {
  return [
    ...(scopes.includes('user') ? ['"sage hook uninstall --global"'] : []),
    ...(scopes.some((scope) => scope !== 'user') ? ['"sage hook uninstall"'] : []),
  ]
}

const OR_THE_PLUGIN = 'sage init; or, to use the plugin: claude plugin marketplace add "$(npm root -g)/sage-inbox"'

const WRITES_ANEW = 'sage doctor --fix'

/** What such a key does to the hook, and what undoes it. A group may have a matcher for other hooks in it. */
const NARROWED: Readonly<Record<NarrowingKey, { readonly does: string; readonly todo: string }>> = {
  type: { does: 'keeps Claude Code from calling the hook', todo: WRITES_ANEW },
  if: { does: 'keeps Claude Code from calling the hook', todo: WRITES_ANEW },
  timeout: { does: 'ends the hook before it has answered', todo: WRITES_ANEW },
  matcher: {
    does: 'keeps Claude Code from calling the hook each time',
    todo: 'Remove that "matcher", or move the hook to a group without one',
  },
}

/** One finding in words, and what to do about it. */
export function hookFindingText(finding: HookFinding): { says: string; todo: string } {
  switch (finding.code) {
    case 'not-installed':
      return { says: 'The hook is not installed: Sage learns nothing from Claude Code', todo: 'sage init' }
    case 'plugin-gone':
      return {
        says: `Claude Code cannot load the plugin "${finding.plugin}", so Sage learns nothing from it: "${finding.target}" does not exist`,
        todo: OR_THE_PLUGIN,
      }
    case 'plugin-unknown':
      return {
        says: `Claude Code cannot load the plugin "${finding.plugin}", which "${finding.path}" switches on, so Sage learns nothing from it: there is no marketplace "${finding.marketplace}" on this machine`,
        todo: OR_THE_PLUGIN,
      }
    case 'doubled':
      return {
        says: `The hook is installed more than once and would inject twice: ${finding.paths.join(', ')}`,
        todo: onlyOneTodo(finding.scopes),
      }
    case 'plugin-idle':
      return {
        says: `Claude Code calls the plugin "${finding.plugin}" as well as the hook in ${finding.paths.join(', ')}; the plugin leaves the work to the hook`,
        todo: `Nothing is given twice; to save one process per event: ${removing(finding.scopes).join(' and ')}`,
      }
    case 'events-missing':
      return {
        says: `"${finding.path}" is missing the hook for ${finding.events.join(', ')}`,
        todo: 'sage doctor --fix',
      }
    case 'narrowed':
      return {
        says: `The "${finding.key}" in "${finding.path}" ${NARROWED[finding.key].does} at ${finding.events.join(', ')}`,
        todo: NARROWED[finding.key].todo,
      }
    case 'node-gone':
    case 'script-gone':
      return { says: `"${finding.path}" calls "${finding.target}", which does not exist`, todo: 'sage doctor --fix' }
    case 'other-home':
      return {
        says: `"${finding.path}" calls a hook that uses the data in "${finding.target}" and gives nothing from your data in "${finding.home}"`,
        todo: `Set SAGE_HOME to "${finding.target}" again; or, to make the hook work for the other folder: sage doctor --fix`,
      }
    case 'settings-invalid':
      if (finding.reason === 'not-an-object')
        return {
          says: `"${finding.path}" is not a JSON object: Claude Code ignores all of it`,
          todo: 'Settings begin with "{" and end with "}"',
        }
      return {
        says: `"${finding.path}" is not valid JSON (line ${finding.line}): Claude Code ignores all of it`,
        todo: 'Fix that line; comments and trailing commas are not allowed there',
      }
    case 'settings-unreadable':
      return { says: finding.why, todo: finding.wayOut ?? 'Check its owner and its mode' }
    case 'all-disabled':
      return { says: `"${finding.path}" turns all hooks off`, todo: 'Remove "disableAllHooks" there' }
    case 'managed':
      return {
        says: `"${finding.path}" allows none of your hooks to run ("${finding.key}")`,
        todo: 'Ask whoever manages that file; until then "sage scan" finds what you typed, but Claude is given nothing',
      }
    case 'files-missing':
      return { says: 'The installed hook is missing', todo: 'sage doctor --fix' }
    case 'files-damaged':
      return { says: 'The installed hook is not the file that was installed', todo: 'sage doctor --fix' }
    case 'files-old':
      return {
        says: `The installed hook is from another build of Sage (version ${finding.version})`,
        todo: 'sage doctor --fix',
      }
  }
}
