import { getOrMake } from './get-or-make.ts'

/** Keeps what was made for each key. Once there are more than `limit` of them, all are dropped: a screen needs far fewer at a time. */
export function boundedCache<Value extends {}>(limit: number): (key: string, make: () => Value) => Value {
  const values = new Map<string, Value>()
  return (key, make) => {
    if (values.size > limit) values.clear()
    return getOrMake(values, key, make)
  }
}
