/** Whether Claude Code calls this command: an exit of 2 would take the person's prompt away, whatever is wrong with the arguments. */
export function isHookCall([family, name = '']: readonly string[]): boolean {
  return family === 'hook' && ['run', 'inject-context', 'session-context'].includes(name)
}
