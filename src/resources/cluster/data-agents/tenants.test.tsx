import { expect, it, vi } from 'vitest'
import '../../../locales/late-texts'
import { ApiError } from '../../../api/errors'
import { buildDataAgent } from '../../../testing/data-agent-builders'
import { buildClusterDetail } from '../../../testing/detail-builders'
import { offeredChoices } from '../../../testing/offered-choices'
import { useTenantChoices } from './tenants'

const form = { scope: { kind: 'cluster' as const, cluster: buildClusterDetail({ id: 'c-1' }) } }
const missing = () => Promise.reject(new ApiError({ message: 'No such path', statusCode: 404 }))

it('tenants go by their names; the only one there is stands chosen [API-D25]', async () => {
  const tenants = [
    { id: 't-1', name: 'default' },
    { id: 't-2', name: 'finance' },
  ]
  const several = await offeredChoices(useTenantChoices, { ...form, answers: { listTenants: () => tenants } })
  expect(several.state).toEqual({
    ...{ state: 'ready', preselected: null, empty: 'This cluster has no tenant.' },
    choices: [
      { value: 't-1', label: 'default' },
      { value: 't-2', label: 'finance' },
    ],
  })
  expect(several.api.calls.map(({ name, options }) => [name, options.path])).toEqual([
    ['listTenants', { instanceId: 'c-1' }],
  ])
  const one = await offeredChoices(useTenantChoices, {
    ...form,
    answers: { listTenants: () => tenants.slice(1) },
  })
  expect(one.state).toMatchObject({ choices: [{ value: 't-2', label: 'finance' }], preselected: 't-2' })
})

it('a tenant is typed where no path tells of them, and those of the data agents here are suggested, each once', async () => {
  const records = ['t-2', null, 't-1', 't-2'].map((tenantId, place) =>
    buildDataAgent({ id: `a-${place}`, tenantId }),
  )
  const { api, now } = await offeredChoices(
    useTenantChoices,
    {
      ...form,
      answers: { listTenants: missing, listDataAgents: () => ({ records, total: 4 }) },
    },
    ['typed'],
  )
  await vi.waitFor(() =>
    expect(now()).toEqual({
      ...{ state: 'typed', known: ['t-2', 't-1'], retry: expect.any(Function) },
      sentence: 'The server does not list the tenants of this cluster. Type the id of one.',
    }),
  )
  expect(api.callsOf('listDataAgents').map(({ options }) => options)).toEqual([
    { path: { instanceId: 'c-1' }, query: { limit: '100', offset: '0' }, signal: expect.any(AbortSignal) },
  ])
})

it('tenants that cannot be read for another reason are not made up of data agents', async () => {
  const { api, state } = await offeredChoices(useTenantChoices, {
    ...form,
    answers: { listTenants: () => Promise.reject(new ApiError({ message: 'No', statusCode: 500 })) },
  })
  expect(state).toEqual({
    state: 'failed',
    sentence: expect.stringContaining('The tenants of this cluster could not be loaded'),
    retry: expect.any(Function),
  })
  expect(api.callsOf('listDataAgents')).toEqual([])
})
