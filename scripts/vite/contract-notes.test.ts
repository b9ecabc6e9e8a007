import { expect, it } from 'vitest'
import { withoutNotes } from './contract-notes'

it('leaves out what a call says for the document alone, and no line', () => {
  const code = [
    "const source = 'D2 §7'",
    '  read: {',
    "    method: 'GET',",
    "    summary: 'Read, and \\'more\\'',",
    '    source,',
    '  },',
    '  send: {',
    "    path: '/source',",
    "    source: 'D1, D2',",
    '  },',
  ]
  expect(withoutNotes(code.join('\n')).split('\n')).toEqual([
    "const source = 'D2 §7'",
    '  read: {',
    "    method: 'GET',",
    '',
    '',
    '  },',
    '  send: {',
    "    path: '/source',",
    '',
    '  },',
  ])
})
