import type { CommandEntry } from './table.ts'

export const SHELLS = ['bash', 'zsh', 'fish', 'powershell'] as const
export type Shell = (typeof SHELLS)[number]

type Word = readonly [word: string, about: string]
/** What can follow a command: `path` is '' for `sage` itself, `hook install` for a command of a group. */
type Place = { readonly path: string; readonly words: readonly Word[]; readonly files: boolean }

/** A completion script made of the command table: nothing is started while a person types. */
export function completionScript(shell: Shell, table: readonly CommandEntry[]): string {
  const places = placesOf(table)
  switch (shell) {
    case 'bash':
      return bash(places)
    case 'zsh':
      return zsh(places)
    case 'fish':
      return fish(places)
    case 'powershell':
      return powershell(places)
  }
}

/** Longest paths first, so that the first that matches is the right one. */
function placesOf(table: readonly CommandEntry[]): Place[] {
  const places = new Map<string, { words: Word[]; files: boolean }>([
    [
      '',
      {
        words: [
          ['--help', 'show the commands'],
          ['--version', 'show the version'],
        ],
        files: false,
      },
    ],
  ])
  const at = (path: string) => places.get(path) ?? places.set(path, { words: [], files: false }).get(path)
  for (const { name, args, summary, options, hidden } of table) {
    if (hidden) continue
    const parts = name.split(' ')
    parts.forEach((part, depth) => {
      const parent = at(parts.slice(0, depth).join(' '))
      if (parent && !parent.words.some(([word]) => word === part))
        parent.words.push([part, depth === parts.length - 1 ? summary : `${part} …`])
    })
    const place = at(name)
    if (!place) continue
    place.files = /file/iu.test(args ?? '')
    for (const choice of /^[<[]([\w-]+(?:\|[\w-]+)+)[>\]]/u.exec(args ?? '')?.[1]?.split('|') ?? [])
      place.words.push([choice, summary])
    for (const [flags, about] of options ?? [])
      for (const [flag] of flags.matchAll(/(?<![\w-])--?[\w-]+/gu)) place.words.push([flag, about])
  }
  return Array.from(places, ([path, place]) => ({ path, ...place })).toSorted((a, b) => b.path.length - a.path.length)
}

function bash(places: readonly Place[]): string {
  const cases = places.map(({ path, words, files }) => {
    const list = words.map(([word]) => word).join(' ')
    const reply = `COMPREPLY=($(compgen ${files ? '-f ' : ''}-W ${single(list)} -- "$current"))`
    return `    ${path === '' ? '*' : `${single(` ${path}`)} | ${single(` ${path} `)}*`}) ${reply} ;;`
  })
  return `# bash completion for sage: eval "$(sage completion bash)"
_sage() {
  local current=\${COMP_WORDS[COMP_CWORD]} path="" index
  for ((index = 1; index < COMP_CWORD; index++)); do
    case \${COMP_WORDS[index]} in -*) ;; *) path="$path \${COMP_WORDS[index]}" ;; esac
  done
  COMPREPLY=()
  case $path in
${cases.join('\n')}
  esac
}
complete -o filenames -F _sage sage sage-inbox
`
}

function zsh(places: readonly Place[]): string {
  const cases = places.map(({ path, words, files }) => {
    const list = words.map(([word, about]) => single(`${word.replaceAll(':', '\\:')}:${about}`)).join(' ')
    const pattern = path === '' ? '*' : `${single(path)}|${single(`${path} `)}*`
    return `    ${pattern}) local -a words=(${list}); _describe sage words${files ? '; _files' : ''} ;;`
  })
  return `#compdef sage sage-inbox
# zsh completion for sage: eval "$(sage completion zsh)", or save it as _sage in a folder of $fpath
_sage() {
  local -a typed=(\${\${words[2,CURRENT-1]}:#-*})
  case "$typed" in
${cases.join('\n')}
  esac
}
if [ "$funcstack[1]" = "_sage" ]; then _sage "$@"; else compdef _sage sage sage-inbox; fi
`
}

function fish(places: readonly Place[]): string {
  const lines = places.flatMap(({ path, words, files }) => {
    const condition = `-n ${single(`__sage_at ${single(path)}`)}`
    const candidates = words.map(
      ([word, about]) => `complete -c sage ${condition} -a ${single(word)} -d ${single(about)}`,
    )
    return files ? [...candidates, `complete -c sage ${condition} -F`] : candidates
  })
  const paths = places.map(({ path }) => single(path)).join(' ')
  return `# fish completion for sage: sage completion fish > ~/.config/fish/completions/sage.fish
function __sage_at
  set -l typed (string match -v -- '-*' (commandline -opc)[2..-1])
  set -l line (string join ' ' -- $typed)
  for path in ${paths}
    if test -z "$path"; or test "$line" = "$path"; or string match -q -- "$path *" "$line"
      test "$path" = "$argv[1]"
      return
    end
  end
  return 1
end
complete -c sage -f
${lines.join('\n')}
`
}

function powershell(places: readonly Place[]): string {
  const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`
  const entries = places.map(
    ({ path, words }) =>
      `    @(${quoted(path)}, @(${words.map(([word, about]) => `@(${quoted(word)}, ${quoted(about)})`).join(', ')}))`,
  )
  return `# PowerShell completion for sage: sage completion powershell | Out-String | Invoke-Expression
Register-ArgumentCompleter -Native -CommandName sage, sage-inbox -ScriptBlock {
  param($current, $ast, $position)
  $typed = @($ast.CommandElements | Select-Object -Skip 1 | ForEach-Object { $_.ToString() } | Where-Object { $_ -notlike '-*' -and $_ -ne $current })
  $line = $typed -join ' '
  $places = @(
${entries.join(',\n')}
  )
  foreach ($place in $places) {
    if ($place[0] -eq '' -or $line -eq $place[0] -or $line.StartsWith($place[0] + ' ')) {
      foreach ($word in $place[1]) {
        if ($word[0].StartsWith($current)) {
          [System.Management.Automation.CompletionResult]::new($word[0], $word[0], 'ParameterValue', $word[1])
        }
      }
      break
    }
  }
}
`
}

/** In single quotes, as all POSIX shells and fish read them. */
function single(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`
}
