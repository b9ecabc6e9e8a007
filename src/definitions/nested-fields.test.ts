import { expect, it } from 'vitest'
import { kindOfEntry } from './nested-fields'

it.each([
  [{ kind: 'disk' }, true],
  [{ kind: 'tape' }, false],
  [{ kind: 'constructor' }, false],
  [{ kind: 1 }, false],
  [{}, false],
  [null, false],
])('an entry %j is of a kind that its field names: %s', (entry, isNamed) => {
  const disk = { label: { en: 'Disk' }, fields: {} }
  expect(kindOfEntry({ kinds: { disk } }, entry)).toBe(isNamed ? disk : undefined)
})
