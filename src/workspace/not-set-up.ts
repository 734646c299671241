import { EXIT, UserError } from '../text/user-error.ts'
import type { WorkspaceLocation } from './locate.ts'
import { placeObstacle } from './place-obstacle.ts'

/**
 * Why nothing can be done here, for a location that is neither a project of this person's nor a private workspace. `movedFrom`: where it was
 * when this person set it up.
 */
export function notSetUp(location: WorkspaceLocation, movedFrom?: string): UserError {
  const options = { exitCode: EXIT.notSetUp, code: 'not-set-up' }
  const obstacle = placeObstacle(location)
  if (obstacle)
    return new UserError(`Sage is not set up in "${location.root}": ${obstacle.what}`, {
      ...options,
      hint: obstacle.wayOut,
    })
  if (movedFrom !== undefined)
    return new UserError(`"${location.root}" was moved: it was "${movedFrom}" when you set Sage up`, {
      ...options,
      hint: 'Run "sage init" here: it offers to take over its approved learnings.',
    })
  if (location.kind === 'untrusted')
    return new UserError(
      `"${location.dir}" came with the project, or was moved with it: you have not set Sage up in this place`,
      {
        ...options,
        hint: 'Run "sage init" to use Sage here; what the folder holds then waits for your decision. If you set it up before, SAGE_HOME was another one then ("sage doctor").',
      },
    )
  return new UserError(`There is no Sage workspace at or above "${location.root}"`, {
    ...options,
    hint: 'Run "sage init" in the project.',
  })
}
