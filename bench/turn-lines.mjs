/**
 * A prompt that a person typed and its answer, as the two lines that Claude Code writes. `id` distinguishes their entries from others; `parent` is
 * the entry before.
 */
export function turnLines({ sessionId, cwd, id, parent = null, said }) {
  const common = {
    isSidechain: false,
    userType: 'external',
    entrypoint: 'cli',
    cwd,
    sessionId,
    version: '2.1.330',
    timestamp: new Date().toISOString(),
  }
  const prompt = {
    ...common,
    parentUuid: parent,
    type: 'user',
    uuid: `p-${id}`,
    origin: { kind: 'human' },
    promptSource: 'typed',
    message: { role: 'user', content: said },
  }
  const answer = {
    ...common,
    parentUuid: prompt.uuid,
    type: 'assistant',
    uuid: answerUuid(id),
    message: {
      id: `m-${id}`,
      type: 'message',
      role: 'assistant',
      model: 'bench',
      content: [{ type: 'text', text: 'Noted.' }],
      stop_reason: 'end_turn',
    },
  }
  return `${JSON.stringify(prompt)}\n${JSON.stringify(answer)}\n`
}

/** The entry of the answer, which the next prompt comes after. */
export function answerUuid(id) {
  return `a-${id}`
}
