import * as z from 'zod/mini'
import type { ClusterUsage } from '../../domain/consumption/usage'
import { labelOf, noteRecordFaults, type RecordFault } from '../record-faults'
import { type BrandFault, isMap, Notes } from './consumption-notes'
import { readBackups, readComponents, readMonths, readStorage, readThresholds } from './consumption-parts'
import { enveloped, parsedJson } from './primitives'

/**
 * What each cluster of a person consumed. A cluster without an id is left out; of the others, what has a strange shape
 * counts as absent, and `recordFaultsOf` names it (USE-D05). Read by hand and not by schemas: a year of 200 clusters
 * has a hundred thousand records.
 */
const wireClusters = z.pipe(
  z.transform((sent: unknown, { issues }): unknown[] => {
    const list = parsedJson(sent)
    if (list === null) return []
    if (Array.isArray(list)) return list
    issues.push({ code: 'invalid_type', expected: 'array', input: sent })
    return []
  }),
  z.transform((sent: unknown[]): ClusterUsage[] => {
    const readings = sent.map((cluster, index) => readCluster(cluster, index + 1))
    // The brand key is not known here: a name is one of a component where its figures are read elsewhere.
    const names = new Set(readings.flatMap(({ notes }) => [...notes.names]))
    const ids = new Set<string>()
    const faults: RecordFault[] = []
    const clusters = readings.flatMap(({ usage, notes, label }) => {
      if (usage === null || ids.has(usage.id)) {
        faults.push({
          ...label,
          isShown: false,
          values: notes.ofRecord(usage === null ? undefined : usage.id),
        })
        return []
      }
      ids.add(usage.id)
      const values = notes.all((fault: BrandFault) => names.has(fault.name))
      if (values.length > 0) faults.push({ ...label, number: null, isShown: true, values })
      return [usage]
    })
    return noteRecordFaults(clusters, faults)
  }),
)

/** GET /users/{id}/consumption: `{data: {clusters: […]}}` (D1 §7 'GET consumption', API-D02). */
export const accountConsumptionResponse = enveloped(wireClusters, 'clusters')

type Reading = {
  usage: ClusterUsage | null
  notes: Notes
  label: Pick<RecordFault, 'id' | 'name' | 'number'>
}

function readCluster(sent: unknown, number: number): Reading {
  const notes = new Notes()
  const label = { ...labelOf(isMap(sent) ? { id: sent.id, name: sent.name } : null), number }
  if (!isMap(sent) || label.id === null) return { usage: null, notes, label }
  const { months, days, hourly } = readMonths(sent.consumption, notes)
  const components = readComponents(sent.consumptionAgg, notes)
  const usage = {
    id: label.id,
    name: label.name ?? label.id,
    months,
    days,
    components: components.byName,
    hourly: new Map([...hourly, ...components.hourly]),
    storage: readStorage(sent.historicalAgg, notes),
    backups: readBackups(sent.instanceBackups, notes),
    thresholds: readThresholds(sent.bucketThresholdHistory, notes),
  }
  return { usage, notes, label }
}
