import { createContext, useContext } from 'react'
import { type Bound, forSchema, type ResourceRecord } from '../../definitions/resource-record'
import { clusterSchema } from '../../domain/cluster'
import { clusterStateOf } from '../../domain/cluster-state'
import { t } from '../../locales/t'
import { platformLabel } from '../../resources/user/clusters/platform-label'
import { stateLabel } from '../../resources/user/clusters/state-labels'

/** What a record says in one word, and how people read that word. */
export type Reader = {
  read: Bound<(record: ResourceRecord) => string>
  label: (value: string) => string
}

/** Readers by the name a definition gives them; filters, announcements and the pace of reading ask them. */
export type Readers = Readonly<Record<string, Reader>>

/** Those of the first load; those of tables are in `table/readers`. */
export const readers: Readers = {
  'cluster-state': {
    read: forSchema(clusterSchema, clusterStateOf),
    label: (value) => t(stateLabel(value)),
  },
  'cluster-platform': {
    read: forSchema(clusterSchema, ({ platform }) => platform),
    label: platformLabel,
  },
}

/** The readers that are loaded where the views stand. */
export const ReadersContext = createContext<Readers>(readers)

export function useReaders(): Readers {
  return useContext(ReadersContext)
}
