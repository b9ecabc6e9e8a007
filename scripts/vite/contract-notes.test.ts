import { expect, it } from 'vitest'
import { contractNotes, withoutNotes } from './contract-notes'

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
    '    assumption:',
    '      \'Nobody says it, or "it".\',',
    '    assumption: "It\'s short.",',
    '    staleTime: 5,',
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
    '',
    '',
    '',
    '    staleTime: 5,',
    '  },',
  ])
})

it.each([
  ['/project/src/api/calls/cluster-calls.ts', true],
  ['C:\\project\\src\\api\\calls\\cluster-calls.ts', true],
  ['/project/src/api/contract.ts', false],
  ['/project/src/domain/calls/others.ts', false],
])('of %s does so: %s', (id, does) => {
  const { transform, apply, enforce } = contractNotes()
  if (typeof transform !== 'function') return expect.fail('no transform')
  const changed = Reflect.apply(transform, undefined, ["    summary: 'Read',", id])
  expect(changed).toEqual(does ? { code: '', map: null } : null)
  expect([apply, enforce]).toEqual(['build', 'pre'])
})
