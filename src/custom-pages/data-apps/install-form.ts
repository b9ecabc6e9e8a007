import * as z from 'zod/mini'
import { defineResource } from '../../definitions/define'
import type { FormRequest, OpeningValues } from '../../definitions/define-behaviour'
import { textValue } from '../../definitions/form-values'
import { recordAs } from '../../definitions/resource-record'
import type { DataApp } from '../../domain/data-app'
import { chosenIdOf } from '../../domain/listed-id'

/** What is installed: one or several apps of the catalogue, under the words the dialog's title has for them. */
export type Installation = { id: string; name: string; apps: readonly DataApp[] }

/** The user that a tenant has at first (D3 §5, APP-053). */
const initial: OpeningValues = () => ({ username: 'admin' })

/** Of a cluster that has none of the apps yet; the sender asks before any is overwritten. */
const request: FormRequest = (values, { person, record, read }) => {
  const apps = record ? recordAs<Installation>(record).apps : []
  const clusters = read('listInstallClusters', { path: { id: person.uuid } }, [])
  return {
    tenant: textValue(values.tenant),
    username: textValue(values.username),
    password: textValue(values.password),
    instanceId: chosenIdOf(textValue(values.cluster), clusters),
    overwrite: false,
    names: apps.map(({ name }) => name).join(','),
  }
}

/** Installing data apps into a tenant of a cluster (D3 §2.3, §4.3, §5); sent by use-install-sender.ts. */
export const dataAppInstallations = defineResource({
  name: 'data-app-installations',
  label: { one: 'dataAppImport.one', many: 'dataAppImport.many' },
  scope: 'user',
  place: { kind: 'page' },
  access: { subject: 'DataAppCatalogue', list: 'open' },
  schema: z.object({ id: z.string(), name: z.string() }),
  titleField: 'name',
  calls: { list: 'listInstallClusters' },
  fields: {},
  formFields: {
    cluster: {
      label: 'dataAppImport.cluster',
      kind: 'choice',
      choices: 'clusters',
      placeholder: 'dataAppImport.clusterPlaceholder',
      required: 'dataAppImport.selectCluster',
      resets: ['tenant'],
      wire: ['instanceId', 'names'],
    },
    tenant: {
      label: 'dataAppImport.tenant',
      kind: 'choice',
      choices: 'tenants',
      placeholder: 'dataAppImport.tenantPlaceholder',
      required: 'dataAppImport.selectTenant',
    },
    username: {
      label: 'dataAppImport.username',
      kind: 'text',
      required: 'dataAppImport.usernameRequired',
      help: 'dataAppImport.userHelp',
    },
    password: {
      label: 'dataAppImport.password',
      kind: 'secret',
      required: 'dataAppImport.passwordRequired',
    },
  },
  list: {
    columns: [],
    loading: 'dataAppImport.many',
    empty: { title: 'dataAppImport.noClusters', text: 'dataAppImport.noneConnectedInstall' },
    error: 'dataAppImport.clustersFailed',
  },
  create: {
    title: 'dataAppImport.title',
    submit: 'dataAppImport.submit',
    success: 'dataAppImport.started',
    call: 'importDataApps',
    request,
    recordTitle: '{name}',
    initial,
    summary: 'checks',
    sections: [{ title: 'dataAppImport.submit', fields: ['cluster', 'tenant', 'username', 'password'] }],
  },
  actions: [],
})
