import { describe, expect, test } from 'vitest'
import { setInToml } from '../../src/config/edit-toml.ts'

describe('setInToml()', () => {
  test.each([
    ['adds to nothing', '', 'debug', true, 'debug = true\n'],
    ['adds a table', 'debug = true\n', 'inject.nudge', false, 'debug = true\n\n[inject]\nnudge = false\n'],
    [
      'adds to a table',
      '[inject]\nnudge = true\n\n[ui]\nascii = true\n',
      'inject.prompt',
      false,
      '[inject]\nnudge = true\nprompt = false\n\n[ui]\nascii = true\n',
    ],
    [
      'adds below the comment that has it in its table',
      '# theme = "top"\n[ui]\n# theme = "auto"\n\n# ascii = false\n',
      'ui.theme',
      'mono',
      '# theme = "top"\n[ui]\n# theme = "auto"\ntheme = "mono"\n\n# ascii = false\n',
    ],
    [
      'adds before the first table',
      '# mine\n[ui]\nascii = true\n',
      'debug',
      true,
      '# mine\ndebug = true\n\n[ui]\nascii = true\n',
    ],
    [
      'adds above the blank line before the first table',
      'debug = true\n\n[ui]\nascii = true\n',
      'auto_approve',
      false,
      'debug = true\nauto_approve = false\n\n[ui]\nascii = true\n',
    ],
    [
      'adds to a table right above another',
      '[inject]\nnudge = true\n[ui]\nascii = true\n',
      'inject.prompt',
      false,
      '[inject]\nnudge = true\nprompt = false\n[ui]\nascii = true\n',
    ],
    [
      'replaces and keeps comments',
      '# top\n[ui]\ntheme = "mono" # calm\nascii = true\n',
      'ui.theme',
      'auto',
      '# top\n[ui]\ntheme = "auto" # calm\nascii = true\n',
    ],
    [
      'replaces a list of several lines',
      '[refine]\ncommand = [ # mine\n  "a", # x\n  "b",\n]\nmax_lines = 3\n',
      'refine.command',
      ['claude'],
      '[refine]\ncommand = ["claude"] # mine\nmax_lines = 3\n',
    ],
    ['replaces a list that ends the file', 'command = [\n  "a",\n]\n', 'command', ['b'], 'command = ["b"]\n'],
    [
      'keeps line ends',
      'debug = true\r\n[ui]\r\nascii = true\r\n',
      'ui.ascii',
      false,
      'debug = true\r\n[ui]\r\nascii = false\r\n',
    ],
    ['a table in a table', '', 'keys.pending.approve', ['y'], '[keys.pending]\napprove = ["y"]\n'],
    [
      'the right one of several tables',
      '[keys]\nprofile = "addp"\n[ keys . pending ]\napprove = "a" # mine\n[keys.list]\nopen = "o"\n',
      'keys.pending.approve',
      ['y'],
      '[keys]\nprofile = "addp"\n[ keys . pending ]\napprove = ["y"] # mine\n[keys.list]\nopen = "o"\n',
    ],
    [
      'the second of two that are called the same',
      '[refine]\nthreshold = 0.2\n\n[hooks]\nthreshold = 0.5\n',
      'hooks.threshold',
      0.6,
      '[refine]\nthreshold = 0.2\n\n[hooks]\nthreshold = 0.6\n',
    ],
    [
      'adds what another table below has, too',
      '[refine]\nmax_lines = 3\n\n[hooks]\nthreshold = 0.5\n',
      'refine.threshold',
      0.2,
      '[refine]\nmax_lines = 3\nthreshold = 0.2\n\n[hooks]\nthreshold = 0.5\n',
    ],
    ['escapes strings', '', 'refine.command', ['a"b', 'c\\d'], '[refine]\ncommand = ["a\\"b", "c\\\\d"]\n'],
    [
      'replaces a dotted key, as sage config get prints it',
      'debug = true\nui.ascii = true # mine\n',
      'ui.ascii',
      false,
      'debug = true\nui.ascii = false # mine\n',
    ],
    ['replaces a key in quotes', '["tiers"]\n"suggest" = 0.5\n', 'tiers.suggest', 0.8, '["tiers"]\n"suggest" = 0.8\n'],
    ['keeps how a key is written', '[ui]\n  ascii=true\n', 'ui.ascii', false, '[ui]\n  ascii=false\n'],
    [
      'adds to dotted keys',
      'ui.ascii = true\nrefine.command = [\n  "a",\n]\ndebug = true\n',
      'refine.max_lines',
      3,
      'ui.ascii = true\nrefine.command = [\n  "a",\n]\nrefine.max_lines = 3\ndebug = true\n',
    ],
    [
      'adds to dotted keys in a table',
      '[keys]\npending.approve = "a"\nprofile = "addp"\n',
      'keys.pending.reject',
      ['b'],
      '[keys]\npending.approve = "a"\npending.reject = ["b"]\nprofile = "addp"\n',
    ],
    ['a value with a hash', '[keys]\nfind = "#"\n', 'keys.find', '/', '[keys]\nfind = "/"\n'],
  ])('%s', (_, before, key, value, after) => {
    expect(setInToml(before, key, value)).toBe(after)
  })

  test.each([
    ['an inline table', 'ui = { ascii = true }\n', 'ui.ascii', false],
    ['a line of a text that looks like a setting', 'about = """\ndebug = false\n"""\ndebug = false\n', 'debug', true],
  ])('leaves %s alone', (_, before, key, value) => {
    expect(setInToml(before, key, value)).toBeUndefined()
  })
})
