import type { Plan } from '../../domain/plan'
import type { MessageKey } from '../../locales/messages'
import { t } from '../../locales/t'
import { Icon } from '../../ui/icon'
import styles from './plan-offer.module.css'

/** A plan by its name on sale; null is one that nobody knows (D3 §6 'Other rules'). */
export function planName(plan: Plan | null): string {
  return t(`plans.${plan ?? 'unknown'}`)
}

/** What a plan costs, as texts: nothing is computed (D1 §9, D3 §9, PLAN-D10, PLAN-D21). */
export function PlanPrice({ plan }: { plan: Plan }) {
  return (
    <div className={styles.price}>
      <p className={styles.headline} data-words={plan === 'enterprise' || undefined}>
        {t(`plans.${plan}Price`)}
      </p>
      {plan === 'premium' && (
        <>
          <p>{t('plans.credit')}</p>
          <p>{t('plans.trialOffer')}</p>
          <div>
            <p className="second">{t('plans.afterCredit')}</p>
            <ul className={styles.prices}>
              <li>{t('plans.unitsAfterCredit')}</li>
              <li>{t('plans.usersAfterCredit')}</li>
              <li>{t('plans.storageAfterCredit')}</li>
            </ul>
          </div>
        </>
      )}
    </div>
  )
}

/** What a plan includes, as far as the specification says (D1 §9, D3 §9, PLAN-D12). */
export function PlanFeatures({ plan, isLost = false }: { plan: Plan; isLost?: boolean }) {
  return (
    <ul className={styles.included} data-lost={isLost || undefined}>
      {features[plan].map((feature) => (
        <li key={feature}>
          <Icon name={isLost ? 'close' : 'check'} />
          {t(feature)}
        </li>
      ))}
    </ul>
  )
}

const features: Readonly<Record<Plan, readonly MessageKey[]>> = {
  free: ['plans.oneSmallCluster'],
  premium: [
    'plans.multiCluster',
    'plans.unlimitedStorage',
    'plans.vpn',
    'plans.staticIp',
    'plans.alwaysAlive',
    'plans.timeTravel',
    'plans.cloneCluster',
    'plans.subClustering',
    'plans.dataAgent',
    'plans.highAvailability',
  ],
  enterprise: ['plans.allDataApps', 'plans.salesAgreement'],
}
