import type { ResourceDefinition } from '../../../definitions/define'
import type { ActionDefinition } from '../../../definitions/define-action'
import { clusters } from '../../../resources/user/clusters/definition'

const columnOfFilter: Readonly<Record<string, string>> = { region: 'regionAlias' }

const connectQuestion = {
  kind: 'simple',
  title: 'manyClusters.connectTitle',
  text: 'manyClusters.connectText',
  submit: 'clusters.connect',
} as const

const disconnectQuestion = {
  kind: 'simple',
  title: 'manyClusters.disconnectTitle',
  text: 'manyClusters.disconnectText',
  submit: 'clusters.disconnect',
  consequences: 'what-stops',
} as const

/** Clusters as a table: the same list, rules and actions, with columns, headers that filter, and rows to select. */
export const clusterTable: ResourceDefinition = {
  ...clusters,
  fields: {
    ...clusters.fields,
    state: { label: 'clusters.filterState', kind: 'text', cell: 'state' },
    name: { label: 'clusters.fieldName', kind: 'text', cell: 'name' },
    platform: { label: 'clusters.filterPlatform', kind: 'text', cell: 'platform' },
    regionAlias: { label: 'clusters.fieldPlace', kind: 'text' },
    monthIpu: { label: 'manyClusters.monthIpu', kind: 'number', cell: 'month-ipu' },
  },
  list: {
    ...clusters.list,
    columns: [
      'name',
      'state',
      'regionAlias',
      'platform',
      'sizeName',
      'version',
      'ownerName',
      'monthIpu',
      'idleTime',
      'createdAt',
    ],
    // The consumption of a month is a long answer, which only who looks at it should wait for.
    columnsOnDemand: ['platform', 'monthIpu'],
    sortable: ['name', 'regionAlias', 'platform', 'sizeName', 'version', 'ownerName', 'createdAt'],
    paging: { kind: 'none' },
    filters: (clusters.list.filters ?? []).map((filter) => ({
      ...filter,
      column: columnOfFilter[filter.key] ?? filter.key,
    })),
  },
  actions: clusters.actions.map((action) =>
    action.name === 'connect' ? { ...action, where: [...action.where, 'row' as const] } : action,
  ),
}

/** What may be done to many: deleting is never one of these. */
export const bulkActions: readonly ActionDefinition[] = clusters.actions.flatMap((action) => {
  const confirm = action.name === 'connect' ? connectQuestion : disconnectQuestion
  return action.name === 'connect' || action.name === 'disconnect' ? [{ ...action, confirm }] : []
})
