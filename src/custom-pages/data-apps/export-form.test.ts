import { expect, it } from 'vitest'
import '../../locales/late-texts'
import type { CallReader } from '../../definitions/define-behaviour'
import type { FormRecord } from '../../definitions/form-values'
import { userScope } from '../../providers/scope-context'
import { buildPerson } from '../../testing/builders'
import { dataAppExports, toExport } from './export-form'

const typed = { cluster: '7', tenant: 'default', folders: ['Sales'], dashboards: [], datasource: 'Oracle' }
const read: CallReader = (name, _options, instead) => {
  if (instead === undefined) throw new Error(`${name} is not read`)
  return instead
}
const context = (values: FormRecord) => ({
  person: buildPerson(),
  productKey: 'basalt',
  scope: userScope,
  mode: 'create' as const,
  record: null,
  values,
  read,
})
const { cluster, folders, dashboards } = dataAppExports.formFields ?? {}

it.each([
  [true, 'Oracle'],
  [false, ''],
])('an export with parquet files (%s) comes from the data source "%s"', (includeParquet, datasource) => {
  const values = { ...typed, includeParquet }
  expect(toExport(values, context(values))).toMatchObject({ includeParquet, datasource })
})

it('is sent whole: the cluster under the id of the wire, and dynamic joins where they are wanted [API-092, API-D29]', () => {
  const connected = [
    { id: '6', wireId: 6, name: 'other' },
    { id: '7', wireId: 7, name: 'demo' },
  ]
  const asked: unknown[] = []
  const readClusters = ((name, options) => {
    asked.push([name, options])
    return connected
  }) as CallReader
  const values = { ...typed, dashboards: ['Margins'], enableDynamicJoins: true, includeParquet: true }
  expect(toExport(values, { ...context(values), read: readClusters })).toEqual({
    instanceId: 7,
    tenant: 'default',
    folders: ['Sales'],
    dashboards: ['Margins'],
    enableDynamicJoins: true,
    includeParquet: true,
    datasource: 'Oracle',
  })
  expect(asked).toEqual([['listConnectedClusters', { path: { id: 'u-1' } }]])
})

it('another cluster has other tenants', () => {
  expect(cluster?.resets).toEqual(['tenant'])
})

it('a name of blanks names nothing', () => {
  for (const field of [folders, dashboards]) {
    const said = (value: string[]) => field?.rule?.(value, context({}))
    expect([said(['Sales', ' ']), said(['Sales'])]).toEqual([
      'Please name at least one folder or dashboard',
      null,
    ])
  }
})
