import { appendFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Inbox, openInbox } from '../../src/review/inbox/inbox.ts'
import { ensureRuntimeFolders } from '../../src/runtime/folders/folders.ts'
import { type EndedSession, writeEnded } from '../../src/runtime/sessions/ended.ts'
import { removeSignal, writeSignal } from '../../src/runtime/sessions/review-signals.ts'
import { removeSessionMetadata } from '../../src/runtime/sessions/session-metadata.ts'
import type { Environment } from '../../src/workspace/paths/homes.ts'
import { recordPaths, type WorkspacePaths, workspacePaths } from '../../src/workspace/paths/paths.ts'
import { workspaceId } from '../../src/workspace/paths/workspace-id.ts'
import { ensureKey } from '../../src/workspace/trust/key.ts'
import { makeTrust } from '../../src/workspace/trust/trust.ts'
import { temporaryFolder } from './temporary-folder.ts'
import { whenOver } from './when-over.ts'
import { writeSessionMetadata } from './write-session-metadata.ts'

/** A person with a home, Claude Code's folder and one initialised project: real files, removed after the test. */
export type World = ReturnType<typeof createWorld>

export function createWorld({ name = 'project' } = {}) {
  const root = temporaryFolder()
  const opened: Inbox[] = []
  // git works in the background, and its folder cannot be removed while it writes there. The last of these requests is done first.
  whenOver(() => Promise.all(opened.map(({ settler }) => settler.flush())))
  const project = join(root, name)
  const home = join(root, 'home')
  const sageHome = join(home, 'sage')
  const claude = join(home, '.claude')
  const projects = join(claude, 'projects', '-project')
  for (const folder of [project, projects]) mkdirSync(folder, { recursive: true })
  const environment: Environment = {
    env: { SAGE_HOME: sageHome, CLAUDE_CONFIG_DIR: claude, HOME: home, PATH: process.env.PATH },
    home,
    platform: process.platform,
  }
  const paths = workspacePaths(join(project, '.sage'))
  mkdirSync(paths.dir, { mode: 0o700 })
  mkdirSync(paths.reviews, { mode: 0o700 })
  ensureRuntimeFolders(paths)
  ensureKey(sageHome)
  makeTrust(sageHome, project, new Date())
  let clock = Date.now()

  return {
    root,
    project,
    sageHome,
    claude,
    environment,
    paths,
    drafts: recordPaths(sageHome, workspaceId(project)).drafts,
    now: () => new Date(clock),
    /** Moves the clock on, in milliseconds. */
    pass: (milliseconds: number) => void (clock += milliseconds),
    open: (): Inbox => {
      const inbox = openInbox({ environment, start: project, now: () => new Date(clock) })
      opened.push(inbox)
      return inbox
    },
    /** `hour`: when it took place, so that no two sessions say anything at the same moment. */
    session: (id: string, { hour = 9 } = {}) => createSession(id, { project, projects, paths, hour }),
  }
}

/** A session as Claude Code leaves it: a transcript that grows, and what the hooks write about it. */
export type Session = ReturnType<typeof createSession>

type Place = { readonly project: string; readonly projects: string; readonly paths: WorkspacePaths }

function createSession(id: string, { project, projects, paths, hour }: Place & { readonly hour: number }) {
  const transcriptPath = join(projects, `${id}.jsonl`)
  let entries = 0
  let parent: string | null = null
  const common = {
    isSidechain: false,
    userType: 'external',
    entrypoint: 'cli',
    cwd: project,
    sessionId: id,
    version: '2.1.330',
  }

  function write(entry: Record<string, unknown>, uuid = `${id}-${entries++}`): string {
    const timestamp = new Date(Date.UTC(2026, 10, 20, hour, 0, entries)).toISOString()
    appendFileSync(transcriptPath, `${JSON.stringify({ parentUuid: parent, ...common, ...entry, uuid, timestamp })}\n`)
    parent = uuid
    return uuid
  }
  const session = {
    id,
    transcriptPath,
    /** Appends bytes as they are. */
    raw: (text: string) => appendFileSync(transcriptPath, text),
    user: (content: string, uuid?: string) =>
      write(
        { type: 'user', message: { role: 'user', content }, origin: { kind: 'human' }, promptSource: 'typed' },
        uuid,
      ),
    assistant: (text: string) =>
      write({
        type: 'assistant',
        message: {
          id: `msg_${id}_${entries}`,
          type: 'message',
          role: 'assistant',
          model: 'claude-opus-5-5',
          content: [{ type: 'text', text }],
          stop_reason: 'end_turn',
        },
      }),
    entry: write,
    turn(prompt: string, answer = 'Done.') {
      const uuid = session.user(prompt)
      session.assistant(answer)
      return uuid
    },
    /** A prompt that replaces all that follows this entry. */
    rewind(to: string, prompt: string) {
      parent = to
      return session.turn(prompt)
    },
    /** What the hook writes when the session starts or a prompt is sent. */
    live: (lastPrompt = '') =>
      writeSessionMetadata(paths, { sessionId: id, transcriptPath, cwd: project, lastUpdated: Date.now(), lastPrompt }),
    stop: (lastAssistantHash?: string) => {
      session.live()
      writeSignal(paths, {
        v: 1,
        sessionId: id,
        transcriptPath,
        cwd: project,
        event: 'Stop',
        queuedAt: Date.now(),
        ...(lastAssistantHash !== undefined && { lastAssistantHash }),
      })
    },
    end: (also: Pick<EndedSession, 'unkept' | 'lastPrompt'> = {}) => {
      writeEnded(paths, {
        v: 1,
        sessionId: id,
        transcriptPath,
        cwd: project,
        endedAt: Date.now(),
        prompted: entries > 0,
        ...also,
      })
      removeSessionMetadata(paths, id)
      removeSignal(paths, id)
    },
  }
  return session
}
