import '../../api/bring-account-calls'
import '../../locales/account-texts'
import { useEffect, useRef } from 'react'
import { t } from '../../locales/t'
import { Button } from '../../ui/button'
import { Icon } from '../../ui/icon'
import frame from '../../ui/page-frame.module.css'
import { PageTrail } from '../../views/page-trail'
import { PlanCards } from './plan-cards'
import styles from './plans.module.css'
import { PurchaseView } from './purchase-view'
import { usePlansWays } from './use-plans-ways'

/** The plans of an account: the cards, and at an address of its own the purchase of Premium (D1 §2 'Plans page'). */
export function PlansPage({ title }: { title: string }) {
  const { view, cluster, cardsPath, openPurchase, goBack, leave } = usePlansWays()
  const heading = useFocusOnChange(view)
  const isPurchase = view === 'purchase'
  const here = isPurchase ? t('plans.purchaseTitle') : title
  return (
    <div className={frame.page}>
      <div>
        <PageTrail here={here} {...(isPurchase && { within: [{ to: cardsPath, label: title }] })} />
        <div className={styles.head}>
          <div className={styles.title}>
            {isPurchase && (
              <Button kind="quiet" onClick={goBack}>
                <Icon name="chevron" />
                {t('plans.back')}
              </Button>
            )}
            <h1 ref={heading} tabIndex={-1}>
              {here}
            </h1>
            {!isPurchase && <p className="second">{t('plans.intro')}</p>}
            {cluster !== null && <p>{t('plans.fromCluster', { cluster })}</p>}
          </div>
          <Button kind="icon" aria-label={t('common.close')} onClick={leave}>
            <Icon name="close" />
          </Button>
        </div>
      </div>
      {isPurchase ? <PurchaseView /> : <PlanCards onPurchase={openPurchase} />}
    </div>
  )
}

/** The frame sees no navigation in a change of the query alone: the focus goes to the heading of the other view. */
function useFocusOnChange(view: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(view)
  useEffect(() => {
    if (shown.current === view) return
    shown.current = view
    heading.current?.focus()
  }, [view])
  return heading
}
