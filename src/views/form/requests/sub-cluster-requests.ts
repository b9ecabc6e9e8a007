import { subClusterName } from '../../../domain/sub-cluster'
import { textOf } from '../../records/resource-record'
import { type FormContext, textValue } from '../form-values'
import type { NamedEntries } from '../named-entries'
import type { UseRequest } from '../requests'

/** Bodies of self-managed clusters, key by key as specified (D3 §3, §7; API-D23, API-D26). */
export const subClusterRequests: NamedEntries<UseRequest> = {
  'create-sub-cluster':
    ({ scope }) =>
    (values) => {
      const type = textValue(values.type)
      return {
        type,
        configs: type === 'fallbackanalytics' ? { fallbackAnalytics: true } : {},
        size: textValue(values.size),
        name: subClusterName(scope.kind === 'cluster' ? scope.cluster.name : '', textValue(values.name)),
        nodes: Number(values.nodes),
      }
    },
  'update-sub-cluster': (context) => (values) => ({
    subCluster: nameOf(context),
    size: textValue(values.size),
  }),
  'scale-sub-cluster': (context) => (values) => ({
    subCluster: nameOf(context),
    nodes: Number(values.nodes),
  }),
}

function nameOf({ record }: FormContext): string {
  return (record && textOf(record, 'name')) ?? ''
}
