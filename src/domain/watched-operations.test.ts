import { expect, it } from 'vitest'
import { operationKinds } from './operation'
import { isWatched } from './watched-operations'

it('an operation is over with its answer only where the server makes nothing of it afterwards', () => {
  expect(operationKinds.filter((kind) => !isWatched(kind))).toEqual(['export'])
})
