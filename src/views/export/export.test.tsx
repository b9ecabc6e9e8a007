import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { parse } from 'yaml'
import example from '../../../docs/examples/api-keys.json'
import { NetworkError } from '../../api/errors'
import { noteRecordFaults } from '../../api/record-faults'
import { readResourceFile } from '../../definitions/file/read-resource-file'
import { buildPerson } from '../../testing/builders'
import { createFakeApi } from '../../testing/fake-api'
import { renderWithProviders } from '../../testing/render-with-providers'
import { keepSavedFiles } from '../../testing/saved-files'
import { ResourceSection } from '../section/resource-section'
import type { ColumnViewer } from '../table/use-table-view'
import { exportFrame, exportName } from './export-rows'
import { saveRecords } from './save-records'

const paged = readResourceFile(JSON.stringify(example), 'api-keys.json').definition
const whole = readResourceFile(
  JSON.stringify({ ...example, list: { ...example.list, paging: 'client' } }),
  'api-keys.json',
).definition
const row = (number: number) => ({
  id: `${number}`,
  name: `Key ${number}`,
  purpose: 'read',
  dailyLimit: number,
})

const saved = keepSavedFiles()
const viewer: ColumnViewer = {
  person: buildPerson({ uuid: 'u-9' }),
  scope: { kind: 'user' },
  productKey: 'basalt',
}

/** Answers a list of so many rows page by page; each answer waits until it is let go. */
function pages(total: number, open = true) {
  const gates: (() => void)[] = []
  const asked: string[] = []
  const answer = async ({ query = {} }: { query?: Readonly<Record<string, string>> }) => {
    const [start, end] = [Number(query._start), Number(query._end)]
    if (end - start > 10) {
      asked.push(new URLSearchParams(query).toString())
      if (!open) await new Promise<void>((resolve) => gates.push(resolve))
    }
    const records = Array.from({ length: Math.max(0, Math.min(end, total) - start) }, (_, index) =>
      paged.schema.parse(row(start + index + 1)),
    )
    return { records, total }
  }
  return {
    asked,
    answer,
    letGo: () => {
      for (const go of gates.splice(0)) go()
    },
  }
}

async function start(format = 'CSV') {
  await screen.findByRole('rowheader', { name: 'Key 1' })
  fireEvent.click(screen.getByRole('button', { name: 'More for API keys' }))
  await act(async () => void fireEvent.click(screen.getByRole('menuitem', { name: `Export as ${format}` })))
}

