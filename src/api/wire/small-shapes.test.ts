import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { missingFrom, recordFaultsOf } from '../record-faults'
import { accountConsumptionResponse } from './account-consumption'
import { messageResponse } from './answers'
import { clusterStatusResponse } from './cluster'
import { importedBlueprints } from './cluster-parts'
import { figureOf } from './consumption-notes'
import { regionListResponse } from './creation'
import { dataAgentListResponse } from './data-agent'
import { buildText, imageText } from './image'
import { instantOf } from './measures'
import { personResponse } from './person'

describe('an image', () => {
  it.each([
    ['2023.4.0', '2023.4.0'],
    [{ image: '2023.4.0' }, '2023.4.0'],
    [{}, null],
    ['', null],
    [null, null],
    [undefined, null],
  ])('sent as %o is %s', (sent, image) => {
    expect(z.parse(imageText, sent)).toBe(image)
  })

  it.each([
    ['custom', 'custom'],
    ['', null],
    [true, null],
    [null, null],
  ])('of a build sent as %o is %s', (sent, build) => {
    expect(z.parse(buildText, sent)).toBe(build)
  })
})

describe('the answer of a command', () => {
  it.each([
    [{ message: 'Done' }, 'Done'],
    [{ message: 7 }, null],
    [{}, null],
    [{ message: ' ' }, null],
    [null, null],
    [undefined, null],
    ['OK', 'OK'],
    ['Cluster is created\n', 'Cluster is created'],
    ['', null],
    [true, null],
    [1, null],
    [['c-1'], null],
  ])('%j says %j', (sent, message) => {
    expect(z.parse(messageResponse, sent)).toEqual({ message })
  })

  it.each(['<!doctype html><p>Sign in', '\n <html>', '{"message": "Do', '[1,'])('is not %j', (sent) => {
    expect(z.safeParse(messageResponse, sent).success).toBe(false)
  })
})

describe('an imported blueprint', () => {
  it.each([
    [
      { blueprint: { name: 'finance' }, tenant: { name: 'north' } },
      { name: 'finance', tenant: 'north' },
    ],
    [
      { blueprint: null, tenant: '' },
      { name: null, tenant: null },
    ],
    [{ tenant: 7 }, { name: null, tenant: null }],
    [{ tenant: null }, { name: null, tenant: null }],
    [{ tenant: { id: 1 } }, { name: null, tenant: null }],
  ])('%o is %o', (sent, read) => {
    expect(z.parse(importedBlueprints, [sent])).toEqual([read])
  })
})

describe('the status of a cluster', () => {
  const read = (sent: object) => {
    const [first] = z.parse(clusterStatusResponse, [
      { instance: { id: 'c-1', ...sent }, services: [{ name: 'x' }] },
    ])
    return first
  }

  it.each([
    [{ status: 'running' }, 'running'],
    [{ status: '' }, null],
    [{}, undefined],
  ])('sent as %o is %s', (sent, status) => {
    expect(read(sent)?.instanceStatus).toBe(status)
    expect(read(sent)?.services.map((service) => service.status)).toEqual([''])
  })
})

describe('since when a cluster runs, as a poll tells it,', () => {
  it.each([
    ['2026-03-02T08:00:00Z', '2026-03-02T08:00:00Z'],
    [1772438400000, '1772438400000'],
    ['', null],
    [null, null],
    [undefined, undefined],
  ])('%o is %s', (runningAt, since) => {
    const [read] = z.parse(clusterStatusResponse, [{ instance: { id: 'c-1', runningAt }, services: [] }])
    expect(read).toEqual({ id: 'c-1', runningAt: since, services: [] })
  })
})

describe('a data agent', () => {
  const read = (sent: object) => {
    const { records } = z.parse(dataAgentListResponse, { dataAgents: [{ id: 1, name: 'agent', ...sent }] })
    return records[0]
  }

  it.each([
    [{ version: '1.2' }, '1.2'],
    [{ version: '' }, null],
    [{ version: 7 }, null],
    [{ dataAgentVersion: '', version: '1.3' }, '1.3'],
    [{ dataAgentVersion: 7, version: '1.3' }, '1.3'],
  ])('of %o has the version %s', (sent, version) => {
    expect(read(sent)?.version ?? null).toBe(version)
  })
})

