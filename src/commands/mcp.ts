import { serveStdio } from '@modelcontextprotocol/server/stdio'
import { EXIT, UserError } from '../base/user-error.ts'
import { createMcpServer } from './mcp/server.ts'
import { createTransport } from './mcp/transport.ts'
import { remark } from './say/say.ts'
import type { CommandContext } from './start/context.ts'

/**
 * `sage mcp`: what an agent may do with learnings, over MCP on stdin and stdout, until the client closes them. It is a child of the
 * client and ends with it; nothing listens on a port. Only the protocol goes to stdout.
 */
export async function run(context: CommandContext): Promise<number> {
  const { stdin, stdout, stderr } = context
  if (stdin.isTTY)
    throw new UserError('"sage mcp" talks to a program, not to a person', {
      hint: 'Add it to Claude Code: claude mcp add --scope user sage -- sage mcp',
      exitCode: EXIT.usage,
      code: 'needs-client',
    })
  const { transport, closed } = createTransport(stdin, stdout)
  serveStdio(() => createMcpServer(context), {
    transport,
    // The message quotes what a client sent, possibly on several lines.
    onerror: ({ message }) => remark(stderr, message.replaceAll(/\s+/gu, ' ')),
  })
  await closed
  stdin.destroy()
  return EXIT.ok
}
