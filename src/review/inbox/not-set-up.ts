import { EXIT, UserError } from '../../base/user-error.ts'
import type { WorkspaceLocation } from '../../workspace/locate/locate.ts'
import { placeObstacle } from '../../workspace/locate/place-obstacle.ts'
import type { Homes } from '../../workspace/paths/homes.ts'
import { trustRefusal } from '../../workspace/trust/trust.ts'
import { movedFrom } from './moved-project.ts'

/**
 * Why nothing can be done here, for a location that is neither this person's project nor a private workspace: exit 3, or the system's error if
 * it refuses to say whose project it is.
 */
export function notSetUp(location: WorkspaceLocation, homes: Homes): Error {
  const { kind, root, dir, id } = location
  const because = (message: string, hint: string) =>
    new UserError(message, { hint, exitCode: EXIT.notSetUp, code: 'not-set-up' })
  const obstacle = placeObstacle(location)
  if (obstacle) return because(`Sage is not set up in "${root}": ${obstacle.what}`, obstacle.wayOut)
  const refusal = kind === 'untrusted' ? trustRefusal(homes.dataHome, id) : undefined
  if (refusal) return refusal
  const from = movedFrom(location, homes)
  if (from !== undefined)
    return because(
      `"${root}" was moved: it was "${from}" when you set Sage up`,
      'Run "sage init" here to go on with its inbox and its approved learnings',
    )
  if (kind === 'untrusted')
    return because(
      `"${dir}" came with the project, or was moved with it: you have not set Sage up here`,
      'Run "sage init" to use Sage here; what the folder holds then waits for your decision. If you set it up before, SAGE_HOME was different then ("sage doctor")',
    )
  return because(`You have no Sage workspace at or above "${root}"`, 'Run "sage init" in the project')
}
