import { expect, it } from 'vitest'
import { blueprintListResponse } from './creation'

const read = (sent: object) =>
  blueprintListResponse.parse({ blueprints: [{ id: 'b', name: 'Sales', ...sent }] })[0]

it('reads all that a data app has [APP-012]', () => {
  expect(
    read({
      slug: 'sales',
      description: 'What sells.',
      url: 'https://x.test',
      tag: 'new',
      businessFunction: 'Sales',
      type: 'Dashboard',
      installable: true,
      blueprintCategory: { name: 'SAP', image: 'https://x.test/sap.png' },
      trial: true,
      minimal_version: '4.1',
    }),
  ).toEqual({
    id: 'b',
    name: 'Sales',
    slug: 'sales',
    description: 'What sells.',
    url: 'https://x.test',
    tags: ['new'],
    businessFunction: 'Sales',
    types: ['Dashboard'],
    isInstallable: true,
    dataSource: 'SAP',
    imageUrl: 'https://x.test/sap.png',
    isTrial: true,
    minimalVersion: '4.1',
  })
})

it.each([
  [
    { installable: false, trial: false },
    { isInstallable: false, isTrial: false },
  ],
  [{ type: 'A, B,' }, { types: ['A', 'B'] }],
  [{ tag: ['x', ' y'] }, { tags: ['x', 'y'] }],
  [
    { type: null, tag: '' },
    { types: undefined, tags: undefined },
  ],
  [{ blueprintCategory: 'SAP' }, { dataSource: 'SAP', imageUrl: undefined }],
  [{ blueprintCategory: null }, { dataSource: undefined, imageUrl: undefined }],
  [{ blueprintCategory: {} }, { dataSource: undefined, imageUrl: undefined }],
])('reads %j', (sent, expected) => {
  expect(read(sent)).toMatchObject(expected)
})