describe('a person', () => {
  const read = (more: object) =>
    z.parse(personResponse, { user: { uuid: 'u-1', role: { id: 1, name: 'free' }, ...more } })

  it.each([
    ['inProgress', 'inProgress'],
    [{ stageName: 'A', state: 'failed' }, 'failed'],
    [{ stageName: 'A' }, 'true'],
    [{ state: '' }, 'true'],
    [true, 'true'],
    [1, 'true'],
    ['', null],
    [0, null],
    [null, null],
  ])('with the pipeline status %o has %s', (pipelineStatus, status) => {
    expect(read({ pipelineStatus }).pipelineStatus).toBe(status)
  })

  it.each([
    [{ enabled: true, value: 'small' }, true, true, 'small'],
    [{ enabled: true, value: 3 }, true, true, 3],
    [{ enabled: true, value: {} }, true, true, null],
    [{ enabled: false }, false, false, null],
    [{ enabled: 'yes' }, false, false, null],
    [{ value: 'small' }, false, true, 'small'],
    [true, true, true, null],
    [false, false, false, null],
    ['perhaps', false, false, null],
    [null, false, true, null],
    [undefined, false, true, null],
  ])(
    'with the size setting %o has sizes in the create form: %s, on the page of a cluster: %s, and the value %s [CRE-D05, CFG-D04]',
    (showInstanceSize, isEnabled, isShown, value) => {
      const { instanceSize } = read({ configurations: { showInstanceSize } }).configurations
      expect(instanceSize).toEqual({ isEnabled, isShown, value })
    },
  )

  it.each([
    [undefined, true],
    [null, true],
    ['none', true],
  ])('with the configurations %o has sizes on the page of a cluster: %s', (configurations, isShown) => {
    const { instanceSize } = read({ configurations }).configurations
    expect(instanceSize).toEqual({ isEnabled: false, isShown, value: null })
  })

  it.each([
    [{ fullName: 'Ann Ash', firstName: 'A', lastName: 'B' }, 'Ann Ash'],
    [{ firstName: 'Ann', lastName: 'Ash' }, 'Ann Ash'],
    [{ lastName: 'Ash' }, 'Ash'],
    [{}, null],
  ])('of %o is called %s', (sent, fullName) => {
    expect(read(sent).fullName).toBe(fullName)
  })

  it('has no cluster that is no name', () => {
    expect(read({ assignedCluster: { id: 7 } }).assignedCluster).toBeNull()
  })

  it('may do what a platform action says on its platforms, on none where it names none', () => {
    const platformActions = [
      { name: 'a', platforms: 'aws, gcp,' },
      { name: 'b' },
      { name: 'c', platforms: null },
    ]
    expect(read({ platformActions }).platformActions).toEqual([
      { name: 'a', platforms: ['aws', 'gcp'] },
      { name: 'b', platforms: [] },
      { name: 'c', platforms: [] },
    ])
  })
})

describe('a region', () => {
  it.each([
    ['app-1', 'app-1'],
    ['', null],
    [null, null],
    [undefined, null],
  ])('with the app id %o has %s', (app_id, appId) => {
    const [region] = z.parse(regionListResponse, [
      {
        regionAlias: 'EU',
        platform: 'gcp',
        cluster_code: 7,
        zone: 'z',
        region: 'r',
        url: 'https://x.test',
        app_id,
      },
    ])
    expect(region?.appId).toBe(appId)
  })
})

describe('a figure of consumption', () => {
  it.each([
    [0, 0],
    ['1.5', 1.5],
    ['1e-3', 0.001],
    ['-1', null],
    [-1, null],
    [Number.POSITIVE_INFINITY, null],
    ['1e999', null],
    [Number.NaN, null],
    ['many', null],
  ])('%s is %s', (sent, figure) => {
    expect(figureOf(sent)).toBe(figure)
  })
})

describe('an instant', () => {
  it.each([[true], [null], [undefined], [{}], [[0]], ['']])('is none in %o', (sent) => {
    expect(instantOf(sent)).toBeNull()
  })
})

