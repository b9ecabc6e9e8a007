import { expect, it } from 'vitest'
import { didYouMean } from './fault'
import { faultLine } from './fault-line'

const known = ['name', 'note', 'region', 'size']

it.each([
  ['nam', 'name'],
  ['names', 'name'],
  ['nome', 'name'],
  ['nmae', 'name'],
  ['ntoe', 'note'],
  ['naem', 'name'],
  ['aname', 'name'],
  ['ame', 'name'],
  ['regoin', 'region'],
  ['erigon', 'region'],
  ['igeron', null],
  ['regoni', 'region'],
  ['egiong', 'region'],
  ['rgn', null],
  ['amne', null],
  ['eman', null],
  ['n', null],
  ['', null],
  ['sizename', null],
])('of the name %o it says that %o was meant', (name, meant) => {
  const said = meant === null ? '; ask' : `; did you mean "${meant}"?`
  expect(didYouMean(name, known, '; ask')).toBe(said)
})

it('says nothing of what was meant where nothing is near, and nothing else is to be said', () => {
  expect(didYouMean('x', [])).toBe('')
  expect(didYouMean('rows', known)).toBe('')
})

it.each([
  ['string', ['text', 'number'], 'text'],
  ['select', ['text', 'choice'], 'choice'],
  ['datetime', ['choice', 'reference'], null],
  ['read', ['view', 'manage'], 'view'],
  // What stands there comes before what others call it.
  ['title', ['label', 'titles'], 'titles'],
])('of the name %o, which is usual elsewhere, and %j it says that %o was meant', (name, names, meant) => {
  expect(didYouMean(name, names, '; ask')).toBe(meant === null ? '; ask' : `; did you mean "${meant}"?`)
})

it('takes the nearest for what was meant, and of equals the first', () => {
  expect(didYouMean('columns', ['colors', 'column', 'colum'])).toBe('; did you mean "column"?')
  expect(didYouMean('tab', ['tag', 'tap'])).toBe('; did you mean "tag"?')
})

it('is one line, with the file where there is one', () => {
  const fault = { id: 'R007', place: 'keys.list', message: 'no field "nam"' }
  expect(faultLine(fault)).toBe('R007 keys.list: no field "nam"')
  expect(faultLine({ ...fault, file: '/resources/keys.json' })).toBe(
    '/resources/keys.json: R007 keys.list: no field "nam"',
  )
})
