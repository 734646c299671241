/** The environment without the variables that tell git, for example in its hooks, which repository is meant. */
export function withoutGit(env: Readonly<Record<string, string | undefined>>): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !/^GIT_/i.test(name)))
}

/** How git is set up for all repositories of a person or a machine, where that is not in the files that it is in by default. */
const SET_UP = /^GIT_CONFIG_(?:GLOBAL|SYSTEM|NOSYSTEM)$/i

/** The same where the person's own git is asked: how they set it up counts. */
export function withoutRepository(env: Readonly<Record<string, string | undefined>>): NodeJS.ProcessEnv {
  const setUp = Object.entries(env).filter(([name]) => SET_UP.test(name))
  return { ...withoutGit(env), ...Object.fromEntries(setUp) }
}
