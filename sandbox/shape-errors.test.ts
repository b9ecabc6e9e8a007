import { expect, it } from 'vitest'
import { shapeErrors } from './shape-errors'

it.each([
  ['analyticsSizeID', 'csize'],
  ['loaderSizeID', 'csize'],
  ['zone', 'region'],
  ['k8sClusterCode', 'region'],
  ['appId', 'region'],
  ['name', 'name'],
])('a wrong %s of a new cluster is told at the field %s of its form', (key, fieldName) => {
  const message = `${key} is missing or has the wrong form.`
  expect(shapeErrors('createCluster', [{ path: [key], message: 'Invalid input' }])).toEqual([
    { fieldName, message },
  ])
})

it('of another call it is told at its own name', () => {
  expect(shapeErrors('addWhitelist', [{ path: ['zone'], message: 'Invalid input' }])).toEqual([
    { fieldName: 'zone', message: 'zone is missing or has the wrong form.' },
  ])
})
