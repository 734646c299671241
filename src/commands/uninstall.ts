import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { isExpectedError } from '../base/system-error.ts'
import { EXIT, UserError } from '../base/user-error.ts'
import { GIT_HANGS, installedGitHook, isForAllRepositories } from '../install/git-hook/git-hook-file.ts'
import { forgetSpareBackups } from '../install/hooks/install-hooks.ts'
import { receiptFiles, receiptsIn } from '../install/hooks/receipt.ts'
import { type Environment, homesOf } from '../workspace/paths/homes.ts'
import { userPaths, WORKSPACE_FOLDER } from '../workspace/paths/paths.ts'
import { SETTINGS_SCOPES, settingsPath } from '../workspace/settings/settings-places.ts'
import { listTrusted } from '../workspace/trust/trust.ts'
import { offerGitHookRemoval } from './hook-git.ts'
import { uninstallFrom } from './hooks/install-hook.ts'
import { hasImportLine, importPlaces, offerImportRemoval } from './init/import-line.ts'
import { type ChangeOutcome, type Consent, consentOf } from './say/consent.ts'
import { sayError } from './say/say-error.ts'
import { say } from './say/say.ts'
import type { CommandContext, Options } from './start/context.ts'
import { ownHookStatus } from './start/own-hook.ts'
import { refuseAgent } from './start/person.ts'
import { locationOf } from './start/project-root.ts'
import { removeStatusline } from './statusline-install.ts'
import { createAttempt, type StepOutcome } from './uninstall/attempt.ts'

const BAD: readonly StepOutcome[] = ['declined', 'failed', 'left-over']

/**
 * `sage uninstall`: removes Sage from Claude Code everywhere, even if a single file refuses. What was learned stays; it says where, and how to
 * delete it.
 */
export async function run(context: CommandContext, _args: readonly string[], options: Options): Promise<number> {
  if (options.dryRun !== true) refuseAgent(context, 'remove Sage from Claude Code')
  const { environment, stdout, stderr } = context
  const { dataHome } = homesOf(environment)
  const location = locationOf(context)
  const consent = consentOf(options)
  const attempt = createAttempt(context, dataHome)
  const paths = new Set(SETTINGS_SCOPES.map((scope) => settingsPath(scope, environment, location.root)))
  const { findings, plugin, installations } = ownHookStatus(environment, location.root)
  const otherHomes = findings.flatMap((finding) => (finding.code === 'other-home' ? [finding.target] : []))
  await addFromReceipts(paths, dataHome, attempt)
  await attempt.run(() => removeStatusline(context, consent))
  await attempt.run(() => offerGitHookRemoval(context, consent))
  const others = otherProjects(dataHome, location.root)
  if (others.length > 0 && installations.some(({ scope }) => scope === 'user')) say(stdout, alsoEndsText(others))
  const hooks: StepOutcome[] = []
  for (const path of paths) hooks.push(await attempt.run(() => uninstallFrom(context, path, consent)))
  if (hooks.every((outcome) => outcome === 'nothing-to-do') && !plugin)
    say(stdout, 'The hook is not installed anywhere.')
  if (plugin)
    say(stdout, `Claude Code still runs Sage as the plugin "${plugin.name}": claude plugin uninstall ${plugin.name}`)
  // After the hooks, because their settings may be the last thing in a rule's folder.
  for (const place of importPlaces(location, environment))
    await attempt.run(() => offerImportRemoval(context, place, consent))
  // Files that Claude Code's settings still call stay.
  const backups: string[] = []
  if (mayRemoveFiles(attempt.outcomes, consent)) {
    await attempt.run(() => removeHookFiles(dataHome))
    await attempt.run(() => {
      backups.push(...forgetSpareBackups(dataHome, paths))
      return 'done'
    })
  }
  const leftOver = attempt.leftOver()
  if (leftOver) sayError(stderr, leftOver)
  if (attempt.outcomes.has('failed'))
    say(stderr, 'Sage is not fully removed: fix that, then run "sage uninstall" again.')
  if (BAD.some((outcome) => attempt.outcomes.has(outcome))) return EXIT.failure
  for (const backup of backups)
    say(stdout, `An earlier version of your settings is kept: "${backup}". Delete it if nothing is missing.`)
  const unfinished = unfinishedOf(others, environment)
  if (unfinished.length > 0) say(stdout, unfinishedText(unfinished))
  const workspaces = [location.dir, ...others.map((root) => join(root, WORKSPACE_FOLDER))]
  const kept = [...new Set([...workspaces, dataHome, ...otherHomes])].filter((folder) => existsSync(folder))
  if (kept.length > 0) say(stdout, ...keptLines(kept))
  return EXIT.ok
}

/** Adds the settings that receipts name. One that cannot be read is told, and keeps no other from being found. */
async function addFromReceipts(
  paths: Set<string>,
  dataHome: string,
  attempt: ReturnType<typeof createAttempt>,
): Promise<void> {
  const files: string[] = []
  await attempt.run(() => {
    files.push(...receiptFiles(dataHome))
    return 'nothing-to-do'
  })
  for (const file of files)
    await attempt.run(() => {
      for (const { path } of receiptsIn(file)) paths.add(path)
      return 'nothing-to-do'
    })
}

/** The person's other projects that the hook serves. */
function otherProjects(dataHome: string, root: string): string[] {
  return listTrusted(dataHome).filter((other) => other !== root && existsSync(join(other, WORKSPACE_FOLDER)))
}

/**
 * The projects whose own files still have what only `sage uninstall` in there takes out. One that does not answer prevents nothing here, and a
 * git that hangs in one is not asked about the next: each would take as long.
 */
function unfinishedOf(projects: readonly string[], environment: Environment): string[] {
  let gitHangs = false
  const isLeftIn = (root: string) => {
    try {
      const places = importPlaces({ root }, environment).filter(({ scope }) => scope === 'project')
      if (places.some(hasImportLine)) return true
      return !gitHangs && installedGitHook(root) !== undefined && !isForAllRepositories(root)
    } catch (error) {
      if (!isExpectedError(error)) throw error
      gitHangs ||= error instanceof UserError && error.code === GIT_HANGS
      return false
    }
  }
  return projects.filter(isLeftIn)
}

function unfinishedText(projects: readonly string[]): string {
  return `Run "sage uninstall" in ${foldersText(projects)}, too: an import of the learnings or a git hook is still there.`
}

function alsoEndsText(projects: readonly string[]): string {
  return `The hook serves all your projects: ${foldersText(projects)} will no longer be read or given learnings either.`
}

function foldersText(folders: readonly string[]): string {
  const names = folders.map((folder) => `"${folder}"`)
  return [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' and ')
}

/** One folder per line, to be copied: a person may have set up dozens of projects. */
function keptLines(folders: readonly string[]): string[] {
  return ['What you approved is kept. To remove it for good, delete:', ...folders.map((folder) => `  "${folder}"`)]
}

function mayRemoveFiles(outcomes: ReadonlySet<StepOutcome>, { dryRun }: Consent): boolean {
  return !dryRun && !outcomes.has('declined') && !outcomes.has('failed')
}

function removeHookFiles(dataHome: string): ChangeOutcome {
  rmSync(userPaths(dataHome).hookFolder, { recursive: true, force: true })
  return 'done'
}
