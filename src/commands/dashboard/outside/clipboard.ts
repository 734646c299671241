import { spawnSync } from 'node:child_process'
import { regenerableWrite } from '../../../workspace/files/regenerable-write.ts'
import type { Environment } from '../../../workspace/paths/homes.ts'
import { programToStart } from '../../../workspace/processes/program-path.ts'

/** A way to the clipboard: a program that reads the text, an escape sequence for the terminal, or a file. */
export type ClipboardRoute =
  | { readonly name: string; readonly command: readonly string[]; readonly encoding?: BufferEncoding }
  | { readonly name: string; readonly sequence: string }
  | { readonly name: string; readonly file: string }

/** It expects the system's code page, of which ASCII is always a part, and recognises UTF-16. */
const CLIP: ClipboardRoute = { name: 'clip.exe', command: ['clip.exe'], encoding: 'utf16le' }

/** Terminals limit what they accept by OSC 52; all of them accept this much base64. */
const MAX_BASE64 = 74_000

type RouteOptions = Pick<Environment, 'env' | 'platform'> & {
  /** The person's own command, if any. */
  readonly configured: readonly string[]
  /** The last resort. */
  readonly file: string
}

/**
 * The ways to the clipboard, in the order they are tried: the configured command, tmux, the system's own tool (not over a remote login,
 * where it would fill the wrong clipboard), the terminal itself, a file.
 */
export function clipboardRoutes(text: string, { env, platform, configured, file }: RouteOptions): ClipboardRoute[] {
  const routes: ClipboardRoute[] = []
  if (configured[0] !== undefined) routes.push({ name: configured[0], command: configured })
  if (env.TMUX) routes.push({ name: 'tmux', command: ['tmux', 'load-buffer', '-w', '-'] })
  if (!env.SSH_CONNECTION && !env.SSH_TTY) routes.push(...nativeRoutes(env, platform))
  const base64 = Buffer.from(text).toString('base64')
  if (base64.length <= MAX_BASE64 && env.TERM !== 'linux' && env.TERM !== 'dumb')
    routes.push({ name: 'the terminal (OSC 52)', sequence: toTerminal(`\u001b]52;c;${base64}\u0007`, env) })
  routes.push({ name: file, file })
  return routes
}

/** How much text GNU screen passes on at once. */
const SCREEN_HANDS_ON = 240

/** A sequence for the outer terminal: GNU screen keeps it to itself unless told to pass it on. */
function toTerminal(sequence: string, env: Environment['env']): string {
  if (!env.STY || env.TMUX) return sequence
  const pieces = sequence.match(new RegExp(`[^]{1,${SCREEN_HANDS_ON}}`, 'gu')) ?? []
  return pieces.map((piece) => `\u001bP${piece}\u001b\\`).join('')
}

function nativeRoutes(env: Environment['env'], platform: NodeJS.Platform): ClipboardRoute[] {
  if (platform === 'darwin') return [{ name: 'pbcopy', command: ['pbcopy'] }]
  if (platform === 'win32') return [CLIP]
  return [
    ...(env.WAYLAND_DISPLAY ? [{ name: 'wl-copy', command: ['wl-copy'] }] : []),
    ...(env.DISPLAY ? [{ name: 'xclip', command: ['xclip', '-selection', 'clipboard'] }] : []),
    ...(env.WSL_DISTRO_NAME ? [CLIP] : []),
  ]
}

/** Milliseconds that a program for copying may take. */
const PATIENCE = 2000

/** Uses the first way that works and returns its name, to be shown: a copy that silently goes nowhere is what people complain about most. */
export function copyText(
  text: string,
  routes: readonly ClipboardRoute[],
  write: (sequence: string) => void,
  patience = PATIENCE,
): string {
  for (const route of routes) {
    if ('sequence' in route) {
      write(route.sequence)
      return route.name
    }
    if ('file' in route) {
      regenerableWrite(route.file, text)
      return route.name
    }
    const [program = '', ...args] = route.command
    const { status, error } = spawnSync(programToStart(program), args, {
      input: Buffer.from(text, isAscii(text) ? 'utf8' : route.encoding),
      stdio: ['pipe', 'ignore', 'ignore'],
      timeout: patience,
      killSignal: 'SIGKILL',
    })
    if (!error && status === 0) return route.name
  }
  return 'nowhere'
}

function isAscii(text: string): boolean {
  return /^\p{ASCII}*$/u.test(text)
}
