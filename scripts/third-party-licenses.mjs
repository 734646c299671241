// The bundles hold other people's packages, whose licences ask to be passed on with them.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const LICENSE_FILE = /^(?:licen[cs]e|notice)(?:[.-].*)?$/i

/** Writes the licences of every package that a file of these esbuild metafiles comes from. Throws if a package names none. */
export function writeLicenses({ outfile, metafiles }) {
  const folders = new Set(
    metafiles.flatMap(({ inputs }) => Object.keys(inputs).flatMap((path) => packageOf(path) ?? [])),
  )
  const texts = [...folders].map(licenseOf)
  writeFileSync(outfile, texts.toSorted().join(`\n${'-'.repeat(80)}\n\n`))
}

/** The folder of the package that a file belongs to, if it is not ours. */
function packageOf(path) {
  const inside = path.lastIndexOf('node_modules/')
  if (inside === -1) return undefined
  let folder = dirname(path)
  // Parts of a package may have a package.json of their own, without a name.
  while (folder.length > inside && !nameOf(folder)) folder = dirname(folder)
  return folder
}

function nameOf(folder) {
  const file = join(folder, 'package.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).name : undefined
}

function licenseOf(folder) {
  const { name, version, license, author } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  if (license === undefined) throw new Error(`The package "${name}" names no licence: "${folder}"`)
  const files = readdirSync(folder).filter((file) => LICENSE_FILE.test(file))
  const by = typeof author === 'string' ? author : author?.name
  const texts = files.map((file) => readFileSync(join(folder, file), 'utf8').trim())
  return [`${name} ${version} (${license})`, ...(texts.length > 0 ? texts : [by ?? '']), ''].join('\n\n')
}
