import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { yamlEntries } from './yaml-text'

const read = (text: string, version: '1.1' | '1.2'): unknown => parse(text, { version })

it('records stand as a list that a person can read', () => {
  const text = yamlEntries([
    {
      name: 'Key 1',
      limit: 5,
      isOn: true,
      note: null,
      tags: ['a', 'b c'],
      none: [],
      limits: { most: 1, other: {} },
    },
    { name: 'Zürich', steps: [{ title: 'One', size: 1 }, [1, []]] },
  ])
  expect(text).toBe(
    [
      '- name: Key 1',
      '  limit: 5',
      '  isOn: true',
      '  note: null',
      '  tags:',
      '    - a',
      '    - b c',
      '  none: []',
      '  limits:',
      '    most: 1',
      '    other: {}',
      '- name: Zürich',
      '  steps:',
      '    - title: One',
      '      size: 1',
      '    - - 1',
      '      - []',
      '',
    ].join('\n'),
  )
})

const texts = [
  '',
  'no',
  'Yes',
  'on',
  'y',
  'null',
  'NULL',
  '~',
  'true',
  '12',
  '1e3',
  '0x1f',
  '1:30',
  '.inf',
  '2026-03-01',
  '- a',
  'a: b',
  'a #b',
  '#a',
  '@a',
  '*a',
  '!a',
  '%a',
  '<<',
  '=',
  ' a',
  'a ',
  'a\nb\n',
  'a\tb\r\n',
  '"quoted" and \'this\'',
  'back\\slash',
  '---',
  '...',
  '\u0000\u0007\u001b\u007f\u0085\u009f',
  '\u2028\u2029\ufeff',
  '😀 smile',
  'name',
  'e-mail@example.com/x',
]

it.each(['1.1', '1.2'] as const)(
  'texts stay texts, and figures figures, to a reader of YAML %s',
  (version) => {
    const figures = [0, -1.5, 12, 1e21, 1.5e-9, -2e30]
    const record = { texts, figures, no: 1, '12': 2, 'a: b': 3 }
    expect(read(yamlEntries([record, {}]), version)).toEqual([record, {}])
  },
)

it('a sign that is half of one is replaced', () => {
  expect(yamlEntries([{ name: '\ud800' }])).toBe('- name: "\ufffd"\n')
})
