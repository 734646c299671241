import { McpServer, ResourceNotFoundError, ResourceTemplate } from '@modelcontextprotocol/server'
import * as z from 'zod'
import { KINDS } from '../../extract/candidate.ts'
import { SCOPES, type Scope } from '../../journal/event/vocabulary.ts'
import { expectedErrorWithWayOut } from '../../workspace/files/way-out.ts'
import { OWN_SCOPES } from '../options/option-values.ts'
import type { CommandContext } from '../start/context.ts'
import { listLearnings, proposeLearning, searchLearnings } from './answers.ts'

const READS = { readOnlyHint: true, openWorldHint: false } as const
const PROPOSES = { readOnlyHint: false, destructiveHint: false, idempotentHint: true, openWorldHint: false } as const

const LIMIT = z.number().int().min(1).max(100).default(30).describe('How many to return at most.')
const OFFSET = z.number().int().min(0).default(0).describe('How many to skip at the beginning.')
/** The most in a resource, which is read as a whole; the tool gives the rest. */
const MAX_AT_ONCE = 500
const SCOPE = z.enum(SCOPES).optional().describe('Only learnings of this scope.')

/**
 * What an agent may do: read what the person approved, and propose. No tool decides, and none shows what waits, because a model must not
 * read what was not approved. The inbox is opened for each call, because the person may decide in between.
 */
export function createMcpServer(context: CommandContext): McpServer {
  const server = new McpServer({ name: 'sage', title: 'Sage', version: SAGE_VERSION })
  server.registerTool(
    'sage_search',
    {
      title: 'Search learnings',
      description:
        'Finds learnings by their words: preferences, corrections and facts that the person approved for all sessions.',
      inputSchema: z.object({ words: z.string().trim().min(1).max(1000), limit: LIMIT }),
      annotations: READS,
    },
    ({ words, limit }) => answer(() => searchLearnings(context, words, limit)),
  )
  server.registerTool(
    'sage_list',
    {
      title: 'List learnings',
      description: 'Lists the learnings that the person approved for all sessions.',
      inputSchema: z.object({ scope: SCOPE, limit: LIMIT, offset: OFFSET }),
      annotations: READS,
    },
    (asked) => answer(() => listLearnings(context, asked)),
  )
  server.registerTool(
    'sage_propose',
    {
      title: 'Propose a learning',
      description:
        'Puts one sentence that the person asked you to remember into their inbox, where only they can approve it. Not for your own conclusions, nor for what holds only for the task at hand.',
      inputSchema: z.object({
        text: z.string().min(1).max(2000).describe('One sentence that stands on its own, at most 500 characters.'),
        kind: z.enum(KINDS).default('preference'),
        scope: z.enum(OWN_SCOPES).default('project').describe('user: about the person, valid in all their projects.'),
      }),
      annotations: PROPOSES,
    },
    (given) => answer(() => proposeLearning(context, given)),
  )
  server.registerResource(
    'learnings',
    new ResourceTemplate('sage://learnings/{scope}', {
      list: () => ({ resources: SCOPES.map((scope) => ({ uri: uriOf(scope), name: `Learnings, scope ${scope}` })) }),
      complete: { scope: (begun) => SCOPES.filter((scope) => scope.startsWith(begun)) },
    }),
    { title: 'Learnings', description: 'What the person approved, by scope.', mimeType: 'text/plain' },
    async (uri) => {
      const scope = SCOPES.find((known) => uriOf(known) === uri.href)
      if (scope === undefined)
        throw new ResourceNotFoundError(uri.href, `There is no scope in "${uri.href}": ${SCOPES.map(uriOf).join(', ')}`)
      const text = await listLearnings(context, { scope, limit: MAX_AT_ONCE, offset: 0 })
      return { contents: [{ uri: uri.href, mimeType: 'text/plain', text }] }
    },
  )
  return server
}

function uriOf(scope: Scope): string {
  return `sage://learnings/${scope}`
}

type Answer = { content: [{ type: 'text'; text: string }]; isError?: true }

/** What the person can fix is answered with the way out. Anything else is a bug, and the library reports a failure. */
async function answer(tell: () => string | Promise<string>): Promise<Answer> {
  try {
    return { content: [{ type: 'text', text: await tell() }] }
  } catch (error) {
    return { content: [{ type: 'text', text: expectedErrorWithWayOut(error) }], isError: true }
  }
}
