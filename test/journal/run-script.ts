import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { buildSync } from 'esbuild'
import { ranTo } from '../helpers/ran.ts'
import { temporaryFolder } from '../helpers/temporary-folder.ts'

/** Bundles a TypeScript file of this folder so that real processes can run it; returns the bundle's path. */
export function bundleScript(name: string): string {
  const outfile = join(temporaryFolder(), 'script.mjs')
  buildSync({
    entryPoints: [join(import.meta.dirname, name)],
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    outfile,
  })
  return outfile
}

/** Runs a bundle in a process of its own and resolves to its standard output; rejects unless it exits 0. */
export async function runScript(bundle: string, args: readonly string[]): Promise<string> {
  const { status, stdout, stderr } = await ranTo(spawn(process.execPath, [bundle, ...args]))
  if (status !== 0) throw new Error(`Exit ${status}: ${stderr}`)
  return stdout
}

/** Runs a bundle until it has printed so many lines, kills it, and resolves to all that it printed. */
export function killAfterLines(bundle: string, args: readonly string[], lines: number): Promise<string[]> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [bundle, ...args])
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      if (output.split('\n').length > lines) child.kill('SIGKILL')
    })
    child.on('close', () => resolve(output.split('\n').slice(0, -1)))
  })
}
