import { recordPaths, userPaths, workspacePaths } from './paths.ts'

/** A project by its folder, and this person's records of it. */
type Place = { readonly workspaceDir: string; readonly dataHome: string; readonly id: string }

/** The files that decide which items there are and which learnings are printed. While none of them changes, what was made from them is valid. */
export function decidingFiles({ workspaceDir, dataHome, id }: Place): string[] {
  const project = workspacePaths(workspaceDir)
  const user = userPaths(dataHome)
  const { decided } = recordPaths(dataHome, id)
  const journals = [project.journal, user.journal, decided, user.decided, user.key, user.globalLearnings]
  return [...journals, project.config, user.config]
}
