import { useId } from 'react'
import type { Verdict } from '../../access/explain'
import type { Plan } from '../../domain/plan'
import { t } from '../../locales/t'
import { Button } from '../../ui/button'
import { ExternalLink } from '../../ui/external-link'
import { Icon } from '../../ui/icon'
import { PlanFeatures, PlanPrice, planName } from '../../views/plan/plan-offer'
import { ReasonHint } from '../../views/reasons/reason-hint'
import styles from './plans.module.css'

export type PlanCardProps = {
  plan: Plan
  isCurrent: boolean
  button: string
  /** The one main action of the page, where it may be used. */
  isMain?: boolean
  verdict: Verdict
  /** The pointer or the focus is at the button. */
  onIntent?: () => void
  /** Outside the console; where there is one, it is opened in place of `onChoose`. */
  href?: string | null
  onChoose: () => void
}

/** One plan: what it costs, what it includes and the way to it; the current one says so (PLAN-D12). */
export function PlanCard(props: PlanCardProps) {
  const { plan, isCurrent, button, isMain = false, verdict, onIntent, href = null, onChoose } = props
  const { isAllowed, reasons } = verdict
  const nameId = useId()
  return (
    <section
      className={`surface ${styles.card}`}
      data-current={isCurrent || undefined}
      aria-labelledby={nameId}
    >
      <div className={styles.name}>
        <h2 id={nameId}>{planName(plan)}</h2>
        {isCurrent && (
          <span className={styles.tag}>
            <Icon name="check" />
            {t('plans.current')}
          </span>
        )}
      </div>
      <PlanPrice plan={plan} />
      <div className={styles.action}>
        {href !== null && isAllowed ? (
          <ExternalLink className="button" href={href}>
            {button}
            <Icon name="external" />
          </ExternalLink>
        ) : (
          <ReasonHint reasons={reasons}>
            {(describedBy) => (
              <Button
                kind={isMain && isAllowed ? 'primary' : 'default'}
                isDisabled={!isAllowed}
                aria-describedby={describedBy}
                onPointerEnter={onIntent}
                onFocus={onIntent}
                onClick={onChoose}
              >
                {button}
              </Button>
            )}
          </ReasonHint>
        )}
        {reasons[0] && <p className="second">{reasons[0].sentence}</p>}
      </div>
      <div className={styles.included}>
        <h3>{t('plans.includes', { plan: planName(plan) })}</h3>
        <PlanFeatures plan={plan} />
      </div>
    </section>
  )
}
