import { expect, it } from 'vitest'
import '../../locales/late-texts'
import type { CallReader } from '../../definitions/define-behaviour'
import type { FormRecord } from '../../definitions/form-values'
import type { DataApp } from '../../domain/data-app'
import { userScope } from '../../providers/scope-context'
import { buildPerson } from '../../testing/builders'
import { dataAppInstallations } from './install-form'

const app = (id: string, name: string): DataApp => ({
  ...{ id, name, isTrial: true, minimalVersion: null, isInstallable: true },
})
const values: FormRecord = { cluster: '7', tenant: 'finance', username: 'admin', password: 'S3CR3T' }
const asked: unknown[] = []
const read = ((name, options) => {
  asked.push([name, options])
  return [
    { id: '6', wireId: 6, name: 'other' },
    { id: '7', wireId: 7, name: 'demo' },
  ]
}) as CallReader
const context = {
  ...{ person: buildPerson(), productKey: 'basalt', scope: userScope, mode: 'create' as const },
  ...{ values, read },
}
const { create, formFields } = dataAppInstallations

it('is shown as a command for all its apps, by the id of the wire, and overwrites nothing [API-091, API-D29]', () => {
  const record = { id: '1,2', name: '2', apps: [app('1', 'Sales'), app('2', 'Finance Close')] }
  expect(create?.request?.(values, { ...context, record })).toEqual({
    ...{ tenant: 'finance', username: 'admin', password: 'S3CR3T', instanceId: 7 },
    ...{ overwrite: false, names: 'Sales,Finance Close' },
  })
  expect(asked).toEqual([['listInstallClusters', { path: { id: 'u-1' } }]])
  expect(create?.request?.({}, { ...context, values: {}, record: null })).toMatchObject({
    ...{ tenant: '', username: '', password: '', names: '' },
  })
})

it('brings what the server says of the cluster or the apps to the cluster, which has tenants of its own [ERR-002]', () => {
  expect([formFields?.cluster?.wire, formFields?.cluster?.resets]).toEqual([
    ['instanceId', 'names'],
    ['tenant'],
  ])
})
