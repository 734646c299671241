/** A function that works its answer out once for each value, and forgets it with the value: what is asked again with every frame. */
export function onceFor<Value extends object, Answer>(work: (value: Value) => Answer): (value: Value) => Answer {
  const answers = new WeakMap<Value, { readonly answer: Answer }>()
  return (value) => {
    let known = answers.get(value)
    if (!known) answers.set(value, (known = { answer: work(value) }))
    return known.answer
  }
}
