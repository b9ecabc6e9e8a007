import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import example from '../../../docs/examples/api-keys.json'
import { NetworkError } from '../../api/errors'
import { noteRecordFaults } from '../../api/record-faults'
import { readResourceFile } from '../../definitions/file/read-resource-file'
import type { ListQuery } from '../../providers/list-query'
import { createFakeApi } from '../../testing/fake-api'
import { renderWithProviders } from '../../testing/render-with-providers'
import { useAllPages } from './use-all-pages'

const { definition } = readResourceFile(JSON.stringify(example), 'api-keys.json')
const question: ListQuery = {
  ...{ page: 3, size: 10, search: 'key' },
  sort: { field: 'name', order: 'desc' },
  filters: { purpose: 'read' },
}

const rowsOf = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, at) =>
    definition.schema.parse({ id: `${from + at}`, name: `Key ${from + at}` }),
  )

/** Reads all pages of an answer to each start, and shows how it stands. */
function renderReading(answer: (start: number) => unknown) {
  const taken: number[] = []
  const asked: { query: string; signal: AbortSignal | undefined }[] = []
  function Reading() {
    const { done, total, error, isWhole, goOn, faults, missing } = useAllPages(
      definition,
      question,
      (records) => taken.push(records.length),
      () => taken.splice(0),
    )
    return (
      <button type="button" onClick={goOn}>
        {[done, total, error?.message ?? 'well', isWhole ? 'whole' : 'part'].join(' ')}
        {missing > 0 && `, not read: ${faults.map(({ number }) => number).join(' ')}`}
      </button>
    )
  }
  const api = createFakeApi(
    {},
    {
      'api-keys.list': ({ query = {}, signal }) => {
        asked.push({ query: new URLSearchParams(query).toString(), signal })
        return answer(Number(query._start)) as never
      },
    },
  )
  const { unmount } = renderWithProviders(<Reading />, { api })
  const shows = (text: string) => screen.findByRole('button', { name: text })
  return { taken, asked, shows, unmount }
}

it('reads every page from the first, by the search, filters and order on screen', async () => {
  const { taken, asked, shows } = renderReading((start) => ({
    records: rowsOf(start, Math.min(start + 100, 150)),
    total: 150,
  }))
  await shows('150 150 well whole')
  expect(taken).toEqual([100, 50])
  const rest = '_order=desc&_sort=name'
  expect(asked.map(({ query }) => query)).toEqual([
    `_end=100&${rest}&_start=0&purpose=read&q=key`,
    `_end=200&${rest}&_start=100&purpose=read&q=key`,
  ])
})

it('counts what could not be read as given, and hands it on to nobody', async () => {
  const fault = { id: '9', name: null, number: 3, isShown: false, values: [] }
  const { taken, shows } = renderReading(() => ({
    records: noteRecordFaults(rowsOf(0, 2), [fault]),
    total: 3,
  }))
  await shows('2 3 well whole, not read: 3')
  expect(taken).toEqual([2])
})

it('says what could not be read of all pages, by its number among all records, also after one that failed', async () => {
  const fault = { id: null, name: null, isShown: false, values: [] }
  let isDown = true
  const { shows } = renderReading((start) => {
    if (start === 100 && isDown) throw new NetworkError('api-keys.list', 'unreachable')
    const [count, number] = start === 0 ? [99, 3] : [1, 2]
    return { records: noteRecordFaults(rowsOf(start, start + count), [{ ...fault, number }]), total: 102 }
  })
  const stopped = await screen.findByRole('button', { name: /^99 102 (?!well).* part, not read: 3$/ })
  isDown = false
  fireEvent.click(stopped)
  await shows('100 102 well whole, not read: 3 102')
})

it('stops at a page that lacks rows, and begins with it again', async () => {
  let isShort = true
  const { taken, asked, shows } = renderReading((start) => ({
    records: rowsOf(start, start === 100 && isShort ? 120 : Math.min(start + 100, 150)),
    total: 150,
  }))
  const button = await screen.findByRole('button', { name: /^100 150 .*20.* part$/ })
  expect(taken).toEqual([100])
  isShort = false
  fireEvent.click(button)
  await shows('150 150 well whole')
  expect(taken).toEqual([100, 50])
  expect(asked).toHaveLength(3)
})

it('begins again where the number of records changes meanwhile, and forgets what it took', async () => {
  let total = 150
  const { taken, asked, shows } = renderReading((start) => {
    // One was deleted between the first page and the second: of those behind it one has moved to the first page.
    if (start === 100) total = 149
    return { records: rowsOf(start, Math.min(start + 100, total)), total }
  })
  await shows('149 149 well whole')
  expect(taken).toEqual([100, 49])
  expect(asked.map(({ query }) => new URLSearchParams(query).get('_start'))).toEqual(['0', '100', '0', '100'])
})

it('stops where the number changes again and again, until a person goes on', async () => {
  let total = 150
  let isGrowing = true
  const { taken, asked, shows } = renderReading((start) => {
    if (isGrowing) total += 1
    return { records: rowsOf(start, Math.min(start + 100, total)), total }
  })
  const button = await screen.findByRole('button', { name: '0 the number of records keeps changing part' })
  expect(taken).toEqual([])
  expect(asked).toHaveLength(6)
  isGrowing = false
  fireEvent.click(button)
  await shows('156 156 well whole')
  expect(taken).toEqual([100, 56])
})

it('stops when a page fails, and asks nothing more once its view is gone', async () => {
  const failed = renderReading(() => {
    throw new NetworkError('api-keys.list', 'unreachable')
  })
  await screen.findByRole('button', { name: /^0 (?!well).* part$/ })
  failed.unmount()

  let give = (_page: unknown) => {}
  const { taken, asked, unmount } = renderReading(() => new Promise((resolve) => (give = resolve)))
  await waitFor(() => expect(asked).toHaveLength(1))
  unmount()
  expect(asked[0]?.signal?.aborted).toBe(true)
  await act(async () => give({ records: rowsOf(0, 100), total: 150 }))
  expect(taken).toEqual([])
  expect(asked).toHaveLength(1)
})
