import { useState } from 'react'
import { explain } from '../../../../access/explain'
import { reasonsAgainstQuantity } from '../../../../access/service-actions'
import type { ClusterDetail } from '../../../../domain/cluster-detail'
import { configuredNodes } from '../../../../domain/configured-nodes'
import { defaultMostNodes } from '../../../../domain/service'
import { t } from '../../../../locales/t'
import { useSession } from '../../../../providers/session-context'
import { useCallQuery } from '../../../../providers/use-call'
import { Button } from '../../../../ui/button'
import { Icon } from '../../../../ui/icon'
import { lazyDialog } from '../../../../ui/lazy-dialog'
import { onIntent } from '../../../../ui/on-intent'
import { ReasonHint } from '../../../../views/reasons/reason-hint'
import type { ServiceTableProps } from './service-table-props'
import { groupLabel } from './service-words'
import { useQuantityChange } from './use-quantity-change'
import type { UnderWay } from './use-under-way'

const QuantityDialog = lazyDialog(() => import('./quantity-dialog').then((file) => file.QuantityDialog))

export type QuantityActionsProps = {
  cluster: ClusterDetail
  service: 'analytics' | 'loader'
  /** How many of its nodes run; null where not all could be read. */
  running: number | null
  /** What is on its way on any of its nodes. */
  pending: UnderWay | undefined
  during: ServiceTableProps['during']
  /** Reads the services again. */
  follow: () => Promise<unknown>
}

/** Adds nodes to a service and deletes them, each by a dialog for how many (D2 §5 'Services count'). */
export function QuantityActions({
  cluster,
  service,
  running,
  pending,
  during,
  follow,
}: QuantityActionsProps) {
  const { person, productKey, environment } = useSession()
  const most = useMostNodes()
  const [kind, setKind] = useState<'add' | 'delete' | null>(null)
  const change = useQuantityChange(cluster, service, follow)
  const reasonsAgainst = (asked: 'add' | 'delete', now = cluster) =>
    reasonsAgainstQuantity(
      { kind: asked, service, current: configuredNodes(now)[service], most },
      explain('update', 'ServiceQuantity', { cluster: now, detail: now, person, productKey, environment }),
    )

  return (
    <>
      {(['add', 'delete'] as const).map((asked) => (
        <ReasonHint key={asked} reasons={reasonsAgainst(asked)} otherwise={pending?.words ?? null}>
          {(describedBy) => (
            <Button
              isDisabled={reasonsAgainst(asked).length > 0 || pending !== undefined}
              isBusy={pending?.action === null}
              aria-label={t(titles[asked], { service: groupLabel(service) })}
              aria-describedby={describedBy}
              {...onIntent(QuantityDialog)}
              onClick={() => setKind(asked)}
            >
              <Icon name={asked === 'add' ? 'plus' : 'delete'} size={14} />
              {t(asked === 'add' ? 'services.add' : 'services.delete')}
            </Button>
          )}
        </ReasonHint>
      ))}
      {kind && (
        <QuantityDialog
          kind={kind}
          title={t(titles[kind], { service: groupLabel(service) })}
          cluster={cluster}
          service={service}
          most={most}
          running={running}
          reasonsFor={(now) => reasonsAgainst(kind, now)}
          onClose={() => setKind(null)}
          onSubmit={(total) => {
            setKind(null)
            const words = t('services.numberUnderWay', { service: groupLabel(service) })
            void during(words, () => change(total))
          }}
        />
      )}
    </>
  )
}

/** Nodes of one service at the most; 10 where the server says nothing of it (D2 §9, API-D11). */
function useMostNodes(): number {
  const body = { configKey: 'scalingMaxReplicas', configType: 'number', defaultValue: defaultMostNodes }
  const { data } = useCallQuery('readSystemConfiguration', { body }, { retry: false })
  return typeof data?.value === 'number' ? data.value : defaultMostNodes
}

const titles = { add: 'services.addTo', delete: 'services.deleteFrom' } as const
