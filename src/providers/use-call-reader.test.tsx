import { act, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createFakeApi, type FakeApi } from '../testing/fake-api'
import { renderWithProviders } from '../testing/render-with-providers'
import { AnswerMissing, useAnswerChange, useCallReader } from './use-call'

const asked = { path: { instanceId: 'i-1' } }

function drawn(api: FakeApi) {
  const hooks: { read?: ReturnType<typeof useCallReader>; change?: ReturnType<typeof useSourceChange> } = {}
  function Probe() {
    hooks.read = useCallReader()
    hooks.change = useSourceChange()
    return null
  }
  const { queryClient } = renderWithProviders(<Probe />, { api })
  const { read, change } = hooks
  if (!read || !change) throw new Error('Nothing was drawn')
  /** The way to an answer that is missing. */
  const wayTo = (look: () => unknown) => {
    try {
      look()
    } catch (error) {
      if (error instanceof AnswerMissing) return error.load
    }
    throw new Error('Nothing is missing')
  }
  return { read, change, wayTo, queryClient }
}

function useSourceChange() {
  return useAnswerChange('listDataSources', {})
}

it('an answer that was not read yet is missing until it is loaded, and is then read no more', async () => {
  const api = createFakeApi({ getDataStudio: () => true })
  const { read, wayTo } = drawn(api)
  const load = wayTo(() => read('getDataStudio', asked))
  expect(api.calls).toEqual([])
  await load()
  expect(read('getDataStudio', asked)).toBe(true)
  expect(api.callsOf('getDataStudio').map(({ options }) => options.path)).toEqual([{ instanceId: 'i-1' }])
  wayTo(() => read('getDataStudio', { path: { instanceId: 'i-2' } }))
})

it('what stands in for an answer is read only once the answer was asked for in vain', async () => {
  const api = createFakeApi({ getDataStudio: () => Promise.reject(new Error('No')) })
  const { read, wayTo } = drawn(api)
  await wayTo(() => read('getDataStudio', asked, false))()
  expect(read('getDataStudio', asked, false)).toBe(false)
  expect(api.calls).toHaveLength(1)
  const again = wayTo(() => read('getDataStudio', asked))
  await expect(again()).rejects.toThrow('No')
  expect(api.calls).toHaveLength(2)
})

it('an answer that is missing is asked for once, however often others are', async () => {
  const api = createFakeApi({ getDataStudio: () => Promise.reject(new Error('No')) })
  const { read, wayTo, queryClient } = drawn(api)
  queryClient.setDefaultOptions({ queries: { retry: 2, retryDelay: 0 } })
  await expect(wayTo(() => read('getDataStudio', asked))()).rejects.toThrow('No')
  expect(api.calls).toHaveLength(1)
})

it('the request for an answer that nobody waits for any more is called off', async () => {
  const api = createFakeApi({ getDataStudio: () => new Promise<boolean>(() => {}) })
  const { read, wayTo, queryClient } = drawn(api)
  const load = wayTo(() => read('getDataStudio', asked))
  const loading = load().catch(() => 'called off')
  await waitFor(() => expect(api.calls).toHaveLength(1))
  await queryClient.cancelQueries()
  expect(await loading).toBe('called off')
  expect(api.calls[0]?.options.signal?.aborted).toBe(true)
})

it('two changes of an answer in one breath are both there, and one of nothing is none', async () => {
  const api = createFakeApi({ listDataSources: () => ['SAP'] })
  const { read, change, wayTo } = drawn(api)
  expect(await change((now) => [...now, 'lost'])).toBe(false)
  await wayTo(() => read('listDataSources', {}))()
  await act(async () => {
    await Promise.all([change((now) => [...now, 'Excel']), change((now) => [...now, 'Oracle'])])
  })
  expect(read('listDataSources', {})).toEqual(['SAP', 'Excel', 'Oracle'])
})

it('a change of an answer that could not be read again says so as before', async () => {
  const api = createFakeApi({ listDataSources: () => ['SAP'] })
  const { read, change, wayTo, queryClient } = drawn(api)
  await wayTo(() => read('listDataSources', {}))()
  const [query] = queryClient.getQueryCache().getAll()
  api.answer({ listDataSources: () => Promise.reject(new Error('Not now')) })
  await query?.fetch().catch(() => {})
  expect(await change((now) => [...now, 'Excel'])).toBe(false)
  expect(read('listDataSources', {})).toEqual(['SAP', 'Excel'])
  expect(query?.state).toMatchObject({ status: 'error', error: { message: 'Not now' } })
})

it('a change of what is being read for the first time leaves that reading alone', async () => {
  let answer = (_sources: string[]) => {}
  const api = createFakeApi({ listDataSources: () => new Promise<string[]>((done) => (answer = done)) })
  const { read, change, wayTo } = drawn(api)
  const loading = wayTo(() => read('listDataSources', {}))()
  await waitFor(() => expect(api.calls).toHaveLength(1))
  expect(await change((now) => [...now, 'lost'])).toBe(false)
  answer(['SAP'])
  await loading
  expect(read('listDataSources', {})).toEqual(['SAP'])
})
