import { JSON_PROBLEMS } from '../../base/strict-json.ts'
import { UserError } from '../../base/user-error.ts'
import type { PatchRefusal } from './settings-patch.ts'

const WHY: Record<PatchRefusal['reason'], string> = {
  ...JSON_PROBLEMS,
  'bad-hooks': 'its "hooks" are not in the form that Claude Code reads',
}

const WAY_OUT: Record<PatchRefusal['reason'], string> = {
  comment: 'Claude Code reads strict JSON and ignores a whole file that has a comment. Remove it, then try again',
  'trailing-comma':
    'Claude Code reads strict JSON and ignores a whole file that has such a comma. Remove it, then try again',
  'duplicate-key': 'Only one of the two can apply. Merge them, then try again',
  syntax: 'Claude Code ignores the whole file. Fix that line, then try again',
  'not-an-object': 'Settings begin with "{" and end with "}". Fix the file, then try again',
  'too-deep': 'No setting of Claude Code is nested that deeply. Remove what is there, then try again',
  'bad-hooks': 'Each event under "hooks" is a list. Fix the file, then try again',
}

/** The error that names the file, the line, the reason and what to do. Nothing was changed. */
export function refusalError(path: string, refusal: PatchRefusal): UserError {
  const key = refusal.key === undefined ? '' : ` ("${refusal.key}")`
  return new UserError(`Cannot change "${path}", line ${refusal.line}: ${WHY[refusal.reason]}${key}`, {
    hint: WAY_OUT[refusal.reason],
    code: `settings-${refusal.reason}`,
  })
}
