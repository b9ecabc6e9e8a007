import type { ReactNode } from 'react'
import { type Bound, forSchema, type ResourceRecord } from '../../../definitions/resource-record'
import { clusterSchema } from '../../../domain/cluster'
import { clusterStateOf } from '../../../domain/cluster-state'
import { ClusterFoot } from './cluster-foot'
import { ClusterStateCell } from './cluster-state-cell'
import { platformLabel } from './platform-label'

/** Renderers of what is special, by the name a definition gives them; in lists and cards. */
export const cells: Readonly<Record<string, Bound<(record: ResourceRecord) => ReactNode>>> = {
  'cluster-state': forSchema(clusterSchema, (cluster) => (
    <ClusterStateCell state={clusterStateOf(cluster)} />
  )),
  'cluster-place': forSchema(clusterSchema, ({ platform, regionAlias }) => {
    const place = [regionAlias, platformLabel(platform)].filter(Boolean).join(' · ')
    return <span title={place}>{place}</span>
  }),
  'cluster-foot': forSchema(clusterSchema, (cluster) => <ClusterFoot cluster={cluster} />),
}
