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
