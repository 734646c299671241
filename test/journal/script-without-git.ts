import { runGit } from '../../src/journal/history/git.ts'

const { code } = await runGit(['version'], { gitDir: '.', timeout: 3_600_000 })
process.stdout.write(String(code))
