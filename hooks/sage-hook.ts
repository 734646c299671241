import { homedir } from 'node:os'
import { printTo, runHook } from '../src/hook/run-hook.ts'

process.on('uncaughtException', () => process.exit(0))

void runHook({
  environment: { env: process.env, home: process.env.HOME || homedir(), platform: process.platform },
  stdin: process.stdin,
  print: printTo(1),
  now: () => new Date(),
}).finally(() => process.exit(0))
