import { clusterSchema } from '../../domain/cluster'
import { clusterStateOf } from '../../domain/cluster-state'
import { librarySchema, operationOf } from '../../domain/library'
import { subClusterSchema } from '../../domain/sub-cluster'
import { t } from '../../locales/t'
import { stateLabel } from '../cells/cluster-state-labels'
import { platformLabel } from '../cells/platform-label'
import { type Bound, forSchema, type ResourceRecord } from './resource-record'

/** What a record says in one word, and how people read that word. */
export type Reader = {
  read: Bound<(record: ResourceRecord) => string>
  label: (value: string) => string
}

/** Readers by the name a definition gives them; filters and announcements ask them. */
export const readers: Readonly<Record<string, Reader>> = {
  'sub-cluster-state': { read: forSchema(subClusterSchema, ({ state }) => state), label: (value) => value },
  'library-operation': {
    read: forSchema(librarySchema, (library) => operationOf(library) ?? 'none'),
    label: (value) => value,
  },
  'cluster-state': {
    read: forSchema(clusterSchema, clusterStateOf),
    label: (value) => t(stateLabel(value)),
  },
  'cluster-platform': {
    read: forSchema(clusterSchema, ({ platform }) => platform),
    label: platformLabel,
  },
}
