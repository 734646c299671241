import type { ChildProcess } from 'node:child_process'

/** How a program ended, and what it printed. */
export type Ran = { readonly status: number | null; readonly stdout: string; readonly stderr: string }

/** Resolves when a started program has ended. */
export function ranTo(child: ChildProcess): Promise<Ran> {
  return new Promise((resolve, reject) => {
    let stdout = ''
    let stderr = ''
    child.stdout?.on('data', (chunk: Buffer) => (stdout += chunk.toString()))
    child.stderr?.on('data', (chunk: Buffer) => (stderr += chunk.toString()))
    child.on('error', reject)
    child.on('close', (status) => resolve({ status, stdout, stderr }))
  })
}
