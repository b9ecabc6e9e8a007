import { act, screen, waitFor } from '@testing-library/react'
import { type ReactElement, useState } from 'react'
import { expect, it } from 'vitest'
import serviceAccounts from '../../../docs/examples/service-accounts.json'
import { ApiError } from '../../api/errors'
import type { ResourceDefinition } from '../../definitions/define'
import type { FieldDefinition } from '../../definitions/define-field'
import { readResourceFile } from '../../definitions/file/read-resource-file'
import { DefinitionsContext } from '../../providers/definitions-context'
import { ScopeContext } from '../../providers/scope-context'
import { buildClusterDetail } from '../../testing/detail-builders'
import { createFakeApi, type FakeApi } from '../../testing/fake-api'
import { renderWithProviders } from '../../testing/render-with-providers'
import { useInvalidateList } from '../records/use-invalidate-list'
import { useLabels } from '../reference/record-words'
import { type References, useReferences } from './known-records'

const accounts = readResourceFile(JSON.stringify(serviceAccounts), 'service-accounts.json').definition
const account: FieldDefinition = {
  kind: 'reference',
  label: { en: 'Account' },
  resource: 'service-accounts',
}
const owner: FieldDefinition = { kind: 'object', label: { en: 'Owner' }, fields: { account } }

function drawOnCluster(held: ReactElement, api: FakeApi, definition: ResourceDefinition = accounts) {
  const context = { definitions: [definition], faults: new Map(), pending: new Set<string>() }
  return renderWithProviders(
    <DefinitionsContext value={{ ...context, examine: async () => {} }}>
      <ScopeContext value={{ kind: 'cluster', cluster: buildClusterDetail({ id: 'c-7', name: 'my sales' }) }}>
        {held}
      </ScopeContext>
    </DefinitionsContext>,
    { api },
  )
}

/** What is known of the accounts that an object in a form refers to, as a server has them that cuts its lists. */
async function known(names: readonly string[] | Error, mostOfPage = Number.POSITIVE_INFINITY) {
  let read: References | undefined
  function Held() {
    read = useReferences({ owner })
    return null
  }
  const api = createFakeApi(
    {},
    {
      'service-accounts.list': ({ query }) => {
        if (names instanceof Error) throw names
        const all = names.map((name, index) => accounts.schema.parse({ id: `a-${index}`, name }))
        const start = Number(query?._start)
        const end = Math.min(Number(query?._end), start + mostOfPage)
        return { records: all.slice(start, end), total: all.length }
      },
    },
  )
  const { unmount } = drawOnCluster(<Held />, api)
  await waitFor(() => expect(read).toBeDefined())
  unmount()
  return { records: read?.get('service-accounts'), calls: api.callsOf('service-accounts.list') }
}
const numbered = (count: number) => Array.from({ length: count }, (_, index) => `Account ${index}`)

it('names of what rows refer to are read to the last page, as their owner has them, and found in any case', async () => {
  const { records, calls } = await known([...numbered(99), 'ETL', 'etl'])
  expect(calls.map(({ options }) => options.path)).toEqual([{ id: 'u-1' }, { id: 'u-1' }])
  expect(records?.labels.size).toBe(101)
  expect(records?.idsByName.get('account 7')).toEqual(['a-7'])
  expect(records?.idsByName.get('etl')).toEqual(['a-99', 'a-100'])
  expect([records?.one, records?.many]).toEqual(['service account', 'service accounts'])
})

it('no page is asked for after the last, nor any further one of more than a thousand records', async () => {
  const whole = await known(numbered(100))
  expect([whole.calls.length, whole.records?.labels.size]).toEqual([1, 100])
  const many = await known(numbered(1_001))
  expect([many.calls.length, many.records]).toEqual([1, null])
})

it('a server whose pages are shorter than what they are asked for is read to the last', async () => {
  const { records, calls } = await known(numbered(45), 20)
  expect([calls.length, records?.labels.size]).toEqual([3, 45])
  expect(records?.idsByName.get('account 44')).toEqual(['a-44'])
})

it('nothing is known of a list that cannot be read', async () => {
  const { records } = await known(new ApiError({ message: 'Asleep', statusCode: 503 }))
  expect(records).toBeNull()
})

it('names are read again once a record of their resource is made or renamed here, and not for another one', async () => {
  let name = 'ETL'
  const given: {
    references?: References | undefined
    label?: string | undefined
    changed?: () => Promise<void>
    otherChanged?: () => Promise<void>
  } = {}
  function Held() {
    given.references = useReferences({ owner })
    const labels = useLabels({ fields: { account } }, ['account'], [{ account: 'a-1' }])
    given.label = labels.get('service-accounts')?.labels.get('a-1')
    given.changed = useInvalidateList(accounts)
    given.otherChanged = useInvalidateList({ name: 'windows' })
    return null
  }
  const api = createFakeApi(
    {},
    {
      'service-accounts.list': () => ({
        records: [accounts.schema.parse({ id: 'a-1', name })],
        total: 1,
      }),
    },
  )
  drawOnCluster(<Held />, api)
  const names = () => [given.label, [...(given.references?.get('service-accounts')?.idsByName.keys() ?? [])]]
  await waitFor(() => expect(names()).toEqual(['ETL', ['etl']]))
  name = 'Nightly'
  await act(async () => given.otherChanged?.())
  expect(api.callsOf('service-accounts.list')).toHaveLength(2)
  await act(async () => given.changed?.())
  await waitFor(() => expect(names()).toEqual(['Nightly', ['nightly']]))
})

it('of a cluster they are read there, and a list that no server cuts is read at once', async () => {
  const definition: ResourceDefinition = {
    ...{ ...accounts, scope: 'cluster' },
    list: { ...accounts.list, paging: undefined },
  }
  const all = numbered(101).map((name, index) => definition.schema.parse({ id: `a-${index}`, name }))
  const api = createFakeApi({}, { 'service-accounts.list': () => all })
  let read: References | undefined
  function Held() {
    read = useReferences({ owner })
    return null
  }
  drawOnCluster(<Held />, api, definition)
  await waitFor(() => expect(read?.get('service-accounts')?.labels.size).toBe(101))
  const asked = api.callsOf('service-accounts.list').map(({ options }) => [options.path, options.query ?? {}])
  expect(asked).toEqual([[{ id: 'u-1', name: 'my sales', instanceId: 'c-7' }, {}]])
})

it('a thousand are known', async () => {
  const { calls, records } = await known(numbered(1_000))
  expect([calls.length, records?.labels.size]).toEqual([10, 1_000])
})

it('names are asked for no longer where the rows are left, nor again within a minute', async () => {
  const api = createFakeApi({}, { 'service-accounts.list': () => new Promise(() => {}) })
  function Held() {
    useReferences({ owner })
    return null
  }
  function Twice() {
    const [isAgain, setAgain] = useState(false)
    return (
      <>
        <Held />
        <button type="button" onClick={() => setAgain(true)}>
          Again
        </button>
        {isAgain && <Held />}
      </>
    )
  }
  const asked = () => api.callsOf('service-accounts.list')
  const first = drawOnCluster(<Held />, api)
  await waitFor(() => expect(asked()).toHaveLength(1))
  first.unmount()
  expect(asked()[0]?.options.signal?.aborted).toBe(true)
  api.answer({}, { 'service-accounts.list': () => ({ records: [], total: 0 }) })
  const { queryClient } = drawOnCluster(<Twice />, api)
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  await act(async () => screen.getByRole('button', { name: 'Again' }).click())
  expect(asked()).toHaveLength(2)
})
