import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { recordFaultsOf } from '../record-faults'
import { accountConsumptionResponse } from './account-consumption'

const read = (sent: unknown) => z.parse(accountConsumptionResponse, sent)
const hours = [
  { hour: 0, powerUnit: 1.5 },
  { hour: 23, powerUnit: 2 },
]
const day = {
  dayFormat: '02 Mar 2026',
  monthFormat: 'Mar 2026',
  day: '2026-03-02',
  basalt: 20.5,
  spark: 4,
  total: 24.5,
  hours: 10,
}
const sales = {
  id: 'c-1',
  name: 'sales',
  consumption: [{ monthFormat: 'Mar 2026', basalt: 20.5, spark: 4, total: 24.5, days: [day] }],
  consumptionAgg: {
    basalt: {
      daily: [
        {
          date: '2026-03-02',
          services: { analytics: [{ powerUnit: 2, replica: 1 }], loader: { powerUnit: 0.05, replica: 1 } },
        },
      ],
    },
    spark: {
      daily: [
        { date: '2026-03-02', types: { batch: 3, interactive: [{ powerUnit: 0.1, replica: 1, hours: 10 }] } },
      ],
    },
    hourly: { '2026-03-02': hours },
  },
  historicalAgg: [
    {
      createdAt: '2026-03-02T09:00:00Z',
      storageIPU: 0.5,
      classAOperations: 10,
      classBOperations: 20,
      downloadOperations: 3,
      uploadOperations: 4,
    },
  ],
  bucketThresholdHistory: [{ storageThreshold: 50, createdAt: '2026-03-01T00:00:00Z' }],
  instanceBackups: [{ date: '2026-03-02', gcsBucketSizeInGB: 30, metadataBucketSizeInGB: 0.5 }],
}
/** 2026-03-02T09:00:00Z. */
const nine = 1_772_442_000_000
const figures = { basalt: 20.5, spark: 4, total: 24.5 }
const none = Array.from({ length: 24 }, (): number | null => null)
const whole = {
  id: 'c-1',
  name: 'sales',
  months: [{ month: '2026-03', figures }],
  days: [{ date: '2026-03-02', figures, hours: 10 }],
  components: new Map([
    [
      'basalt',
      {
        parts: new Map([
          [
            '2026-03-02',
            [
              { name: 'analytics', powerUnit: 2, replicas: 1, hours: null },
              { name: 'loader', powerUnit: 0.05, replicas: 1, hours: null },
            ],
          ],
        ]),
        hourly: new Map(),
      },
    ],
    [
      'spark',
      {
        parts: new Map([
          [
            '2026-03-02',
            [
              { name: 'batch', ipu: 3 },
              { name: 'interactive', powerUnit: 0.1, replicas: 1, hours: 10 },
            ],
          ],
        ]),
        hourly: new Map(),
      },
    ],
  ]),
  hourly: new Map([['2026-03-02', none.with(0, 1.5).with(23, 2)]]),
  storage: [{ at: nine, storage: 0.5, classA: 10, classB: 20, downloads: 3, uploads: 4 }],
  backups: [{ date: '2026-03-02', bucket: 30, metadata: 0.5 }],
  thresholds: [{ at: nine - 33 * 3_600_000, threshold: 50 }],
}
/** What is named: of which cluster, and which fields of it. */
const namedIn = (clusters: object) =>
  recordFaultsOf(clusters).map(({ name, values }) => [name, ...values.map(({ field }) => field)])

