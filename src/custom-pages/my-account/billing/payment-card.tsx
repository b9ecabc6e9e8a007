import { useId, useRef, useState } from 'react'
import { t } from '../../../locales/t'
import { useVerdict } from '../../../providers/use-verdict'
import { Button } from '../../../ui/button'
import { Icon } from '../../../ui/icon'
import { lazyDialog } from '../../../ui/lazy-dialog'
import { onIntent } from '../../../ui/on-intent'
import { cardText } from '../../../views/plan/card-text'
import { ReadingFailure } from '../../../views/reading-failure'
import { ReasonHint } from '../../../views/reasons/reason-hint'
import { Ruled } from '../../../views/reasons/ruled'
import styles from './payment-card.module.css'
import { usePaymentCard } from './use-payment-card'

const RemoveCardDialog = lazyDialog(() =>
  import('./remove-card-dialog').then((file) => file.RemoveCardDialog),
)

/** The card that pays, and its removal; there only while payment is on (BIL-003, BIL-D01, BIL-D03). */
export function PaymentCard() {
  return (
    <Ruled action="show" subject="PaymentCard">
      <OwnCard />
    </Ruled>
  )
}

function OwnCard() {
  const titleId = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const { card, error, refresh, isRemoving, remove } = usePaymentCard()
  const { isAllowed, isHidden, reasons } = useVerdict('remove', 'PaymentCard')
  const [isAsked, setAsked] = useState(false)

  async function handleRemove() {
    const isGone = await remove()
    setAsked(false)
    // The button that was pressed is gone with the card.
    if (isGone) title.current?.focus()
  }

  return (
    <section className={`surface ${styles.card}`} aria-labelledby={titleId}>
      <h2 id={titleId} ref={title} tabIndex={-1}>
        {t('billing.card')}
      </h2>
      {card === undefined && !error && <p role="status">{t('billing.cardLoading')}</p>}
      {card === undefined && error && (
        <ReadingFailure text={t('billing.cardFailed')} error={error} onRetry={() => void refresh()} />
      )}
      {card === null && <p className="second">{t('billing.noCard')}</p>}
      {card && (
        <div className={`row ${styles.line}`}>
          <p>{cardText(card)}</p>
          {!isHidden && (
            <ReasonHint reasons={reasons}>
              {(describedBy) => (
                <Button
                  isDisabled={!isAllowed}
                  isBusy={isRemoving}
                  aria-describedby={describedBy}
                  {...onIntent(RemoveCardDialog)}
                  onClick={() => setAsked(true)}
                >
                  <Icon name="delete" />
                  {t('billing.remove')}
                </Button>
              )}
            </ReasonHint>
          )}
        </div>
      )}
      {card && isAsked && (
        <RemoveCardDialog
          card={cardText(card)}
          isPending={isRemoving}
          onSubmit={() => void handleRemove()}
          onClose={() => setAsked(false)}
        />
      )}
    </section>
  )
}
