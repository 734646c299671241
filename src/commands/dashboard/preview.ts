import { relative } from 'node:path'
import type { Config } from '../../config/schema.ts'
import type { Preview } from '../../dashboard/source.ts'
import type { Forecast } from '../../inject/forecast.ts'
import { renderLearning } from '../../inject/render-learning.ts'
import type { Item } from '../../journal/item/item.ts'
import type { ProjectionTarget } from '../../runtime/projection-format.ts'
import { estimateTokens } from '../../text/tokens.ts'
import { userPaths, workspacePaths } from '../../workspace/paths.ts'
import { knownSentence } from '../items/known-sentence.ts'

/** What approving an item would give to Claude, rendered by the hook's own code. */
export function previewItem(item: Item, config: Config, target: ProjectionTarget, start?: Forecast): Preview {
  const text = renderLearning(item, config.inject.format)
  const file =
    item.scope === 'project'
      ? relative(target.projectDir, workspacePaths(target.workspaceDir).learnings)
      : userPaths(target.dataHome).learnings
  const known = knownSentence(item, target)
  return {
    file,
    lines: text.split('\n'),
    tokens: estimateTokens(text),
    ...(start && { start }),
    withPrompts: config.inject.prompt,
    ...(known && { known }),
  }
}
