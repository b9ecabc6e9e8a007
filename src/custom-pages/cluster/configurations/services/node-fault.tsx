import { useState } from 'react'
import type { ServiceNode } from '../../../../domain/service'
import { t } from '../../../../locales/t'
import { Button } from '../../../../ui/button'
import { Icon } from '../../../../ui/icon'
import { lazyDialog } from '../../../../ui/lazy-dialog'
import { onIntent } from '../../../../ui/on-intent'
import type { FaultDialogProps } from './fault-dialog'

const FaultDialog = lazyDialog(() => import('./fault-dialog').then((file) => file.FaultDialog))

/**
 * The way to what a node says of its failure or its warnings (CFG-062, CFG-063). What is read stays on screen when the
 * node recovers meanwhile.
 */
export function NodeFault({ node, service }: { node: ServiceNode; service: string }) {
  const { fault } = node
  const [read, setRead] = useState<Pick<FaultDialogProps, 'node' | 'fault'> | null>(null)
  return (
    <>
      {fault !== null && (
        <Button
          kind="quiet"
          aria-label={t('services.detailsOf', { name: node.name })}
          {...onIntent(FaultDialog)}
          onClick={() => setRead({ node, fault })}
        >
          <Icon name="info" size={14} />
          {t('services.details')}
        </Button>
      )}
      {read && <FaultDialog {...read} service={service} onClose={() => setRead(null)} />}
    </>
  )
}
