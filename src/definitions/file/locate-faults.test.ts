import { expect, it } from 'vitest'
import { fault } from '../fault'
import { locateFaults, toFilePlace } from './locate-faults'

const access = { subject: 'Account', list: 'view', create: 'manage', edit: 'manage' }
const all = { access, create: {}, import: {}, edit: { bulk: true }, detail: {}, actions: [{}], delete: {} }

it.each([
  ['formFields.name.min', {}, 'fields.name.min'],
  ['list.search.fields[1]', {}, 'list.search[1]'],
  ['create.wizard', {}, 'create.steps'],
  ['edit.wizard', {}, 'edit.steps'],
  ['list.refresh.faster.field', {}, 'list.refreshFaster.while.field'],
  ['list.refresh.faster.values', {}, 'list.refreshFaster.while.in'],
  ['list.refresh.faster.every', {}, 'list.refreshFaster.seconds'],
  ['list.filters[0].key', { list: { filters: ['name'] } }, 'list.filters[0]'],
  ['list.filters[0].key', { list: {} }, 'list.filters[0].key'],
  ['create.sections[0].fields[2]', { create: {} }, 'create.fields[2]'],
  ['create.sections[0].fields[2]', { create: { sections: [] } }, 'create.sections[0].fields[2]'],
  ['actions[0].icon', all, 'create.icon'],
  ['actions[1].icon', all, 'import.icon'],
  ['actions[2].icon', all, 'edit.icon'],
  ['actions[3].icon', all, 'edit.bulk.icon'],
  ['actions[4].icon', all, 'detail.icon'],
  ['actions[5].icon', all, 'actions[0].icon'],
  ['actions[6].icon', all, 'delete.icon'],
  // Nobody may make one, and so nobody imports any.
  ['actions[0].icon', { ...all, access: { edit: 'manage' } }, 'edit.icon'],
])('what a definition has at %s of %j stands in its file at %s', (place, file, expected) => {
  expect(toFilePlace(fault('R007', `keys.${place}`, ''), file).place).toBe(`keys.${expected}`)
})

it('a fault is told with its line, in a file with a mark of its order of bytes too, and without in one that is too large', () => {
  const at = (content: string) =>
    locateFaults([fault('R007', 'keys.actions[0].icon', '')], content, 'keys.json')
  const content = '{\n  "actions": [{ "icon": "x" }]\n}'
  const told = [{ place: 'keys.actions[0].icon', file: 'keys.json:2:17' }]
  expect(at(content)).toMatchObject(told)
  expect(at(`\uFEFF${content}`)).toMatchObject(told)
  expect(at(content + ' '.repeat(1_000_000))).toMatchObject([{ file: 'keys.json' }])
})
