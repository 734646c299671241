import { homedir } from 'node:os'
import { readObject } from '../src/hook/read-object.ts'
import { readStdin } from '../src/hook/read-stdin.ts'
import { printTo, runHook } from '../src/hook/run-hook.ts'

process.on('uncaughtException', () => process.exit(0))

void runHook({
  environment: { env: process.env, home: process.env.HOME || homedir(), platform: process.platform },
  receive: (deadline) => readStdin(deadline) ?? readObject(process.stdin, deadline),
  print: printTo(1),
  now: () => new Date(),
}).finally(() => process.exit(0))
