import { useState } from 'react'
import { accountPlanOf } from '../../access/account-plan'
import { t } from '../../locales/t'
import { useLinks } from '../../providers/links-context'
import { useSession } from '../../providers/session-context'
import { useVerdict } from '../../providers/use-verdict'
import { lazyDialog } from '../../ui/lazy-dialog'
import { contactSales } from './contact-sales'
import { PlanCard } from './plan-card'
import styles from './plans.module.css'

const DowngradeDialog = lazyDialog(() => import('./downgrade-dialog').then((file) => file.DowngradeDialog))

/** The three plans side by side, the current one marked (D1 §2 'Plans page', §4 'Plan transitions'). */
export function PlanCards({ onPurchase }: { onPurchase: () => void }) {
  const { person } = useSession()
  const { plan: current } = accountPlanOf(person)
  const downgrade = useVerdict('downgrade', 'Plans')
  const upgrade = useVerdict('upgrade', 'Plans')
  const contact = useVerdict('contact', 'Plans')
  const { contactSales: salesAddress } = useLinks()
  const [isAsking, setAsking] = useState(false)
  return (
    <div className={styles.cards}>
      <PlanCard
        plan="free"
        isCurrent={current === 'free'}
        button={t('plans.select')}
        verdict={downgrade}
        onIntent={DowngradeDialog.preload}
        onChoose={() => setAsking(true)}
      />
      <PlanCard
        plan="premium"
        isCurrent={current === 'premium'}
        button={t('plans.tryForFree')}
        isMain
        verdict={upgrade}
        onChoose={onPurchase}
      />
      <PlanCard
        plan="enterprise"
        isCurrent={current === 'enterprise'}
        button={t('plans.contactSales')}
        verdict={contact}
        href={salesAddress}
        onChoose={contactSales}
      />
      {isAsking && <DowngradeDialog onClose={() => setAsking(false)} />}
    </div>
  )
}
