import { relative } from 'node:path'
import type { Config } from '../../../config/schema.ts'
import { isReadInFile, type Preview } from '../../../dashboard/state/source.ts'
import type { Forecast } from '../../../inject/publish/forecast.ts'
import { renderLearning } from '../../../inject/render/render-learning.ts'
import { renderMarkdownLine } from '../../../inject/render/render-markdown.ts'
import { isUndecided, type Item } from '../../../journal/item/item.ts'
import type { ProjectionTarget } from '../../../runtime/projection/format.ts'
import { estimateTokens } from '../../../text/tokens.ts'
import { contains } from '../../../workspace/files/real-path.ts'
import { userPaths, workspacePaths } from '../../../workspace/paths/paths.ts'
import { findKnown } from '../../items/find-known.ts'

type PreviewOptions = {
  readonly config: Config
  readonly target: ProjectionTarget
  /** What it would do to the start of later sessions, if that is known already. */
  readonly start?: Forecast
}

/** What approving an item would give to Claude, as a hook prints it or as it stands in the file that Claude Code reads itself. */
export function previewItem(item: Item, { config, target, start }: PreviewOptions): Preview {
  const isInFile = isReadInFile({ start })
  const text = renderLearning(item, isInFile ? 'markdown' : config.inject.format)
  const path = (item.scope === 'project' ? workspacePaths(target.workspaceDir) : userPaths(target.dataHome)).learnings
  const file = contains(target.projectDir, path) ? relative(target.projectDir, path) : path
  const known = isUndecided(item) ? findKnown(item.text, target) : undefined
  return {
    file,
    lines: text.split('\n'),
    // Claude Code takes the comments around it out of the file.
    tokens: estimateTokens(isInFile ? renderMarkdownLine(item.text) : text),
    ...(start && { start }),
    withPrompts: config.inject.prompt,
    ...(known && { known }),
  }
}