describe('consumption', () => {
  const read = (cluster: object) =>
    z.parse(accountConsumptionResponse, [{ id: 'c-1', name: 'sales', ...cluster }])
  const faults = (cluster: object) => {
    const clusters = read(cluster)
    return recordFaultsOf(clusters).flatMap(({ values }) => values)
  }
  const month = (...days: object[]) => ({ consumption: [{ monthFormat: '2026-03', days }] })

  it('has its days, measurements and sizes oldest first, in whichever order they come', () => {
    const [usage] = read({
      ...month(
        { day: '2026-03-03', total: 3 },
        { day: '2026-03-01', total: 1 },
        { day: '2026-03-02', total: 2 },
      ),
      historicalAgg: [
        { createdAt: '2026-03-02T00:00:00Z', storageIPU: 2 },
        { createdAt: '2026-03-01T00:00:00Z', storageIPU: 1 },
      ],
      instanceBackups: [
        { date: '2026-03-02', gcsBucketSizeInGB: 2 },
        { date: '2026-03-01', gcsBucketSizeInGB: 1 },
      ],
    })
    expect(usage?.days.map(({ date }) => date)).toEqual(['2026-03-01', '2026-03-02', '2026-03-03'])
    expect(usage?.storage.map(({ storage }) => storage)).toEqual([1, 2])
    expect(usage?.backups.map(({ bucket }) => bucket)).toEqual([1, 2])
  })

  it.each([
    [
      'a day that comes twice',
      month({ day: '2026-03-01', total: 1 }, { day: '2026-03-01', total: 2 }),
      { field: 'consumption.0.days.1.day', expected: ['value'], found: 'text', sample: '2026-03-01' },
    ],
    [
      'an hour of a day that is none',
      month({ day: '2026-03-01', total: 1, hours: [{ hour: 24, powerUnit: 1 }] }),
      { field: 'consumption.0.days.0.hours.0.hour', expected: ['value'], found: 'number', sample: '24' },
    ],
    [
      'a component that is no figure',
      {
        consumption: [
          { monthFormat: '2026-03', days: [{ day: '2026-03-01', basalt: 'x', total: 1 }], basalt: 4 },
        ],
      },
      { field: 'consumption.0.days.0.basalt', expected: ['number'], found: 'text', sample: 'x' },
    ],
    [
      'an hour of a component that is none',
      { consumptionAgg: { spark: { hourly: { '2026-03-01': [{ hour: 24, powerUnit: 1 }] } } } },
      {
        field: 'consumptionAgg.spark.hourly.2026-03-01.0.hour',
        expected: ['value'],
        found: 'number',
        sample: '24',
      },
    ],
    [
      'hours of no day',
      { consumptionAgg: { hourly: { soon: [] } } },
      { field: 'consumptionAgg.hourly.soon', expected: ['value'], found: 'text', sample: 'soon' },
    ],
    [
      'a day of a component that comes twice',
      { consumptionAgg: { spark: { daily: [{ date: '2026-03-01' }, { date: '2026-03-01' }] } } },
      {
        field: 'consumptionAgg.spark.daily.1.date',
        expected: ['value'],
        found: 'text',
        sample: '2026-03-01',
      },
    ],
    [
      'a service that is no figure',
      {
        consumptionAgg: { spark: { daily: [{ date: '2026-03-01', types: { batch: 'much', idle: null } }] } },
      },
      {
        field: 'consumptionAgg.spark.daily.0.types.batch',
        expected: ['number'],
        found: 'text',
        sample: 'much',
      },
    ],
    [
      'a size of no day',
      { instanceBackups: [{ date: 'soon' }] },
      { field: 'instanceBackups.0.date', expected: ['value'], found: 'text', sample: 'soon' },
    ],
    [
      'a measurement that is no object',
      { historicalAgg: [7] },
      { field: 'historicalAgg.0', expected: ['object'], found: 'number', sample: '7' },
    ],
  ])('names %s, and nothing else', (_what, sent, fault) => {
    expect(faults(sent)).toEqual([fault])
  })

  it('puts a day into the month that it names itself', () => {
    const [usage] = read(month({ day: '4', monthFormat: '2026-02', total: 1 }))
    expect(usage?.days.map(({ date }) => date)).toEqual(['2026-02-04'])
  })

  it('names nothing of a component that is not reported', () => {
    expect(
      faults({
        consumption: [{ monthFormat: '2026-03', basalt: 4, days: [{ day: '2026-03-01', basalt: null }] }],
      }),
    ).toEqual([])
  })

  it('of no list has no cluster, and is refused', () => {
    expect(z.safeParse(accountConsumptionResponse, { clusters: 'none' }).success).toBe(false)
  })
})

describe('records that lack a part', () => {
  it('are not counted as missing', () => {
    const clusters = z.parse(accountConsumptionResponse, [{ id: 'c-1', historicalAgg: [7] }, { name: 'x' }])
    expect([clusters.length, missingFrom(clusters)]).toEqual([1, 1])
  })
})
