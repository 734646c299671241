const WRAPPERS = [
  'ide_opened_file',
  'ide_selection',
  'ide_diagnostics',
  'browser_instruction',
  'system-reminder',
  'system_reminder',
  'command-name',
  'command-message',
  'command-contents',
  'local-command-stdout',
  'local-command-stderr',
  'local-command-caveat',
  'bash-input',
  'bash-stdout',
  'bash-stderr',
  'user-prompt-submit-hook',
  'post-tool-use-hook',
  'mcp-resource-update',
  'mcp-polling-update',
  'fetched-web-content',
  'untrusted-widget-state',
  'uploaded_files',
  'sage_learnings',
]

const NAMES = WRAPPERS.join('|')
const MAX_TAG_LENGTH = 40
const TAG = new RegExp(`<(?:/(${NAMES})>|(${NAMES})[ >])`, 'g')

type Tag = { readonly index: number; readonly end: number; readonly closes: boolean; readonly name: string }

/**
 * Removes what clients, editors and hooks wrap around or into a prompt, with its contents. A wrapper that is opened and never closed
 * stays, because the person may have written about it. The wrapped text may be anybody's, such as a file's, so it cannot escape by
 * containing a wrapper or its end. Every step moves forward, so a hostile text costs at most one scan per name.
 */
export function stripWrappers(raw: string): string {
  if (!raw.includes('<')) return raw
  const tags = Array.from(raw.matchAll(TAG), ({ index, 0: tag, 1: closed, 2: opened }): Tag => {
    return { index, end: index + tag.length, closes: closed !== undefined, name: closed ?? opened ?? '' }
  })
  const ends = new Map([...new Set(tags.map(({ name }) => name))].flatMap((name) => endsOf(tags, name)))
  let kept = ''
  let from = 0
  for (const tag of tags) {
    const end = ends.get(tag)
    if (end === undefined || tag.index < from) continue
    kept += raw.slice(from, tag.index)
    from = end
  }
  return from === 0 ? raw : kept + raw.slice(from)
}

/** What an editor sends of a terminal or a browser; in a text these are words that people put between brackets themselves. */
const OPENING = new RegExp(`^<(${NAMES}|terminal|browser)[ >]`)

const OUTPUT = '(?:bash-(?:input|stdout|stderr)|local-command-(?:stdout|stderr|caveat))>'
const OUTPUT_BEGINS = new RegExp(`^<${OUTPUT}`)
const OUTPUT_ENDS = new RegExp(`</${OUTPUT}$`)

/**
 * The same for the blocks of one prompt. Editors send what they wrap in separate blocks, and command output is a separate entry. A block
 * that begins and ends as a wrapper is one as a whole, whatever is inside it.
 */
export function stripBlocks(parts: readonly string[]): string[] {
  return parts.map((part) => {
    const whole = part.trim()
    const isWrapped = isOutput(whole) || (parts.length > 1 && isOneWrapper(whole))
    return isWrapped ? '' : stripWrappers(part)
  })
}

function isOutput(part: string): boolean {
  return OUTPUT_BEGINS.test(part) && OUTPUT_ENDS.test(part.slice(-MAX_TAG_LENGTH))
}

function isOneWrapper(part: string): boolean {
  const name = OPENING.exec(part)?.[1]
  return name !== undefined && part.endsWith(`</${name}>`)
}

/** The end of each closed wrapper of this name. An extra end belongs to the one before it. */
function endsOf(tags: readonly Tag[], wanted: string): Array<[Tag, number]> {
  const ends = new Map<Tag, number>()
  const open: Tag[] = []
  let last: Tag | undefined
  const ofName = tags.filter(({ name }) => name === wanted)
  for (const tag of ofName) {
    if (tag.closes) {
      last = open.pop() ?? last
      if (last) ends.set(last, tag.end)
    } else {
      open.push(tag)
      last = undefined
    }
  }
  // More were opened than closed: the rest reach to the next end.
  let next: number | undefined
  for (const tag of ofName.toReversed()) {
    if (tag.closes) next = tag.end
    else if (next !== undefined && !ends.has(tag)) ends.set(tag, next)
  }
  return [...ends]
}
