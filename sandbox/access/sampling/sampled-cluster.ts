import type { SandboxRig } from '../../sandbox-rig'
import { changeRecord, deleteRecord, insertRecord, listRecords } from '../../store/records'

/** The cluster all sampled requests speak of: connected, with rows of every kind, and all four roles. */
export const sampledClusterName = 'sales-analytics'
const clusterId = 'c1a5e000-0000-4000-8000-000000000001'

export type SampledCluster = ReturnType<typeof createSampledCluster>

/** Its paths and its rows. */
export function createSampledCluster(rig: SandboxRig) {
  const clusterName = sampledClusterName
  const cluster = {
    rig,
    clusterName,
    clusterId,
    of: (call: string) => `/users/{id}/instances/${clusterName}/${call}`,
    library: (call: string) => `/instances/${clusterId}/libraries/${call}`,
    schedule: `/users/instances/${clusterId}/scheduleevent`,
    agents: (call: string) => `/users/instances/${clusterId}/da/${call}`,
    /** The id of a row by its name. */
    rowId: async (resource: string, name: string): Promise<string> => {
      const rows = await listRecords(rig.db, resource, { clusterId })
      const row = rows.find(({ payload }) => payload.name === name || payload.range === name)
      if (!row) throw new Error(`There is no ${resource} ${name}.`)
      return row.id
    },
    changeRow: async (resource: string, name: string, change: Record<string, unknown>) =>
      changeRecord(rig.db, await cluster.rowId(resource, name), change),
    dropRow: async (resource: string, name: string) =>
      deleteRecord(rig.db, await cluster.rowId(resource, name)),
    addRow: async (resource: string, id: string, payload: Record<string, unknown>) => {
      await insertRecord(rig.db, { id, resource, owner: { clusterId }, payload, createdAt: 0 })
    },
  }
  return cluster
}
