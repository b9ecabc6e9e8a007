import { Link } from 'react-router'
import { accountPlanOf } from '../../../access/account-plan'
import { t } from '../../../locales/t'
import { useSession } from '../../../providers/session-context'
import { PlanFeatures, PlanPrice, planName } from '../../../views/plan/plan-offer'
import { PaymentCard } from '../billing/payment-card'
import styles from './plan-tab.module.css'

/** The plan of the account, how its trial stands, the way to the others and the card that pays (D3 §2.4, BIL-D03). */
export function PlanTab() {
  const { person } = useSession()
  const { plan, trial } = accountPlanOf(person)
  return (
    <div className={styles.tab}>
      <section className={`surface ${styles.plan}`}>
        <div className={styles.head}>
          <div>
            <p className="second">{t('plans.current')}</p>
            <h2>{planName(plan)}</h2>
            {trial !== 'none' && (
              <p>{t(trial === 'expired' ? 'plans.trialExpired' : 'plans.trialRunning')}</p>
            )}
          </div>
          <Link className="button" to="/plans">
            {t('plans.comparePlans')}
          </Link>
        </div>
        {plan === null ? (
          <p>{t('plans.lossNotKnown')}</p>
        ) : (
          <div className={styles.offer}>
            <div>
              <h3>{t('plans.prices')}</h3>
              <PlanPrice plan={plan} />
              {plan === 'free' && <p className="second">{t('plans.trialCredit')}</p>}
              {plan === 'premium' && <p className="second">{t('plans.creditNotReported')}</p>}
            </div>
            <div>
              <h3>{t('plans.includes', { plan: planName(plan) })}</h3>
              <PlanFeatures plan={plan} />
            </div>
          </div>
        )}
      </section>
      <PaymentCard />
    </div>
  )
}
