import { readFileSync } from 'node:fs'

/**
 * Keeps Ink's start short. Its bridge to React's developer tools, of no use in a terminal that someone works in, is left out. Yoga's
 * WASM is a `data:` address that it would `fetch()`, which loads undici: 20–40 ms of every start. Here it is decoded with a Buffer.
 */
export const lightInk = {
  name: 'light-ink',
  setup(b) {
    b.onLoad({ filter: /[\\/]ink[\\/]build[\\/]devtools\.js$/ }, () => ({ contents: '', loader: 'js' }))
    b.onLoad({ filter: /yoga-wasm-base64-esm\.js$/ }, ({ path }) => {
      const source = readFileSync(path, 'utf8')
      const [address, base64] = /data:application\/octet-stream;base64,([A-Za-z0-9+/=]+)/.exec(source) ?? []
      const start = 'loadYoga = loadYoga || {};'
      if (!base64 || !source.includes(start)) throw new Error(`Yoga has another shape than this build knows: "${path}"`)
      const contents = source
        .replace(address, 'data:application/octet-stream;base64,')
        .replace(start, `${start} loadYoga.wasmBinary = Buffer.from("${base64}", "base64");`)
      return { contents, loader: 'js' }
    })
  },
}
