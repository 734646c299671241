/** Caches a function's answer as long as the value lives, for what is asked again and again. */
export function onceFor<Value extends object, Answer>(work: (value: Value) => Answer): (value: Value) => Answer {
  const answers = new WeakMap<Value, Answer>()
  return (value) => {
    const known = answers.get(value)
    if (known !== undefined || answers.has(value)) return known as Answer
    const answer = work(value)
    answers.set(value, answer)
    return answer
  }
}
