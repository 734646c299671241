import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { InjectionEvent } from '../../../src/hook/injection/injection-event.ts'
import { deliver } from '../../../src/hook/injection/injection-output.ts'
import { NO_RECORD } from '../../../src/hook/injection/injection-record.ts'
import type { ProjectionTarget } from '../../../src/runtime/projection/format.ts'
import { temporaryFolder } from '../../helpers/temporary-folder.ts'

test('deliver() gives a session its learnings where nothing can be noted, and a prompt nothing: each would be told the same', () => {
  const file = join(temporaryFolder(), 'a file where the folder should be')
  writeFileSync(file, '')
  const delivered = (event: InjectionEvent['name']) =>
    deliver(
      { event, text: 'Use pnpm', systemMessage: '', keys: ['k'], record: NO_RECORD },
      { sessionId: 'session-1' } as InjectionEvent,
      { workspaceDir: file } as ProjectionTarget,
    )
  expect(delivered('SessionStart')).toContain('Use pnpm')
  expect(() => delivered('UserPromptSubmit')).toThrow(/Cannot use/)
})
