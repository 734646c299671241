// Draws the pictures of the README anew, from the dashboard in a real pseudo-terminal: `node scripts/pictures.mjs`.
import { spawnSync } from 'node:child_process'

const { status } = spawnSync('npx', ['vitest', 'run', 'test/dashboard/pictures.test.ts'], {
  stdio: 'inherit',
  env: { ...process.env, SAGE_UPDATE: '1' },
  shell: process.platform === 'win32',
})
process.exit(status ?? 1)
