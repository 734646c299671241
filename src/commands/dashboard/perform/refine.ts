import type { Dispatch } from '../../../dashboard/state/source.ts'
import { commandText, commandToRun } from '../../../review/refine/command.ts'
import { costText, outcomeText, requestText, prepareRefinePass, runRefinePass } from '../../../review/refine/pass.ts'
import type { World } from '../world/world.ts'

/** One model pass over what waits: first what it would send and cost. */
export async function planRefine(world: Pick<World, 'context' | 'inbox'>, dispatch: Dispatch): Promise<void> {
  const pass = await prepare(world, dispatch)
  if (!pass) return
  dispatch({
    type: 'planned',
    title: 'Let your model sort and shorten what is pending?',
    lines: [
      `${requestText(pass.request)}, to:`,
      `  ${commandText(pass.command)}`,
      '',
      'It can reword, merge, put off, and propose what just missed the threshold.',
      'You still approve every learning, and can undo all of it.',
    ],
    effect: { type: 'refine' },
  })
}

/** Then, after a `Y`, the pass itself. */
export async function refine(
  world: Pick<World, 'context' | 'inbox' | 'settle' | 'leaving'>,
  dispatch: Dispatch,
): Promise<void> {
  const { context, inbox, settle, leaving } = world
  const pass = await prepare(world, dispatch)
  if (!pass) return
  dispatch({ type: 'told', text: 'The model is at work; you can carry on' })
  const outcome = await runRefinePass(inbox, pass, {
    command: pass.command,
    env: context.environment.env,
    signal: leaving,
  })
  if (outcome.failed !== undefined)
    return leaving.aborted ? undefined : dispatch({ type: 'failed', text: `Nothing was changed: ${outcome.failed}` })
  settle(outcome.plan)
  const cost = costText(outcome.cost)
  dispatch({
    type: 'told',
    text: `${outcomeText(outcome)}${cost === '' ? '' : ` · ${cost}`}`,
    tone: 'ok',
  })
}

async function prepare({ context, inbox }: Pick<World, 'context' | 'inbox'>, dispatch: Dispatch) {
  const command = commandToRun(inbox.settings.config.refine.command)
  const pass = await prepareRefinePass(inbox, context.now())
  if (!pass) dispatch({ type: 'told', text: 'Nothing pending that a model could sort' })
  return pass && { ...pass, command }
}
