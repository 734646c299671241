/** Caches a function's answer as long as the value lives, for what every frame asks again. */
export function onceFor<Value extends object, Answer>(work: (value: Value) => Answer): (value: Value) => Answer {
  const answers = new WeakMap<Value, { readonly answer: Answer }>()
  return (value) => {
    let known = answers.get(value)
    if (!known) answers.set(value, (known = { answer: work(value) }))
    return known.answer
  }
}
