/** Whether Claude Code calls this command. Exit code 2 would then discard the person's prompt, whatever is wrong with the arguments. */
export function isHookCall([family, name = '']: readonly string[]): boolean {
  return family === 'hook' && ['run', 'inject-context', 'session-context'].includes(name)
}
