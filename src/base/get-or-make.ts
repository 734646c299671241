/** The value of a key; if it has none yet, the one that `make` makes for it. */
export function getOrMake<Key, Value extends {}>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  let value = map.get(key)
  if (value === undefined) map.set(key, (value = make()))
  return value
}
