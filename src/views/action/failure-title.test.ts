import { expect, it } from 'vitest'
import { readResourceFile } from '../../definitions/file/read-resource-file'
import { probe } from '../../testing/probe-file'
import { failureTitle } from './failure-title'

const { definition } = readResourceFile(JSON.stringify(probe), `${probe.name}.json`)
const ownWords = { one: 'clusters.gettingStarted', many: 'clusters.gettingStarted' } as const

it.each<[boolean, string]>([
  [true, 'Not done: Revoke'],
  [false, 'Not confirmed: Revoke'],
])('heads a failure that is certain (%s) by what was not done', (isKnown, title) => {
  expect(failureTitle(definition, { en: 'Revoke' }, isKnown)).toBe(title)
})

it('leaves the head of the specification to the resources that have their words from it [ERR-006]', () => {
  expect(failureTitle({ ...definition, label: ownWords }, { en: 'Revoke' })).toBeUndefined()
})
