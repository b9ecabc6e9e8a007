import { expect, it } from 'vitest'
import { advancedConfigurationsResponse } from './advanced-configuration'
import { clusterNodesResponse } from './consumption'
import { libraryListResponse } from './library'
import { scheduledEventListResponse } from './scheduled-event'

it.each([
  ['libraries', libraryListResponse],
  ['scheduledEvents', scheduledEventListResponse],
  ['configs', advancedConfigurationsResponse],
  ['nodes', clusterNodesResponse],
])('of %s there are none where the list is null, and nothing is known without one', (key, schema) => {
  for (const none of [null, { data: null }, { [key]: null }, { data: { [key]: null } }])
    expect(schema.parse(none)).toEqual([])
  for (const other of [undefined, {}, { message: 'Fine' }, '', 7, { [key]: {} }])
    expect(schema.safeParse(other).success).toBe(false)
})
