import { act, screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { NetworkError } from '../../api/errors'
import type { ResourceDefinition } from '../../definitions/define'
import type { ListDefinition } from '../../definitions/define-list'
import { DefinedResource } from '../../providers/defined-resource'
import { ScopeContext } from '../../providers/scope-context'
import { buildClusterDetail } from '../../testing/detail-builders'
import { createFakeApi, type OwnAnswers } from '../../testing/fake-api'
import { buildGadget, gadgets } from '../../testing/gadgets'
import { renderWithProviders } from '../../testing/render-with-providers'
import { useInvalidateList } from './use-invalidate-list'
import { usePagedRecords } from './use-paged-records'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-03-05T12:00:00Z') })
})

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const question = { page: 1, size: 10, search: '', sort: null, filters: {} }
const press = async (name: string) => {
  await act(async () => screen.getByRole('button', { name }).click())
  await pass(10)
}
const shown = () => screen.getAllByRole('paragraph').map(({ textContent }) => textContent)

type ReadingProps = {
  definition: ResourceDefinition
  field: 'name' | 'weight'
  fixed?: Record<string, string> | undefined
}

function Reading({ definition, field, fixed }: ReadingProps) {
  const { records, refresh } = usePagedRecords(definition, { ...question, ...(fixed && { fixed }) })
  return (
    <>
      <p>{records?.map((record) => String(record[field])).join(' ') ?? 'nothing yet'}</p>
      <button type="button" onClick={() => void refresh()}>
        Read {field}
      </button>
    </>
  )
}

function Changing({ definition }: Pick<ReadingProps, 'definition'>) {
  const invalidate = useInvalidateList(definition)
  return (
    <button type="button" onClick={() => void invalidate()}>
      Change
    </button>
  )
}

/** Two that look at different fields of one list. */
function Page({ definition, fixed }: Pick<ReadingProps, 'definition' | 'fixed'>) {
  const [isOpen, setOpen] = useState(true)
  return (
    <ScopeContext value={{ kind: 'cluster', cluster: buildClusterDetail() }}>
      <DefinedResource definition={definition}>
        {isOpen && <Reading definition={definition} field="name" />}
        {isOpen && <Reading definition={definition} field="weight" fixed={fixed} />}
        <Changing definition={definition} />
      </DefinedResource>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        Open or close
      </button>
    </ScopeContext>
  )
}

const lamp = buildGadget({ name: 'lamp', weight: 3 })
const bolt = buildGadget({ name: 'bolt', weight: 5, note: 'busy' })

async function read(
  list: Partial<ListDefinition<string>>,
  answer: OwnAnswers[string] = () => ({ records: [lamp], total: 1 }),
  fixed?: ReadingProps['fixed'],
) {
  const paging = { kind: 'server', sizes: [10], query: 'simple-rest' } as const
  const definition: ResourceDefinition = { ...gadgets, list: { ...gadgets.list, paging, ...list } }
  const api = createFakeApi({}, { 'gadgets.list': answer })
  renderWithProviders(<Page definition={definition} fixed={fixed} />, { api })
  await pass(10)
  return () => api.callsOf('gadgets.list').length
}

it('is one reading for all that ask the same', async () => {
  const times = await read({}, ({ query = {} }) => {
    const isFirst = query._start === '0'
    return { records: isFirst ? Array.from({ length: 100 }, () => lamp) : [bolt], total: 101 }
  })
  expect(shown()).toEqual([expect.stringMatching(/lamp bolt$/), expect.stringMatching(/3 5$/)])
  expect(times()).toBe(2)
})

it('is another reading for what belongs to one record', async () => {
  const times = await read({}, undefined, { note: 'b-1' })
  expect(times()).toBe(2)
})

it('is read faster while a record is in a state that nobody looks at here', async () => {
  const refresh = { every: 60_000, faster: { every: 5_000, values: ['busy'], field: 'note' } }
  let records = [bolt]
  const times = await read({ refresh }, () => ({ records, total: 1 }))
  expect(times()).toBe(1)
  records = [lamp]
  await pass(5_000)
  expect(times()).toBe(2)
  await pass(50_000)
  expect(times()).toBe(2)
  await pass(10_000)
  expect(times()).toBe(3)
})

/** As when a person comes back to the window. */
const look = () => window.dispatchEvent(new Event('visibilitychange'))

