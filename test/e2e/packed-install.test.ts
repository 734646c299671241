import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { environmentOf } from '../helpers/run-built.ts'
import { createWorld } from '../helpers/world.ts'

const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'

/** Packs what would be published, and installs it into `prefix`. */
function install(prefix: string, ...options: readonly string[]): void {
  mkdirSync(prefix)
  const packing = ['pack', '--silent', '--ignore-scripts', '--pack-destination', prefix]
  const packed = execFileSync(npm, packing, { encoding: 'utf8' })
  const tarball = join(prefix, packed.trim().split('\n').at(-1) ?? '')
  const quietly = ['--silent', '--offline', '--no-audit', '--no-fund']
  execFileSync(npm, ['install', ...quietly, ...options, '--prefix', prefix, tarball], { cwd: prefix })
}

test('the packed package works where nothing else is installed', () => {
  const world = createWorld()
  const place = join(world.root, 'place')
  install(place)
  expect(readdirSync(join(place, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual(['sage-inbox'])

  const licenses = readFileSync(join(place, 'node_modules', 'sage-inbox', 'dist', 'THIRD-PARTY-LICENSES.txt'), 'utf8')
  for (const bundled of ['commander', 'ink', 'zod', '@modelcontextprotocol/server'])
    expect(licenses).toMatch(new RegExp(`^${bundled} \\d[\\d.]+ \\(`, 'm'))

  const sage = (...args: string[]) =>
    spawnSync(join(place, 'node_modules', '.bin', 'sage'), args, {
      cwd: world.project,
      env: environmentOf(world),
      encoding: 'utf8',
    })
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
  expect(sage('--version').stdout.trim()).toBe(version)
  expect(sage('init', '--yes')).toMatchObject({ status: 0, stderr: '' })
  expect(existsSync(join(world.sageHome, 'hook', 'sage-hook.cjs'))).toBe(true)

  const session = world.session('s1')
  session.turn('From now on always use pnpm, never npm, for installs in this repo.')
  session.stop()
  expect(sage('sync')).toMatchObject({ status: 0, stderr: '' })
  expect(sage('list').stdout).toContain('pnpm')
  expect(sage('uninstall', '--yes').status).toBe(0)

  const api = `import('sage-inbox').then((api) => console.log(Object.keys(api).sort().join()))`
  const { stdout } = spawnSync(process.execPath, ['-e', api], { cwd: place, encoding: 'utf8' })
  expect(stdout).toContain('detectLearningSignals')
  expect(stdout).toContain('listActiveSessions')
})

const TYPES = join('dist', 'types')

/** The packages that a declaration file names, and those that it names. */
function packagesOf(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return []
  seen.add(file)
  const names = readFileSync(file, 'utf8').matchAll(/(?:from |import\()["']([^"']+)["']/g)
  return [...names].flatMap(([, name = '']) =>
    name.startsWith('.') ? packagesOf(join(dirname(file), name.replace(/\.tsx?$/, '.d.ts')), seen) : [name],
  )
}

test.skipIf(!existsSync(TYPES))('the types of the API name no package that is not installed with it', () => {
  expect(packagesOf(join(TYPES, 'index.d.ts'))).toEqual([])
})

test('what is packed was built just before: npm pack of a clean clone was a package without a program', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
  expect(scripts.prepack).toBe('npm run --silent build')
})

test.skipIf(process.platform === 'win32')('npm install --global links the manual page, so that man finds it', () => {
  const prefix = join(createWorld().root, 'prefix')
  install(prefix, '--global')
  expect(readFileSync(join(prefix, 'share', 'man', 'man1', 'sage.1'), 'utf8')).toMatch(/^\.TH SAGE 1/m)
})
