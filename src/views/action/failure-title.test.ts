import { expect, it } from 'vitest'
import { readResourceFile } from '../../definitions/file/read-resource-file'
import type { ResourceRecord } from '../../definitions/resource-record'
import { probe } from '../../testing/probe-file'
import { failureTitle } from './failure-title'

const { definition } = readResourceFile(JSON.stringify(probe), `${probe.name}.json`)
const ownWords = { one: 'clusters.gettingStarted', many: 'clusters.gettingStarted' } as const

const nightly = { id: '1', name: 'Nightly' }
const weekly = { id: '2', name: 'Weekly' }

it.each<[ResourceRecord[], boolean, string]>([
  [[nightly], true, 'Not done: Revoke “Nightly”'],
  [[nightly], false, 'Not confirmed: Revoke “Nightly”'],
  [[nightly, weekly], true, 'Not done: Revoke “Nightly, Weekly”'],
  [[], true, 'Not done: Revoke'],
  [[], false, 'Not confirmed: Revoke'],
])(
  'heads a failure of %j that is certain (%s) by what was not done, and to which',
  (records, isKnown, title) => {
    expect(failureTitle(definition, { en: 'Revoke' }, records, isKnown)).toBe(title)
  },
)

it('leaves the head of the specification to the resources that have their words from it [ERR-006]', () => {
  expect(failureTitle({ ...definition, label: ownWords }, { en: 'Revoke' }, [nightly])).toBeUndefined()
})
