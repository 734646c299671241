import { isAbsolute, join, resolve } from 'node:path'
import { inside } from './paths.ts'

/** What decides where this person's data lies. Passed in, never read at import time, so that every test can have its own world. */
export type Environment = {
  readonly env: Readonly<Record<string, string | undefined>>
  readonly home: string
  readonly platform: NodeJS.Platform
}

/** Expands `~/…` as a shell would: in a service's file, or the settings of an editor, nothing does. */
export function withoutTilde(path: string, home: string): string {
  return /^~(?=[\\/]|$)/.test(path) ? home + path.slice(1) : path
}

/**
 * `$SAGE_HOME`, else `$XDG_DATA_HOME/sage`, else the platform's usual place. A relative `$SAGE_HOME` starts at the home folder, never at the
 * current one: the key must not end up wherever a command happens to run. The XDG specification says to ignore a relative path.
 */
export function dataHome({ env, home, platform }: Environment): string {
  // Nothing to resolve, and hooks need not pay for it.
  if (env.SAGE_HOME?.startsWith('/') && platform !== 'win32') return env.SAGE_HOME
  if (env.SAGE_HOME) return resolve(home, withoutTilde(env.SAGE_HOME, home))
  if (env.XDG_DATA_HOME && isAbsolute(env.XDG_DATA_HOME)) return join(env.XDG_DATA_HOME, 'sage')
  if (platform === 'win32') return join(env.LOCALAPPDATA ?? localAppData(home), 'sage')
  return inside(inside(inside(home, '.local'), 'share'), 'sage')
}

const BUNDLES = /^(.+)[\\/]hook[\\/]sage-(?:hook|statusline)\.cjs$/

/**
 * The data home that an installed hook or status line is in, by the path it is called by: a repository's settings reach the environment of
 * what Claude Code runs, and must not decide whose key and whose approvals count. Undefined for a package's own copy, in `dist/hook`.
 * (HOME, PATH and NODE_OPTIONS decide what runs at all: nothing that runs can prevent that.)
 */
export function homeOfInstalled(script: string, environment: Environment): string | undefined {
  const home = BUNDLES.exec(script)?.[1]
  if (home === undefined || !/[\\/]dist$/.test(home)) return home
  return home === dataHome(environment) ? home : undefined
}

/** Whether the environment, not the platform, says where the data home is. */
export function namesDataHome({ env, home, platform }: Environment): boolean {
  if (env.SAGE_HOME || (env.XDG_DATA_HOME && isAbsolute(env.XDG_DATA_HOME))) return true
  return platform === 'win32' && env.LOCALAPPDATA !== undefined && env.LOCALAPPDATA !== localAppData(home)
}

function localAppData(home: string): string {
  return join(home, 'AppData', 'Local')
}

/** Claude Code's configuration folder: `$CLAUDE_CONFIG_DIR`, else `~/.claude`. */
export function claudeConfigDir({ env, home }: Environment): string {
  return env.CLAUDE_CONFIG_DIR || inside(home, '.claude')
}

/** Where this person's data lies: Sage's folder, Claude Code's configuration folder, and their home folder, which `~/` stands for. */
export type Homes = { readonly dataHome: string; readonly claudeDir: string; readonly home: string }

export function homesOf(environment: Environment): Homes {
  return { dataHome: dataHome(environment), claudeDir: claudeConfigDir(environment), home: environment.home }
}
