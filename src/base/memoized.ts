/** A function that works out its answer for each object once, and keeps it as long as the object lives. */
export function memoized<Value extends object, Answer>(work: (value: Value) => Answer): (value: Value) => Answer {
  const answers = new WeakMap<Value, Answer>()
  return (value) => {
    const known = answers.get(value)
    if (known !== undefined || answers.has(value)) return known as Answer
    const answer = work(value)
    answers.set(value, answer)
    return answer
  }
}
