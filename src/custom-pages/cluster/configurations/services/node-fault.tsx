import { useState } from 'react'
import type { ServiceNode } from '../../../../domain/service'
import { t } from '../../../../locales/t'
import { Button } from '../../../../ui/button'
import { Icon } from '../../../../ui/icon'
import { lazyDialog } from '../../../../ui/lazy-dialog'
import { onIntent } from '../../../../ui/on-intent'

const FaultDialog = lazyDialog(() => import('./fault-dialog').then((file) => file.FaultDialog))

/** The way to what a node says of its failure or its warnings (CFG-062, CFG-063). */
export function NodeFault({ node, service }: { node: ServiceNode; service: string }) {
  const [isOpen, setOpen] = useState(false)
  if (node.fault === null) return null
  return (
    <>
      <Button
        kind="quiet"
        aria-label={t('services.detailsOf', { name: node.name })}
        {...onIntent(FaultDialog)}
        onClick={() => setOpen(true)}
      >
        <Icon name="info" size={14} />
        {t('services.details')}
      </Button>
      {isOpen && (
        <FaultDialog node={node} fault={node.fault} service={service} onClose={() => setOpen(false)} />
      )}
    </>
  )
}
