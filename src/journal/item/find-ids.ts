/** The ids that begin with what was typed; look-alikes (`o`, `i`, `l`) and capitals are read as what was meant. */
export function findIds(ids: Iterable<string>, typed: string): string[] {
  const prefix = typed.toLowerCase().replaceAll('o', '0').replace(/[il]/g, '1')
  if (prefix === '') return []
  const found: string[] = []
  for (const id of ids) {
    if (id === typed || id === prefix) return [id]
    if (id.startsWith(prefix)) found.push(id)
  }
  return found
}
