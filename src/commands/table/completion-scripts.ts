import { shellWord } from '../../base/shell-word.ts'
import type { OfferedSetting } from '../../config/setting-words.ts'
import type { CommandEntry } from '../options/command-entry.ts'
import { completionPlaces, type Place, type Word } from './completion-places.ts'

export const SHELLS = ['bash', 'zsh', 'fish', 'powershell'] as const
export type Shell = (typeof SHELLS)[number]

/** A completion script made from the tables of commands and settings: nothing is started while a person types. */
export function completionScript(
  shell: Shell,
  table: readonly CommandEntry[],
  settings: readonly OfferedSetting[],
): string {
  const places = completionPlaces(table, settings)
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

function bash(places: readonly Place[]): string {
  const reply = (words: readonly string[], files = false) =>
    `_sage_offer ${shellWord(words.join(' '))} ${files ? 'files' : 'words'}`
  const cases = places.map(({ path, words, files, valued }) => {
    const behind = valued.map(
      ({ flag, words: values }) => `${flag}) ${values.length > 0 ? `${reply(values)} ` : ''};; `,
    )
    const plain = reply(
      words.map(([word]) => word),
      files,
    )
    const body = behind.length === 0 ? plain : `case $option in ${behind.join('')}*) ${plain} ;; esac`
    return `    ${path === '' ? '*' : `${shellWord(` ${path}`)} | ${shellWord(` ${path} `)}*`}) ${body} ;;`
  })
  return `# bash completion for sage: eval "$(sage completion bash)"
_sage_offer() {
  local IFS=$' \\t\\n' offer
  while IFS= read -r offer; do
    if [ -n "$offer" ]; then COMPREPLY+=("$offer"); fi
  done <<< "$(compgen -W "$1" -- "$current"; if [ "$2" = files ]; then compgen -f -- "$current"; fi)"
  # Only where files can stand: a folder of the name "log" would make "log/" of a command
  if [ "$2" = files ]; then compopt -o filenames 2> /dev/null; fi
}
_sage() {
  local current=\${COMP_WORDS[COMP_CWORD]} option=\${COMP_WORDS[COMP_CWORD - 1]} path="" index
  # --scope=user comes in three words
  if [ "$current" = "=" ]; then current=""; elif [ "$option" = "=" ]; then option=\${COMP_WORDS[COMP_CWORD - 2]}; fi
  for ((index = 1; index < COMP_CWORD; index++)); do
    case \${COMP_WORDS[index]} in -*) ;; *) path="$path \${COMP_WORDS[index]}" ;; esac
  done
  COMPREPLY=()
  case $path in
${cases.join('\n')}
  esac
}
complete -F _sage sage sage-inbox
`
}

function zsh(places: readonly Place[]): string {
  const described = ([word, about]: Word) =>
    shellWord(about === '' ? literal(word) : `${literal(word)}:${literal(about)}`)
  const reply = (words: readonly Word[], files = false) =>
    `local -a words=(${words.map(described).join(' ')}); _describe sage words${files ? '; _files' : ''}`
  const cases = places.map(({ path, words, files, valued }) => {
    const pattern = path === '' ? '*' : `${shellWord(path)}|${shellWord(`${path} `)}*`
    const behind = valued.map(
      ({ flag, words: values }) => `${flag}) ${reply(values.map((value) => [value, ''] as const))} ;; `,
    )
    const body =
      behind.length === 0
        ? reply(words, files)
        : `case "$option" in ${behind.join('')}*) ${reply(words, files)} ;; esac`
    return `    ${pattern}) ${body} ;;`
  })
  return `#compdef sage sage-inbox
# zsh completion for sage: eval "$(sage completion zsh)", or save it as _sage in a folder of $fpath
_sage() {
  local -a typed=(\${\${words[2,CURRENT-1]}:#-*})
  local option=\${words[CURRENT-1]}
  # --scope=user is one word
  if [[ $PREFIX == --*=* ]]; then compset -P 1 '*='; option=\${IPREFIX%=}; fi
  case "$typed" in
${cases.join('\n')}
  esac
}
if [ "$funcstack[1]" = "_sage" ]; then _sage "$@"; else compdef _sage sage sage-inbox; fi
`
}

function fish(places: readonly Place[]): string {
  const lines = places.flatMap(({ path, words, files, valued }) => {
    const condition = `-n ${shellWord(`__sage_at ${shellWord(path)}`)}`
    const taking = new Set(valued.map(({ flag }) => flag))
    const candidates = words.flatMap(([word, about]) =>
      taking.has(word) ? [] : `complete -c sage ${condition} -a ${shellWord(word)} -d ${shellWord(about)}`,
    )
    const options = valued.map(({ flag, about, words: values }) => {
      const name = flag.startsWith('--') ? `-l ${flag.slice(2)}` : `-s ${flag.slice(1)}`
      return `complete -c sage ${condition} ${name} -x -a ${shellWord(values.join(' '))} -d ${shellWord(about)}`
    })
    return [...candidates, ...options, ...(files ? [`complete -c sage ${condition} -F`] : [])]
  })
  const paths = places.map(({ path }) => shellWord(path)).join(' ')
  return `# fish completion for sage: sage completion fish > ~/.config/fish/completions/sage.fish
function __sage_at
  set -l typed (string match -v -- '-*' (commandline -opc)[2..-1])
  while set -q typed[1]; and not contains -- "$typed" ${paths}
    set -e typed[-1]
  end
  test "$typed" = "$argv[1]"
end
complete -c sage -f
complete -c sage-inbox -w sage
${lines.join('\n')}
`
}

function powershell(places: readonly Place[]): string {
  const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`
  // Hashtables, because PowerShell flattens a list that contains one list.
  const word = ([text, about]: Word) => `@{ word = ${quoted(text)}; about = ${quoted(about === '' ? text : about)} }`
  const list = (words: readonly Word[]) => `@(${words.map(word).join(', ')})`
  const entries = places.map(({ path, words, valued }) => {
    const behind = valued.map(
      ({ flag, words: values }) => `${quoted(flag)} = ${list(values.map((value) => [value, ''] as const))}`,
    )
    return `    @{ path = ${quoted(path)}; offers = ${list(words)}; behind = @{ ${behind.join('; ')} } }`
  })
  return `# PowerShell completion for sage: sage completion powershell | Out-String | Invoke-Expression
Register-ArgumentCompleter -Native -CommandName sage, sage-inbox -ScriptBlock {
  param($current, $ast, $position)
  $elements = @($ast.CommandElements | ForEach-Object { $_.ToString() })
  $option = if ($current -eq '') { $elements[-1] } else { $elements[-2] }
  $typed = @($elements | Select-Object -Skip 1 | Where-Object { $_ -notlike '-*' -and $_ -ne $current })
  $line = $typed -join ' '
  $places = @(
${entries.join(',\n')}
  )
  foreach ($place in $places) {
    if ($place.path -eq '' -or $line -eq $place.path -or $line.StartsWith($place.path + ' ')) {
      $offers = if ($place.behind.ContainsKey($option)) { $place.behind[$option] } else { $place.offers }
      foreach ($offer in $offers) {
        if ($offer.word.StartsWith($current)) {
          [System.Management.Automation.CompletionResult]::new($offer.word, $offer.word, 'ParameterValue', $offer.about)
        }
      }
      break
    }
  }
}
`
}

/** Escaped for `_describe`. */
function literal(text: string): string {
  return text.replaceAll(/[\\:]/gu, String.raw`\$&`)
}
