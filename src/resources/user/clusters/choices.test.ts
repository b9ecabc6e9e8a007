import { expect, it } from 'vitest'
import '../../../locales/late-texts'
import { buildPerson } from '../../../testing/builders'
import { choices } from './choices'

it.each([
  [null, 'Choose a data application first'],
  ['7', 'This data application names no required packages.'],
])('says with the data app %s why there are no required packages', (blueprintId, words) => {
  const packages = choices?.['required-packages']?.({
    mode: 'create',
    values: { blueprintId },
    record: null,
    scope: { kind: 'user' },
    person: buildPerson(),
    productKey: 'basalt',
  })
  expect(packages).toMatchObject({ choices: [], empty: words })
})