it.each([
  ['its interval', { every: 300_000 }, 240_000],
  ['a minute, where it has none', undefined, 50_000],
])(
  'is not read again within %s, however often its window or page is seen',
  async (_what, refresh, within) => {
    const times = await read({ refresh })
    await pass(within)
    look()
    await press('Open or close')
    await press('Open or close')
    expect(shown()).toEqual(['lamp', '3'])
    expect(times()).toBe(1)
  },
)

it('is read again when its window is seen after that', async () => {
  const times = await read({})
  await pass(60_000)
  look()
  await pass(10)
  expect(times()).toBe(2)
})

it('that failed goes on where it stopped, whoever asks for it', async () => {
  const asked: unknown[] = []
  await read({}, ({ query = {} }) => {
    asked.push(query._start)
    if (asked.length === 2) throw new NetworkError('gadgets.list', 'timeout')
    return { records: query._start === '0' ? Array.from({ length: 100 }, () => lamp) : [bolt], total: 101 }
  })
  expect(shown()).toEqual(['nothing yet', 'nothing yet'])
  await press('Read weight')
  expect(shown()).toEqual([
    expect.stringMatching(/^(lamp ){100}bolt$/),
    expect.stringMatching(/^(3 ){100}5$/),
  ])
  expect(asked).toEqual(['0', '100', '100'])
})

describe('that failed begins again', () => {
  /** All but the last of so many records on one page; the second page fails at first. */
  async function failing(totals: readonly [number, number]) {
    const asked: unknown[] = []
    await read({}, ({ query = {} }) => {
      asked.push(query._start)
      if (asked.length === 2) throw new NetworkError('gadgets.list', 'timeout')
      const total = totals[asked.length > 2 ? 1 : 0] ?? 0
      const count = query._start === '0' ? 100 : total - 100
      return { records: Array.from({ length: count }, () => lamp), total }
    })
    return asked
  }

  it('where it failed longer ago than it is fresh', async () => {
    const asked = await failing([101, 101])
    await pass(60_000)
    await press('Read weight')
    expect(asked).toEqual(['0', '100', '0', '100'])
  })

  it('where there are fewer or more since', async () => {
    const asked = await failing([101, 102])
    await press('Read weight')
    expect(asked).toEqual(['0', '100', '100', '0', '100'])
    expect(shown()[0]).toMatch(/^(lamp ){101}lamp$/)
  })
})

it.each([
  ['came', () => ({ records: [bolt], total: 101 }), false],
  ['was lost', () => Promise.reject(new NetworkError('gadgets.list', 'timeout')), true],
])('a first reading begins again after a command before a page that %s', async (_how, end, isStopped) => {
  const asked: unknown[] = []
  let answer = () => {}
  await read({}, ({ query = {} }) => {
    asked.push(query._start)
    if (asked.length === 2) return new Promise<void>((resolve) => (answer = resolve)).then(end)
    return { records: query._start === '0' ? Array.from({ length: 100 }, () => lamp) : [bolt], total: 101 }
  })
  await press('Change')
  await act(async () => answer())
  await pass(10)
  if (isStopped) await press('Read weight')
  expect(asked).toEqual(['0', '100', '0', '100'])
  expect(shown()[0]).toMatch(/^(lamp ){100}bolt$/)
})

it('is read again after a command, which a reading under way was asked before', async () => {
  const answers: ((answer: unknown) => void)[] = []
  const times = await read({}, () => new Promise((resolve) => void answers.push(resolve)))
  const answer = async (place: number, record: typeof lamp) => {
    await act(async () => answers[place]?.({ records: [record], total: 1 }))
    await pass(10)
  }
  await answer(0, lamp)
  await press('Change')
  expect(times()).toBe(2)
  await press('Change')
  expect(times()).toBe(3)
  await answer(2, bolt)
  await answer(1, lamp)
  expect(shown()).toEqual(['bolt', '5'])
})

it('is read again when it is next looked at, after a command that was given elsewhere', async () => {
  const times = await read({})
  await press('Open or close')
  await press('Change')
  expect(times()).toBe(1)
  await press('Open or close')
  expect(times()).toBe(2)
})

it('that failed begins again after a command', async () => {
  const asked: unknown[] = []
  await read({}, ({ query = {} }) => {
    asked.push(query._start)
    if (asked.length === 2) throw new NetworkError('gadgets.list', 'timeout')
    return { records: query._start === '0' ? Array.from({ length: 100 }, () => lamp) : [bolt], total: 101 }
  })
  await press('Change')
  expect(asked).toEqual(['0', '100', '0', '100'])
})
