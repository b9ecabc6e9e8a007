import { useState } from 'react'
import { reasonsAgainstQuantity } from '../../../../access/service-actions'
import type { ClusterDetail } from '../../../../domain/cluster-detail'
import { defaultMostNodes } from '../../../../domain/service'
import { t } from '../../../../locales/t'
import { useCallQuery } from '../../../../providers/use-call'
import { useVerdict } from '../../../../providers/use-verdict'
import { Button } from '../../../../ui/button'
import { Icon } from '../../../../ui/icon'
import { lazyDialog } from '../../../../ui/lazy-dialog'
import { ReasonHint } from '../../../../views/reasons/reason-hint'
import { groupLabel } from './service-words'
import { useQuantityChange } from './use-quantity-change'

const QuantityDialog = lazyDialog(() => import('./quantity-dialog').then((file) => file.QuantityDialog))

export type QuantityActionsProps = {
  cluster: ClusterDetail
  service: 'analytics' | 'loader'
  /** Reads the services again. */
  follow: () => Promise<unknown>
}

/** Adds nodes to a service and deletes them, each by a dialog for how many (D2 §5 'Services count'). */
export function QuantityActions({ cluster, service, follow }: QuantityActionsProps) {
  const verdict = useVerdict('update', 'ServiceQuantity', { cluster, detail: cluster })
  const most = useMostNodes()
  const [kind, setKind] = useState<'add' | 'delete' | null>(null)
  const { isPending, change } = useQuantityChange(cluster, service, follow)
  const reasonsAgainst = (asked: 'add' | 'delete', now = cluster) =>
    reasonsAgainstQuantity({ kind: asked, service, current: now[`${service}Nodes`], most }, verdict)

  return (
    <>
      {(['add', 'delete'] as const).map((asked) => (
        <ReasonHint key={asked} reasons={reasonsAgainst(asked)}>
          {(describedBy) => (
            <Button
              isDisabled={reasonsAgainst(asked).length > 0 || isPending}
              aria-busy={isPending || undefined}
              aria-label={t(titles[asked], { service: groupLabel(service) })}
              aria-describedby={describedBy}
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
          reasonsFor={(now) => reasonsAgainst(kind, now)}
          onClose={() => setKind(null)}
          onSubmit={(total) => {
            setKind(null)
            void change(total)
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
  return data?.value ?? defaultMostNodes
}

const titles = { add: 'services.addTo', delete: 'services.deleteFrom' } as const
