import { useState } from 'react'
import { Link } from 'react-router'
import { t } from '../../locales/t'
import { useNotices } from '../../providers/use-notices'
import { useVerdict } from '../../providers/use-verdict'
import { Button } from '../../ui/button'
import { Icon } from '../../ui/icon'
import { StatePanel } from '../../ui/state-panel'
import { PlanFeatures, PlanPrice, planName } from '../../views/plan/plan-offer'
import { KnownCard } from './known-card'
import { planTabPath } from './plan-tab-path'
import styles from './plans.module.css'
import { usePlanChange } from './use-plan-change'

/** What Premium costs and includes, what pays for it, and the one button that buys it (D1 §2, §4). */
export function PurchaseView() {
  const verdict = useVerdict('upgrade', 'Plans')
  const { change, isPending } = usePlanChange('premium')
  const notices = useNotices()
  // `title`: of a refusal that has words of its own (PLAN-D07, PLAN-D16); else the server's words stand alone.
  const [refusal, setRefusal] = useState<{ title: string | null; text: string } | null>(null)

  async function handleConfirm() {
    setRefusal(null)
    const outcome = await change()
    if (outcome.kind === 'not-granted') {
      notices.showError(t('plans.notChanged'))
      setRefusal({ title: t('plans.notChanged'), text: t('plans.notEligible') })
    }
    if (outcome.kind === 'refused')
      setRefusal(
        outcome.words === null
          ? { title: t('plans.notChanged'), text: t('plans.noReason') }
          : { title: null, text: outcome.words },
      )
  }

  // While the change is under way its own success ends what allows it.
  if (!verdict.isAllowed && !isPending)
    return (
      <StatePanel
        icon="info"
        title={verdict.reasons[0]?.sentence ?? ''}
        actions={
          <Link className="button" to={planTabPath}>
            {t('plans.yourPlan')}
          </Link>
        }
      />
    )
  return (
    <div className={styles.purchase}>
      <section className={`surface ${styles.offer}`}>
        <div>
          <h2>{t('plans.prices')}</h2>
          <PlanPrice plan="premium" />
        </div>
        <div>
          <h2>{t('plans.includes', { plan: planName('premium') })}</h2>
          <PlanFeatures plan="premium" />
        </div>
      </section>
      <section className={`surface ${styles.payment}`}>
        <h2>{t('plans.payment')}</h2>
        <p>{t('plans.purchaseAbout')}</p>
        <KnownCard />
        {refusal !== null && (
          <div className={styles.refusal}>
            <Icon name="warning" />
            <div>
              {refusal.title !== null && (
                <p>
                  <strong>{refusal.title}</strong>
                </p>
              )}
              <p>{refusal.text}</p>
              <Link to="/support">{t('plans.contactSupport')}</Link>
            </div>
          </div>
        )}
        <Button kind="primary" isBusy={isPending} onClick={() => void handleConfirm()}>
          {t(isPending ? 'plans.confirming' : 'plans.confirmPurchase')}
        </Button>
      </section>
    </div>
  )
}