describe('a list that the server cuts', () => {
  it('is read page after page, as it is searched, filtered and sorted, and saved once it is whole', async () => {
    const { answer, asked } = pages(250)
    const { notices } = renderWithProviders(<ResourceSection definition={paged} />, {
      api: createFakeApi({}, { 'api-keys.list': answer }),
      path: '/api-keys?q=key&purpose=read&sort=-dailyLimit',
    })
    await start()
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(asked).toHaveLength(3)
    expect(asked[2]).toBe('_end=300&_order=desc&_sort=dailyLimit&_start=200&purpose=read&q=key')
    expect(saved[0]?.name).toMatch(/^api-keys-\d{4}-\d\d-\d\d\.csv$/)
    const lines = (await saved[0]?.content.text())?.split('\r\n')
    expect(lines).toHaveLength(252)
    expect(lines?.slice(0, 2)).toEqual(['Name,Purpose,Requests a day,Active,Created', 'Key 1,read,1,,'])
    expect(lines?.[250]).toBe('Key 250,read,250,,')
    expect(notices).toMatchObject([{ type: 'success', message: '250 API keys are saved.' }])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('is asked for a range in the words of the server', async () => {
    const list = { ...example.list, filters: ['dailyLimit'] }
    const { definition } = readResourceFile(JSON.stringify({ ...example, list }), 'api-keys.json')
    const { answer, asked } = pages(20)
    renderWithProviders(<ResourceSection definition={definition} />, {
      api: createFakeApi({}, { 'api-keys.list': answer }),
      path: '/api-keys?dailyLimit=10..20',
    })
    await start()
    await waitFor(() => expect(asked).toHaveLength(1))
    expect(asked[0]).toBe('_end=100&_order=asc&_sort=name&_start=0&dailyLimit_gte=10&dailyLimit_lte=20')
  })

  it('says how far it is, and reads no more once it is cancelled', async () => {
    const { answer, asked, letGo } = pages(5_000, false)
    renderWithProviders(<ResourceSection definition={paged} />, {
      api: createFakeApi({}, { 'api-keys.list': answer }),
      path: '/api-keys',
    })
    await start()
    const dialog = within(await screen.findByRole('dialog'))
    await waitFor(() => expect(asked).toHaveLength(1))
    letGo()
    await dialog.findByText('100 of 5,000')
    dialog.getByText('Reading page after page. You can go on working once it is done.')
    await waitFor(() => expect(asked).toHaveLength(2))
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await act(async () => letGo())
    expect(asked).toHaveLength(2)
    expect(saved).toEqual([])
  })

  it('goes on from the page that failed', async () => {
    const { answer, asked } = pages(150)
    let isDown = true
    renderWithProviders(<ResourceSection definition={paged} />, {
      api: createFakeApi(
        {},
        {
          'api-keys.list': (options) => {
            if (options.query?._start === '100' && isDown)
              throw new NetworkError('api-keys.list', 'unreachable')
            return answer(options)
          },
        },
      ),
      path: '/api-keys',
    })
    await start()
    const alert = await screen.findByText(/^It stopped after 100: The server cannot be reached\./)
    isDown = false
    fireEvent.click(
      within(alert.closest('[role=dialog]') as HTMLElement).getByRole('button', { name: 'Go on from here' }),
    )
    await waitFor(() => expect(saved).toHaveLength(1))
    expect((await saved[0]?.content.text())?.split('\r\n')).toHaveLength(152)
    expect(asked).toHaveLength(2)
  })
})

it.each([
  { total: 120, asks: ['0 to 100', '50 to 100', '100 to 150'] },
  { total: 80, asks: ['0 to 100', '50 to 100'] },
])(
  'a server that gives 50 where it is asked for 100 is read to its end, $total rows',
  async ({ total, asks }) => {
    const asked: string[] = []
    const answer = ({ query = {} }: { query?: Readonly<Record<string, string>> }) => {
      const start = Number(query._start)
      const end = Math.min(Number(query._end), start + 50, total)
      if (Number(query._end) - start > 10) asked.push(`${start} to ${query._end}`)
      const numbers = Array.from({ length: Math.max(0, end - start) }, (_, index) => start + index + 1)
      return { records: numbers.map((number) => paged.schema.parse(row(number))), total }
    }
    renderWithProviders(<ResourceSection definition={paged} />, {
      api: createFakeApi({}, { 'api-keys.list': answer }),
      path: '/api-keys',
    })
    await start()
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(asked).toEqual(asks)
    expect((await saved[0]?.content.text())?.split('\r\n')).toHaveLength(total + 2)
  },
)

it('a server that has no more rows than its first page, and counts more, stops it', async () => {
  const { answer } = pages(80)
  renderWithProviders(<ResourceSection definition={paged} />, {
    api: createFakeApi(
      {},
      {
        'api-keys.list': async (options) => {
          const page = await answer(options)
          return { ...page, records: options.query?._start === '0' ? page.records.slice(0, 70) : [] }
        },
      },
    ),
    path: '/api-keys',
  })
  await start()
  await screen.findByText('It stopped after 70: page 2 has only 0 of its rows')
  expect(saved).toEqual([])
})

it('a page that lacks rows stops it, and nothing is saved as if it were whole', async () => {
  const { answer } = pages(250)
  renderWithProviders(<ResourceSection definition={paged} />, {
    api: createFakeApi(
      {},
      {
        'api-keys.list': async (options) => {
          const page = await answer(options)
          return options.query?._start === '100' ? { ...page, records: page.records.slice(0, 7) } : page
        },
      },
    ),
    path: '/api-keys',
  })
  await start()
  await screen.findByText('It stopped after 100: page 2 has only 7 of its rows')
  expect(saved).toEqual([])
})

it('a list that is read whole is saved at once, with all that match', async () => {
  const records = Array.from({ length: 25 }, (_, index) => whole.schema.parse(row(index + 1)))
  renderWithProviders(<ResourceSection definition={whole} />, {
    api: createFakeApi({}, { 'api-keys.list': () => records }),
    path: '/api-keys?q=key%201',
  })
  await start()
  await waitFor(() => expect(saved).toHaveLength(1))
  // Key 1, and those from 10 to 19.
  expect((await saved[0]?.content.text())?.split('\r\n')).toHaveLength(13)
})

it('values are written so that they can be read back, formulas and secrets never', () => {
  const { definition } = readResourceFile(
    JSON.stringify({
      ...example,
      fields: {
        name: { type: 'text', label: 'Name' },
        tags: { type: 'list', label: 'Tags' },
        limits: {
          type: 'array',
          label: 'Limits',
          fields: { most: { type: 'number', label: 'Most' }, key: { type: 'secret', label: 'Key' } },
        },
        balance: { type: 'number', label: 'Balance' },
        secret: { type: 'secret', label: 'Secret' },
      },
      list: { ...example.list, columns: ['name', 'tags', 'limits', 'balance', 'secret'] },
    }),
    'api-keys.json',
  )
  const [csv, json] = (['csv', 'json'] as const).map((format) => exportFrame(definition, format))
  expect(csv?.head).toBe('\uFEFFName,Tags,Limits,Balance\r\n')
  const records = [
    {
      id: '1',
      name: '=1+1',
      tags: ['a', 'b, c'],
      limits: [{ most: 5, key: 'hush' }],
      balance: -5,
      secret: 'hush',
    },
  ]
  // A text that begins so would be marked as none of a spreadsheet's formulas; a figure is one to count with.
  expect(csv?.lines(records)).toBe(`'=1+1,"a; b, c","[{""most"":5}]",-5\r\n`)
  expect(json?.lines(records)).toBe('{"name":"=1+1","tags":["a","b, c"],"limits":[{"most":5}],"balance":-5}')
})

it.each([
  ['begins', 0],
  ['ends', 23],
])('a file bears the day that it is here while that %s', (_how, hour) => {
  expect(exportName(whole, new Date(2026, 2, 1, hour, 30).getTime(), 'csv')).toBe('api-keys-2026-03-01.csv')
})

it('a file has no column that does not stand for this person and this cluster', async () => {
  const asked: unknown[] = []
  const isShown = ({ person, scope, productKey }: ColumnViewer) => {
    asked.push([person.uuid, scope.kind, productKey])
    return false
  }
  const columnsShownWhen = { dailyLimit: isShown, purpose: () => true }
  const columns = ['name', 'purpose', 'dailyLimit']
  const there = { ...whole, list: { ...whole.list, columns, columnsShownWhen } }
  saveRecords(there, [row(1)], 'json', viewer)
  expect(JSON.parse((await saved[0]?.content.text()) ?? '')).toEqual([{ name: 'Key 1', purpose: 'read' }])
  expect(asked).toEqual([['u-9', 'user', 'basalt']])

  const list = { ...paged.list, columns, columnsShownWhen }
  renderWithProviders(<ResourceSection definition={{ ...paged, list }} />, {
    api: createFakeApi({}, { 'api-keys.list': pages(1).answer }),
    path: '/api-keys',
  })
  await start()
  await waitFor(() => expect(saved).toHaveLength(2))
  expect(await saved[1]?.content.text()).toBe('Name,Purpose\r\nKey 1,read\r\n')
})

it('an instant says its zone, that of UTC where it came without one', () => {
  const at = { type: 'date-time', label: 'At' }
  const steps = { type: 'array', label: 'Steps', fields: { at } }
  const fields = { ...example.fields, at, steps }
  const file = {
    ...example,
    fields,
    list: { ...example.list, columns: ['createdAt', 'at', 'steps', 'name'] },
  }
  const { definition } = readResourceFile(JSON.stringify(file), 'api-keys.json')
  const { lines } = exportFrame(definition, 'json')
  const written = (text: string) => {
    const record = { id: '1', createdAt: text, at: text, steps: [{ at: text }], name: text }
    return JSON.parse(lines([record]))
  }
  const noon = '2026-03-01T12:00:00.000Z'
  for (const text of ['2026-03-01T12:00:00', '2026-03-01 12:00', '2026-03-01T12:00:00.000']) {
    expect(written(text)).toEqual({ createdAt: noon, at: noon, steps: [{ at: noon }], name: text })
  }
  for (const text of ['2026-03-01', '2026-03-01T12:00:00Z', '2026-03-01T12:00:00+01:00', 'soon: 12:00']) {
    expect(written(text)).toEqual({ createdAt: text, at: text, steps: [{ at: text }], name: text })
  }
})

it('an amount has its currency beside it, once, also where the list has no column of that', () => {
  const money = { type: 'money', currency: { field: 'code' } }
  const fields = {
    name: { type: 'text', label: 'Name' },
    code: { type: 'choice', label: 'Currency', options: ['EUR', 'JPY'] },
    net: { ...money, label: 'Net' },
    gross: { ...money, label: 'Gross' },
  }
  const frames = (columns: string[]) => {
    const file = { ...example, fields, list: { ...example.list, columns } }
    const { definition } = readResourceFile(JSON.stringify(file), 'api-keys.json')
    const records = [{ id: '1', name: 'Lam', code: 'JPY', net: 12, gross: 13 }]
    const [csv, json] = (['csv', 'json'] as const).map((format) => exportFrame(definition, format))
    return [csv?.head, csv?.lines(records), json?.lines(records)]
  }
  expect(frames(['name', 'net', 'gross'])).toEqual([
    '\uFEFFName,Net,Currency,Gross\r\n',
    'Lam,12,JPY,13\r\n',
    '{"name":"Lam","net":12,"code":"JPY","gross":13}',
  ])
  expect(frames(['net', 'name', 'code'])[0]).toBe('\uFEFFNet,Name,Currency\r\n')
})

describe('a file in YAML or XML', () => {
  it.each([
    ['YAML', 250, 'yaml', 'application/yaml'],
    ['XML', 250, 'xml', 'application/xml'],
    ['YAML', 0, 'yaml', 'application/yaml'],
    ['XML', 0, 'xml', 'application/xml'],
  ])('%s of %i records that the server cuts into pages is one list', async (format, total, ending, type) => {
    const { answer } = pages(total)
    const emptied = ({ query = {} }: { query?: Readonly<Record<string, string>> }) =>
      Number(query._end) > 10
        ? { records: [], total: 0 }
        : { records: [paged.schema.parse(row(1))], total: 1 }
    renderWithProviders(<ResourceSection definition={paged} />, {
      api: createFakeApi({}, { 'api-keys.list': total === 0 ? emptied : answer }),
      path: '/api-keys',
    })
    await start(format)
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(saved[0]?.name.endsWith(`.${ending}`)).toBe(true)
    expect(saved[0]?.content.type).toBe(type)
    const text = (await saved[0]?.content.text()) ?? ''
    const names = format === 'YAML' ? namesInYaml(text) : namesInXml(text)
    expect(names).toHaveLength(total)
    expect(names.at(-1)).toBe(total === 0 ? undefined : 'Key 250')
  })

  it('has no secret in it, and each value as what it is', () => {
    const { definition } = readResourceFile(
      JSON.stringify({
        ...example,
        fields: {
          name: { type: 'text', label: 'Name' },
          limits: {
            type: 'array',
            label: 'Limits',
            fields: { most: { type: 'number', label: 'Most' }, key: { type: 'secret', label: 'Key' } },
          },
        },
        list: { ...example.list, columns: ['name', 'limits'] },
      }),
      'api-keys.json',
    )
    const records = [{ id: '1', name: 'no', limits: [{ most: 5, key: 'hush' }] }]
    expect(exportFrame(definition, 'yaml').lines(records)).toBe('- name: "no"\n  limits:\n    - most: 5\n')
    expect(exportFrame(definition, 'xml').lines(records)).toBe(
      '  <record>\n    <name>no</name>\n    <limits>\n      <entry>\n        <most>5</most>\n      </entry>\n    </limits>\n  </record>\n',
    )
  })

  function namesInYaml(text: string): unknown[] {
    const list: { name: string }[] = parse(text)
    return list.map(({ name }) => name)
  }

  function namesInXml(text: string): unknown[] {
    const read = new DOMParser().parseFromString(text, 'application/xml')
    expect(read.documentElement.tagName).toBe('api-keys')
    return [...read.querySelectorAll('record > name')].map(({ textContent }) => textContent)
  }
})

describe('a file in JSON', () => {
  const shownOf = (number: number) => ({
    name: `Key ${number}`,
    purpose: 'read',
    dailyLimit: number,
    isActive: null,
    createdAt: null,
  })

  it('of a list that is read whole is a list of objects by key', async () => {
    const records = [1, 2].map((number) => whole.schema.parse(row(number)))
    renderWithProviders(<ResourceSection definition={whole} />, {
      api: createFakeApi({}, { 'api-keys.list': () => records }),
      path: '/api-keys',
    })
    await start('JSON')
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(saved[0]?.name).toMatch(/^api-keys-\d{4}-\d\d-\d\d\.json$/)
    expect(JSON.parse((await saved[0]?.content.text()) ?? '')).toEqual([shownOf(1), shownOf(2)])
  })

  it.each([250, 0])('of a list that the server cuts is one list of all %i', async (total) => {
    const { answer } = pages(total)
    const empty = ({ query = {} }: { query?: Readonly<Record<string, string>> }) =>
      Number(query._end) > 10
        ? { records: [], total: 0 }
        : { records: [paged.schema.parse(row(1))], total: 1 }
    renderWithProviders(<ResourceSection definition={paged} />, {
      api: createFakeApi({}, { 'api-keys.list': total === 0 ? empty : answer }),
      path: '/api-keys',
    })
    await start('JSON')
    await waitFor(() => expect(saved).toHaveLength(1))
    const list: unknown[] = JSON.parse((await saved[0]?.content.text()) ?? '')
    expect(list).toHaveLength(total)
    expect(list.at(-1)).toEqual(total === 0 ? undefined : shownOf(250))
  })
})

it.each([
  [
    1,
    '101 API keys are saved. 1 API key could not be read and is not in the file. Parts of 1 API key could not be read and are not in the file.',
  ],
  [
    2,
    '102 API keys are saved. 2 API keys could not be read and are not in the file. Parts of 2 API keys could not be read and are not in the file.',
  ],
])('what could not be read of its pages is said beside how many are saved, %i each', async (each, words) => {
  const fault = { id: null, name: null, number: null, values: [] }
  const { answer } = pages(100 + each)
  const { notices } = renderWithProviders(<ResourceSection definition={paged} />, {
    api: createFakeApi(
      {},
      {
        'api-keys.list': async (options) => {
          const { records, total } = await answer(options)
          const faults = Array.from({ length: each }, () => [
            { ...fault, isShown: false },
            { ...fault, isShown: true },
          ]).flat()
          const isLast = options.query?._start === '100'
          return { records: isLast ? noteRecordFaults(records, faults) : records, total: total + each }
        },
      },
    ),
    path: '/api-keys',
  })
  await start()
  await waitFor(() => expect(notices.map(({ message }) => message)).toEqual([words]))
})

it('one record is said to be one', async () => {
  const { notices } = renderWithProviders(<ResourceSection definition={paged} />, {
    api: createFakeApi({}, { 'api-keys.list': pages(1).answer }),
    path: '/api-keys',
  })
  await start()
  await waitFor(() => expect(notices.map(({ message }) => message)).toEqual(['1 API key is saved.']))
})

it.each([
  ['csv', 'text/csv;charset=utf-8', 'Name,Purpose,Requests a day,Active,Created\r\n'],
  ['json', 'application/json', '[]\n'],
  ['yaml', 'application/yaml', '[]\n'],
  [
    'xml',
    'application/xml',
    '<?xml version="1.0" encoding="UTF-8"?>\n<api-keys xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">\n</api-keys>\n',
  ],
] as const)('a list without records is a file all the same, in %s', async (format, type, text) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-05T12:00:00Z') })
  saveRecords(whole, [], format, viewer)
  expect([saved[0]?.name, saved[0]?.content.type]).toEqual([`api-keys-2026-03-05.${format}`, type])
  expect(await saved[0]?.content.text()).toBe(text)
})
