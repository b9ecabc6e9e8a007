import { mostChange } from '../domain/service'
import { t } from '../locales/t'
import type { Reason, Verdict } from './explain'

/**
 * Why nothing may be done to a node now: what access says of the services; of a node of a self-managed cluster also who
 * may act on those at all (CFG-023, SUB-D17).
 * @param services the verdict on changing the services, asked of this node
 * @param subClusters the verdict on restarting self-managed clusters
 */
export function reasonsAgainstNode(
  isOfSubCluster: boolean,
  services: Pick<Verdict, 'reasons'>,
  subClusters: Pick<Verdict, 'reasons'>,
): readonly Reason[] {
  if (!isOfSubCluster) return services.reasons
  const permission = subClusters.reasons.filter(({ kind }) => kind === 'policy' || kind === 'flag')
  return [...services.reasons, ...permission]
}

/** A change of how many nodes a service has, before the nodes are counted. */
export type QuantityChange = { kind: 'add' | 'delete'; service: string; current: number | null; most: number }

/** Why no node may be added, or deleted, now: what access says, and that there is room (CFG-065 to CFG-067). */
export function reasonsAgainstQuantity(
  { kind, service, current, most }: QuantityChange,
  { reasons }: Pick<Verdict, 'reasons'>,
): readonly Reason[] {
  if (current === null) return [...reasons, unknownNumber(kind)]
  if (mostChange(kind, current, most) > 0) return reasons
  const sentence = kind === 'add' ? t('services.mostNodes', { serviceType: service }) : t('services.lastNode')
  const source = "D2 §8 'Other'"
  return [
    ...reasons,
    { rule: `service-quantity.${kind}`, kind: 'quota', sentence, resolution: 'none', source },
  ]
}

function unknownNumber(kind: QuantityChange['kind']): Reason {
  return {
    rule: `service-quantity.${kind}`,
    kind: 'state',
    sentence: t('services.unknownNumber'),
    resolution: 'none',
    source: "D2 §7 'Scheduling and scaling' sends the new total, which nobody knows here",
  }
}
