import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { recordPaths } from '../../src/workspace/paths/paths.ts'
import { workspaceId } from '../../src/workspace/paths/workspace-id.ts'
import { openSage } from '../helpers/sage-terminal.ts'
import { until } from '../helpers/until.ts'
import { createWorld, type World } from '../helpers/world.ts'

/** A repository at `folder` whose two commits change the same two files of the project. */
function commitTwice(world: World, folder: string) {
  const git = (...args: string[]) =>
    spawnSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.c', ...args], { cwd: folder })
  git('init', '-q')
  for (const text of ['one\n', 'two\n']) {
    for (const file of ['page.ts', 'page.css']) writeFileSync(join(world.project, file), text)
    git('add', join(world.project, 'page.ts'), join(world.project, 'page.css'))
    git('commit', '-qm', text)
  }
}

test.each([
  ['the project', 'page.ts', (world: World) => world.project],
  ['a folder above it', 'project/page.ts', (world: World) => world.root],
])('a dashboard counts which files change together where the repository is that of %s', async (_name, file, of) => {
  const world = createWorld()
  commitTwice(world, of(world))
  const sage = await openSage(world)
  const { cochange } = recordPaths(world.sageHome, workspaceId(world.project))
  await until(() => expect(readFileSync(cochange, 'utf8')).toContain(`"${file}":[[`))
  sage.send('q')
  await sage.exit
})
