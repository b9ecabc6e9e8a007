import * as z from 'zod/mini'
import { defineResource } from '../../definitions/define'
import type { CallReader, FormCondition, OpeningValues, Rule } from '../../definitions/define-behaviour'
import {
  type FormContext,
  type FormValue,
  type FormValues,
  isEmptyValue,
  textValue,
} from '../../definitions/form-values'
import { chosenIdOf } from '../../domain/listed-id'
import { t } from '../../locales/t'

const withParquet: FormCondition = ({ values }) => values.includeParquet === true

/** Folders may be left out where dashboards are named, and the other way round (APP-D23). */
const withoutFolders: FormCondition = ({ values }) => isEmptyValue(values.dashboards)
const withoutDashboards: FormCondition = ({ values }) => isEmptyValue(values.folders)

const namesOf = (value: FormValue) => (Array.isArray(value) ? value.map(String) : [])

const namesRule: Rule = (value) =>
  namesOf(value).every((name) => name.trim() !== '') ? null : t('dataAppImport.exportNothing')

const initial: OpeningValues = () => ({ enableDynamicJoins: false, includeParquet: false })

/** The body of PUT /blueprints/export (D3 §7 'Data apps', API-D29). */
export function toExport(values: FormValues, { person, read }: FormContext & { read: CallReader }) {
  const path = { id: person.uuid }
  const connected = read('listConnectedClusters', { path }, [])
  // The list of all clusters, which stands in for that one, has every id as a text.
  const listed = connected.length > 0 ? connected : read('listInstallClusters', { path }, [])
  return {
    instanceId: chosenIdOf(textValue(values.cluster), listed),
    tenant: textValue(values.tenant).trim(),
    folders: namesOf(values.folders),
    dashboards: namesOf(values.dashboards),
    enableDynamicJoins: values.enableDynamicJoins === true,
    includeParquet: values.includeParquet === true,
    datasource: values.includeParquet === true ? textValue(values.datasource) : '',
  }
}

/** Exporting folders and dashboards of a tenant as a data app, for partners (D3 §2.3, §5, §7). */
export const dataAppExports = defineResource({
  name: 'data-app-exports',
  label: { one: 'dataAppImport.exported', many: 'dataAppImport.many' },
  scope: 'user',
  place: { kind: 'page' },
  access: { subject: 'DataAppCatalogue', list: 'open', create: 'export' },
  schema: z.object({ id: z.string(), name: z.string() }),
  titleField: 'name',
  calls: { list: 'listConnectedClusters' },
  fields: {},
  formFields: {
    cluster: {
      label: 'dataAppImport.cluster',
      kind: 'choice',
      choices: 'clusters',
      placeholder: 'dataAppImport.clusterPlaceholder',
      required: 'dataAppImport.selectCluster',
      resets: ['tenant'],
      wire: ['instanceId'],
    },
    tenant: {
      label: 'dataAppImport.tenant',
      kind: 'choice',
      choices: 'tenants',
      placeholder: 'dataAppImport.tenantPlaceholder',
      required: 'dataAppImport.selectTenant',
    },
    folders: {
      label: 'dataAppImport.folders',
      kind: 'list',
      help: 'dataAppImport.exportNames',
      required: 'dataAppImport.exportNothing',
      requiredWhen: withoutFolders,
      rule: namesRule,
    },
    dashboards: {
      label: 'dataAppImport.dashboards',
      kind: 'list',
      help: 'dataAppImport.exportNames',
      required: 'dataAppImport.exportNothing',
      requiredWhen: withoutDashboards,
      rule: namesRule,
    },
    enableDynamicJoins: { label: 'dataAppImport.enableDynamicJoins', kind: 'switch' },
    includeParquet: { label: 'dataAppImport.includeParquet', kind: 'switch' },
    datasource: {
      label: 'dataAppImport.dataSource',
      kind: 'choice',
      choices: 'dataSources',
      placeholder: 'dataAppImport.dataSourcePlaceholder',
      required: 'dataAppImport.selectDataSource',
      shownWhen: withParquet,
    },
  },
  list: {
    columns: [],
    loading: 'dataAppImport.many',
    empty: { title: 'dataAppImport.noClusters', text: 'dataAppImport.noneConnectedExport' },
    error: 'dataAppImport.clustersFailed',
  },
  create: {
    title: 'dataAppImport.exportTitle',
    submit: 'dataAppImport.exportSubmit',
    note: 'dataAppImport.exportNote',
    success: 'dataAppImport.exportDone',
    useServerMessage: true,
    call: 'exportDataApp',
    request: toExport,
    recordTitle: '{tenant}',
    initial,
    sections: [
      {
        title: 'dataAppImport.exportSubmit',
        fields: [
          'cluster',
          'tenant',
          'folders',
          'dashboards',
          'enableDynamicJoins',
          'includeParquet',
          'datasource',
        ],
      },
    ],
  },
  actions: [],
})
