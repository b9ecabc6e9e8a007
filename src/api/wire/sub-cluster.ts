import * as z from 'zod/mini'
import { ipuPerHour } from '../../domain/ipu-rate'
import type { SubCluster } from '../../domain/sub-cluster'
import { optionalNumber, optionalState, optionalText, requiredText } from './primitives'

/** A self-managed cluster as the cluster's answer carries it (D3 §3 'Self-managed sub-cluster'). */
export const wireSubCluster = z.pipe(
  z.looseObject({
    id: requiredText,
    name: z.string(),
    nodes: optionalNumber,
    ipu: optionalNumber,
    sizeID: optionalText,
    sizeDisplayName: optionalText,
    type: optionalText,
    status: optionalState,
    state: optionalState,
    url: optionalText,
    configs: z.optional(z.unknown()),
  }),
  z.transform(
    (sent): SubCluster => ({
      id: sent.id,
      name: sent.name,
      nodes: sent.nodes,
      ipu: ipuPerHour([sent]),
      sizeId: sent.sizeID,
      sizeName: sent.sizeDisplayName,
      type: sent.type ?? '',
      status: sent.status,
      state: sent.state ?? '',
      url: sent.url,
      isFallback: readConfigs(sent.configs).fallbackAnalytics === true,
    }),
  ),
)

/** `configs` is JSON, as text or already read; anything else says nothing. */
function readConfigs(configs: unknown): Readonly<Record<string, unknown>> {
  if (typeof configs !== 'string')
    return typeof configs === 'object' && configs !== null ? { ...configs } : {}
  try {
    return readConfigs(JSON.parse(configs) ?? {})
  } catch {
    return {}
  }
}
