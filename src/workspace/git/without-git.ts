/** The environment without the variables that tell git, for example in its hooks, which repository is meant. */
export function withoutGit(env: Readonly<Record<string, string | undefined>>): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !/^GIT_/i.test(name)))
}
