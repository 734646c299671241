import { appendEvents } from '../../src/journal/file/append.ts'
import { itemIdOf, proposed } from './events.ts'

const [path = '', writer = '', count = '0'] = process.argv.slice(2)
for (let i = 0; i < Number(count); i++) {
  const item = itemIdOf(`${writer}${i}`)
  appendEvents(path, [proposed(item, { text: 'x'.repeat(10 + ((i * 97) % 6000)) })])
}