describe('the consumption of a person', () => {
  it.each([
    ['in data in data', { data: { data: { clusters: [sales] } } }],
    ['in data', { data: { clusters: [sales] } }],
    ['bare', { clusters: [sales] }],
    [
      'its parts as JSON text',
      {
        data: {
          clusters: JSON.stringify([
            {
              ...sales,
              consumption: JSON.stringify(sales.consumption),
              consumptionAgg: JSON.stringify(sales.consumptionAgg),
              historicalAgg: JSON.stringify(sales.historicalAgg),
              instanceBackups: JSON.stringify(sales.instanceBackups),
            },
          ]),
        },
      },
    ],
    [
      'figures as digits',
      {
        clusters: [
          {
            ...sales,
            consumption: [
              { ...sales.consumption[0], days: [{ ...day, basalt: '20.5', total: '24.5', hours: '10' }] },
            ],
          },
        ],
      },
    ],
  ])('is read: %s [USE-005, USE-006, USE-007, USE-008, USE-009, USE-017, API-D02]', (_what, answer) => {
    const clusters = read(answer)
    expect(clusters).toEqual([whole])
    expect(namedIn(clusters)).toEqual([])
  })

  it('reads a day for every hour of which there is an entry as hours of one [USE-007]', () => {
    const analytics = Array.from({ length: 24 }, () => ({ powerUnit: 2, replica: 3 }))
    const [cluster] = read([
      { ...sales, consumptionAgg: { basalt: { daily: [{ date: '2026-03-02', services: { analytics } }] } } },
    ])
    const parts = cluster?.components.get('basalt')?.parts.get('2026-03-02')
    expect(parts).toHaveLength(24)
    expect(parts?.[5]).toEqual({ name: 'analytics', powerUnit: 2, replicas: 3, hours: 1 })
  })

  it.each([1, 23, 25])('knows no hours of %i entries of a day that say none [USE-007]', (length) => {
    const batch = Array.from({ length }, () => ({ powerUnit: 2, replica: 3 }))
    const daily = [{ date: '2026-03-02', types: { batch } }]
    const parts = read([{ ...sales, consumptionAgg: { spark: { daily } } }])[0]?.components.get(
      'spark',
    )?.parts
    expect(parts?.get('2026-03-02')?.at(-1)).toEqual({
      name: 'batch',
      ...{ powerUnit: 2, replicas: 3, hours: null },
    })
  })

  it('puts a day into the month it says itself, else into the one it stands in [USE-006]', () => {
    const days = [
      { day: 3, monthFormat: 'Apr 2026', total: 1 },
      { day: 4, total: 2 },
    ]
    const [cluster] = read([{ ...sales, consumption: [{ monthFormat: 'Mar 2026', days }] }])
    expect(cluster?.days.map(({ date }) => date)).toEqual(['2026-03-04', '2026-04-03'])
  })

  it('reads the hours of a component, and those that stand in the day [USE-007, USE-D05]', () => {
    const [cluster] = read([
      {
        ...sales,
        consumption: [{ monthFormat: 'Mar 2026', days: [{ ...day, hours }] }],
        consumptionAgg: { basalt: { hourly: { '2026-03-02': hours } } },
      },
    ])
    expect(cluster?.days[0]?.hours).toBeNull()
    expect(cluster?.hourly).toEqual(whole.hourly)
    expect(cluster?.components.get('basalt')?.hourly).toEqual(whole.hourly)
  })

  it('has storage below 0.0001 IPU as none, and neither the rest nor what is not said [USE-027, USE-D06]', () => {
    const historicalAgg = [0.00009, 0.0001, null].map((storageIPU, index) => ({
      createdAt: `2026-03-0${index + 1}T09:00:00Z`,
      storageIPU,
    }))
    const [cluster] = read([{ ...sales, historicalAgg }])
    expect(cluster?.storage.map(({ storage }) => storage)).toEqual([0, 0.0001, null])
    expect(cluster?.storage[0]).toMatchObject({ classA: null, uploads: null })
  })

  it('is oldest first, and a later backup of a day counts', () => {
    const [cluster] = read([
      {
        ...sales,
        consumption: [
          {
            monthFormat: '2026-03',
            days: [
              { day: 2, total: 2 },
              { day: 1, total: 1 },
            ],
          },
          { monthFormat: '2026-02', days: [{ day: 3, total: 3 }] },
        ],
        instanceBackups: [
          { date: '2026-03-02', gcsBucketSizeInGB: 1 },
          { date: '2026-03-01', gcsBucketSizeInGB: 5 },
          { date: '2026-03-02', gcsBucketSizeInGB: 2 },
        ],
      },
    ])
    expect(cluster?.days.map(({ date }) => date)).toEqual(['2026-02-03', '2026-03-01', '2026-03-02'])
    expect(cluster?.months.map(({ month }) => month)).toEqual(['2026-02', '2026-03'])
    expect(cluster?.backups.map(({ bucket }) => bucket)).toEqual([5, 2])
  })

  it.each([
    ['a negative figure', { ...day, total: -3 }, 'consumption.0.days.0.total'],
    ['a negative figure of the brand', { ...day, basalt: -3 }, 'consumption.0.days.0.basalt'],
    ['a word', { ...day, spark: 'much' }, 'consumption.0.days.0.spark'],
    ['a word for the brand', { ...day, basalt: 'much' }, 'consumption.0.days.0.basalt'],
    ['hours of a negative number', { ...day, hours: -1 }, 'consumption.0.days.0.hours'],
  ])('counts %s as absent and names it [USE-D05]', (_what, broken, field) => {
    const clusters = read([{ ...sales, consumption: [{ ...sales.consumption[0], days: [broken] }] }])
    const name = field.split('.').at(-1) ?? ''
    expect(clusters[0]?.days[0]).not.toHaveProperty(`figures.${name}`)
    expect(namedIn(clusters)).toEqual([['sales', field]])
  })

  it('takes no notice of what else a day has, and adds none of it up', () => {
    const clusters = read([
      {
        ...sales,
        consumption: [{ monthFormat: '2026-03', days: [{ ...day, note: 'x', isFinal: true, limit: 9 }] }],
      },
    ])
    expect(namedIn(clusters)).toEqual([])
    expect(clusters[0]?.days[0]?.figures).toEqual({ ...figures, limit: 9 })
  })

  it.each([
    ['consumption', { consumption: { a: 1 } }],
    ['consumption.0', { consumption: ['March'] }],
    ['consumption.0.monthFormat', { consumption: [{ monthFormat: 'Smarch', days: [day] }] }],
    ['consumption.0.days', { consumption: [{ monthFormat: '2026-03', days: 31 }] }],
    ['consumption.0.days.0', { consumption: [{ monthFormat: '2026-03', days: [null] }] }],
    [
      'consumption.0.days.0.day',
      { consumption: [{ monthFormat: '2026-02', days: [{ day: 30, total: 1 }] }] },
    ],
    ['consumption.0.days.1.day', { consumption: [{ monthFormat: '2026-03', days: [day, day] }] }],
    ['consumption.1.monthFormat', { consumption: [{ monthFormat: '2026-03' }, { monthFormat: '2026-03' }] }],
    ['consumptionAgg', { consumptionAgg: [] }],
    ['consumptionAgg.spark', { consumptionAgg: { spark: 4 } }],
    ['consumptionAgg.basalt.daily', { consumptionAgg: { basalt: { daily: {} } } }],
    ['consumptionAgg.basalt.daily.0', { consumptionAgg: { basalt: { daily: [7] } } }],
    ['consumptionAgg.basalt.daily.0.date', { consumptionAgg: { basalt: { daily: [{ date: 'x' }] } } }],
    [
      'consumptionAgg.basalt.daily.1.date',
      {
        consumptionAgg: {
          basalt: {
            daily: [
              { date: '2026-03-02', services: {} },
              { date: '2026-03-02', services: { loader: 3 } },
            ],
          },
        },
      },
    ],
    [
      'consumptionAgg.basalt.daily.0.services',
      { consumptionAgg: { basalt: { daily: [{ date: '2026-03-02', services: [1] }] } } },
    ],
    [
      'consumptionAgg.basalt.daily.0.services.loader.replica',
      {
        consumptionAgg: {
          basalt: { daily: [{ date: '2026-03-02', services: { loader: { powerUnit: 2 } } }] },
        },
      },
    ],
    [
      'consumptionAgg.basalt.daily.0.services.loader.0.powerUnit',
      {
        consumptionAgg: {
          basalt: { daily: [{ date: '2026-03-02', services: { loader: [{ powerUnit: -2, replica: 1 }] } }] },
        },
      },
    ],
    ['consumptionAgg.hourly', { consumptionAgg: { hourly: [1] } }],
    ['consumptionAgg.hourly.today', { consumptionAgg: { hourly: { today: [] } } }],
    ['consumptionAgg.hourly.2026-03-02', { consumptionAgg: { hourly: { '2026-03-02': { hour: 1 } } } }],
    [
      'consumptionAgg.hourly.2026-03-02.0.hour',
      { consumptionAgg: { hourly: { '2026-03-02': [{ hour: 24, powerUnit: 1 }] } } },
    ],
    ['historicalAgg.0', { historicalAgg: [3] }],
    ['historicalAgg.0.createdAt', { historicalAgg: [{ createdAt: 'then', storageIPU: 1 }] }],
    ['historicalAgg.0.storageIPU', { historicalAgg: [{ createdAt: '2026-03-02', storageIPU: -1 }] }],
    ['bucketThresholdHistory.0', { bucketThresholdHistory: [{ limit: 3 }] }],
    ['instanceBackups.0', { instanceBackups: ['x'] }],
    ['instanceBackups.0.date', { instanceBackups: [{ gcsBucketSizeInGB: 1 }] }],
  ])('names %s of the cluster, and keeps the rest [USE-D05]', (field, part) => {
    const clusters = read([
      { ...sales, ...part },
      { ...sales, id: 'c-2', name: 'risk' },
    ])
    expect(clusters.map(({ name }) => name)).toEqual(['sales', 'risk'])
    expect(namedIn(clusters)).toEqual([['sales', field]])
  })

  it.each<[string, object, string, string | null]>([
    [
      'a day of no month',
      { consumption: [{ monthFormat: '2026-02', days: [{ day: 30, dayFormat: 'x' }] }] },
      'consumption.0.days.0.day',
      '30',
    ],
    [
      'a day of no month that is said in words alone',
      { consumption: [{ monthFormat: '2026-02', days: [{ dayFormat: '30' }] }] },
      'consumption.0.days.0.day',
      '30',
    ],
    [
      'a month that comes twice',
      { consumption: [{ monthFormat: '2026-03' }, { monthFormat: '2026-03' }] },
      'consumption.1.monthFormat',
      '2026-03',
    ],
    [
      'a date that is none',
      { consumptionAgg: { basalt: { daily: [{ date: 'x' }] } } },
      'consumptionAgg.basalt.daily.0.date',
      'x',
    ],
    [
      'an hour that is none',
      { consumptionAgg: { hourly: { '2026-03-02': [{ hour: 24, powerUnit: 1 }] } } },
      'consumptionAgg.hourly.2026-03-02.0.hour',
      '24',
    ],
    [
      'an instant that is none',
      { historicalAgg: [{ createdAt: 'then', storageIPU: 1 }] },
      'historicalAgg.0.createdAt',
      'then',
    ],
  ])('says of %s that another value was expected [USE-D05]', (_what, part, field, sample) => {
    const [fault] = recordFaultsOf(read([{ ...sales, ...part }]))
    expect(fault?.values).toMatchObject([{ field, expected: ['value'], sample }])
  })

  it('says of a threshold without its figure or its instant that an object was expected', () => {
    const bucketThresholdHistory = [
      { createdAt: '2026-03-01T00:00:00Z' },
      { storageThreshold: 50, createdAt: 'then' },
    ]
    const clusters = read([{ ...sales, bucketThresholdHistory }])
    expect(clusters[0]?.thresholds).toEqual([])
    const [fault] = recordFaultsOf(clusters)
    expect(fault?.values.map(({ field, expected }) => [field, expected])).toEqual([
      ['bucketThresholdHistory.0', ['object']],
      ['bucketThresholdHistory.1', ['object']],
    ])
  })

  it('leaves out a part of which one figure is missing, and the second of two figures of an hour', () => {
    const services = {
      analytics: { powerUnit: 2 },
      loader: { replica: 1 },
      sqli: { powerUnit: 2, replica: 1 },
    }
    const clusters = read([
      {
        ...sales,
        consumptionAgg: {
          basalt: { daily: [{ date: '2026-03-02', services }] },
          hourly: {
            '2026-03-02': [
              { hour: 3, powerUnit: 1 },
              { hour: 3, powerUnit: 2 },
            ],
          },
        },
      },
    ])
    expect(clusters[0]?.components.get('basalt')?.parts.get('2026-03-02')).toEqual([
      { name: 'sqli', powerUnit: 2, replicas: 1, hours: null },
    ])
    expect(clusters[0]?.hourly.get('2026-03-02')?.[3]).toBe(1)
    expect(namedIn(clusters)).toEqual([
      [
        'sales',
        'consumptionAgg.basalt.daily.0.services.analytics.replica',
        'consumptionAgg.basalt.daily.0.services.loader.powerUnit',
        'consumptionAgg.hourly.2026-03-02.1.hour',
      ],
    ])
  })

  it('keeps of two entries of a day the first, also where nothing was used', () => {
    const dated = (services: object) => ({ date: '2026-03-02', services })
    const partsOf = (...daily: object[]) =>
      read([{ ...sales, consumptionAgg: { basalt: { daily } } }])[0]?.components.get('basalt')?.parts
    expect(partsOf(dated({}), dated({ loader: 3 }))).toEqual(new Map([['2026-03-02', []]]))
    expect(partsOf(dated({ loader: 3 }), dated({ sqli: 4 }))).toEqual(
      new Map([['2026-03-02', [{ name: 'loader', ipu: 3 }]]]),
    )
  })

  it('has nothing of a service without a figure, which is no fault; a word for one is named', () => {
    const services = { analytics: null, loader: 0, sqli: 'much' }
    const clusters = read([
      { ...sales, consumptionAgg: { basalt: { daily: [{ date: '2026-03-02', services }] } } },
    ])
    expect(clusters[0]?.components.get('basalt')?.parts.get('2026-03-02')).toEqual([
      { name: 'loader', ipu: 0 },
    ])
    expect(namedIn(clusters)).toEqual([['sales', 'consumptionAgg.basalt.daily.0.services.sqli']])
  })

  it.each(['spark', 'total'])('names a figure of %s that is none, though nobody else has one', (name) => {
    const clusters = read([
      { id: 1, consumption: [{ monthFormat: '2026-03', days: [{ day: 2, [name]: 'much' }] }] },
    ])
    expect(namedIn(clusters)).toEqual([[null, `consumption.0.days.0.${name}`]])
  })

  it('knows the brand by its component, and names a figure of it that is none', () => {
    const daily = [{ date: '2026-03-02', services: { loader: 3 } }]
    const consumption = [{ monthFormat: '2026-03', days: [{ day: 2, basalt: 'much' }] }]
    expect(namedIn(read([{ id: 1, consumption }]))).toEqual([])
    expect(namedIn(read([{ id: 1, consumption, consumptionAgg: { basalt: {} } }]))).toEqual([])
    expect(namedIn(read([{ id: 1, consumption, consumptionAgg: { basalt: { daily } } }]))).toEqual([
      [null, 'consumption.0.days.0.basalt'],
    ])
  })

  it('takes what is no object for no component', () => {
    const clusters = read([{ ...sales, consumptionAgg: { note: 'final', limit: 9 } }])
    expect(clusters[0]?.components).toEqual(new Map())
    expect(namedIn(clusters)).toEqual([])
  })

  it('puts storage and thresholds in the order of their instants, and keeps that of the same', () => {
    const at = (day: number) => `2026-03-0${day}T09:00:00Z`
    const [cluster] = read([
      {
        ...sales,
        historicalAgg: [3, 1, 2, 1].map((day, index) => ({ createdAt: at(day), storageIPU: index + 1 })),
        bucketThresholdHistory: [2, 3, 1].map((day) => ({ createdAt: at(day), storageThreshold: day })),
      },
    ])
    expect(cluster?.storage.map(({ storage }) => storage)).toEqual([2, 4, 3, 1])
    expect(cluster?.thresholds.map(({ threshold }) => threshold)).toEqual([1, 2, 3])
  })

  it('has nothing of what is absent or null, which is no fault', () => {
    const clusters = read([{ id: 7, consumption: null }])
    expect(clusters).toEqual([
      {
        id: '7',
        name: '7',
        months: [],
        days: [],
        components: new Map(),
        hourly: new Map(),
        storage: [],
        backups: [],
        thresholds: [],
      },
    ])
    expect(namedIn(clusters)).toEqual([])
  })

  it('leaves out a cluster without an id, and a second one of the same', () => {
    const clusters = read([sales, { name: 'nameless' }, 'broken', { ...sales, name: 'twin' }])
    expect(clusters).toEqual([whole])
    expect(recordFaultsOf(clusters).map(({ number, name, isShown }) => [number, name, isShown])).toEqual([
      [2, 'nameless', false],
      [3, null, false],
      [4, 'twin', false],
    ])
  })

  it.each([[undefined], ['Down'], [{ data: { clusters: 'none' } }], [7], [{}]])(
    'is refused as %j',
    (answer) => {
      expect(z.safeParse(accountConsumptionResponse, answer).success).toBe(false)
    },
  )
})
