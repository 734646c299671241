import { homedir } from 'node:os'
import { readObject } from '../src/hook/read-object.ts'
import { readStdin } from '../src/hook/read-stdin.ts'
import { INPUT_DEADLINE, prepareHook, printTo } from '../src/hook/run-hook.ts'

const leave = () => process.exit(0)
process.on('uncaughtException', leave)

const take = prepareHook({
  environment: { env: process.env, home: homedir(), platform: process.platform },
  print: printTo(1),
  now: () => new Date(),
})
if (!take) leave()
else {
  const received = readStdin(INPUT_DEADLINE)
  if (!received) void readObject(process.stdin, INPUT_DEADLINE).then(take).finally(leave)
  else {
    take(received)
    leave()
  }
}
