import { expect, it } from 'vitest'
import { knownNames } from '../resources/known-names'
import { probe, probeLines } from '../testing/probe-file'
import { checkDefinition } from './check'
import { faultLine } from './fault-line'
import { readResourceFile } from './file/read-resource-file'

const linesOf = (query: object, list: object = {}) =>
  probeLines({
    calls: { list: { method: 'GET', path: '/things', query } },
    list: { ...probe.list, paging: 'server', filters: [{ field: 'note', by: 'text' }], ...list },
  }).map((line) => line.replace(/^\S+ /, ''))
const at = 'R189 probes.calls.list.query'

it.each([
  [{ kind: 'deploy', 'filter[state]': 'open', 'page.size': 50, deep: true }, []],
  [{ 'a&b': 'x' }, [`${at}.a&b: "a&b" is no name of a parameter: letters, digits and .~_-[] are`]],
  [
    { _start: 5 },
    [`${at}._start: the list is asked by "_start" already: leave it out, or the filter of that name`],
  ],
  [
    { note: 'x' },
    [`${at}.note: the list is asked by "note" already: leave it out, or the filter of that name`],
  ],
  [
    { note_like: 'x' },
    [`${at}.note_like: the list is asked by "note_like" already: leave it out, or the filter of that name`],
  ],
])('a list that its server pages may always be asked with %j, or is not', (query, lines) => {
  expect(linesOf(query)).toEqual(lines)
})

it('a list that is read whole is asked by nothing besides', () => {
  expect(linesOf({ _start: 0, note: 'x' }, { paging: 'client' })).toEqual([])
})

it('a parameter has one value, and stands beside the path', () => {
  expect(linesOf({ kind: ['a', 'b'] })).toEqual([
    expect.stringMatching(/^R102 probes\.calls\.list\.query\.kind: one value is expected/),
  ])
  const list = { method: 'GET', path: '/things?kind=a' }
  const [line = '', ...more] = probeLines({ calls: { list } })
  expect(more).toEqual([])
  expect(line).toContain('R039 probes.calls.list.path: "/things?kind=a" is no path below the API')
  expect(line).toMatch(/; what follows "\?" stands in "query" beside it$/)
})

it('a definition in TypeScript has such parameters where its requests go through "rest"', () => {
  const { definition } = readResourceFile(JSON.stringify(probe), 'probes.json')
  const calls = { ...definition.calls, query: { kind: 'a' } }
  const { dataProviderName: _rest, ...other } = { ...definition, calls }
  expect(checkDefinition({ ...definition, calls }, knownNames)).toEqual([])
  expect(checkDefinition(other, knownNames).map(faultLine)).toEqual([
    'R189 probes.calls.query: only requests through the provider "rest" have such parameters',
  ])
})
