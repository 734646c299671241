import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { vi } from 'vitest'
import { HOOK_FILES } from '../../src/install/hooks/hook-files.ts'
import { whenOver } from './when-over.ts'

/**
 * Makes a program with hook files below `root`, and lets this process pass for it until the test is over: installing the hook copies the files
 * from there.
 */
export function makeProgramToInstall(root: string): void {
  const [hook, program] = [join(root, 'dist', 'hook'), join(root, 'dist', 'cli.cjs')]
  mkdirSync(hook, { recursive: true })
  for (const name of HOOK_FILES) writeFileSync(join(hook, name), `// ${name}`)
  writeFileSync(program, '')
  const spy = vi.spyOn(process, 'argv', 'get').mockReturnValue([process.execPath, program])
  whenOver(() => spy.mockRestore())
}
