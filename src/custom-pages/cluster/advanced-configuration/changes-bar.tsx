import { useState } from 'react'
import type { Reason } from '../../../access/explain'
import { servicesToRestart } from '../../../domain/advanced-configuration'
import { t } from '../../../locales/t'
import { Button } from '../../../ui/button'
import { QuestionDialog } from '../../../views/confirm/question-dialog'
import { ReasonHint } from '../../../views/reasons/reason-hint'
import styles from './advanced-configuration.module.css'
import { changesText } from './change-count'
import type { ConfigChange } from './config-entries'
import { servicesText } from './restart-tag'

export type ChangesBarProps = {
  changes: readonly ConfigChange[]
  /** Something was typed, be it hidden by another choice meanwhile. */
  isDirty: boolean
  /** Why nothing may be saved; empty while it may. */
  reasons: readonly Reason[]
  /** Changes are being saved. */
  isPending: boolean
  onDiscard: () => void
}

/** What is changed and what it restarts, the way back, and Save, which submits the form (ADV-014, ADV-D03). */
export function ChangesBar({ changes, isDirty, reasons, isPending, onDiscard }: ChangesBarProps) {
  const [isAsked, setAsked] = useState(false)
  const services = servicesToRestart(changes.map(({ item }) => item))
  const nothing = changes.length === 0
  const idle = nothing ? t('advancedConfiguration.noChangesReason') : null
  const otherwise = isPending ? t('settings.changing') : idle
  return (
    <div className={styles.bar} data-idle={!isDirty || undefined}>
      <p role="status">
        {nothing ? (
          t(isDirty ? 'advancedConfiguration.hiddenChanges' : 'advancedConfiguration.noChanges')
        ) : (
          <strong>{changesText(changes.length)}</strong>
        )}
        {services.length > 0 && (
          <span className={styles.restart}>
            {t('advancedConfiguration.restartRequired', { services: servicesText(services) })}
          </span>
        )}
      </p>
      {isDirty && <Button onClick={() => setAsked(true)}>{t('advancedConfiguration.discard')}</Button>}
      <ReasonHint reasons={reasons} otherwise={otherwise}>
        {(describedBy) => (
          <Button
            kind="primary"
            type="submit"
            isDisabled={nothing || reasons.length > 0}
            isBusy={isPending}
            aria-describedby={describedBy}
          >
            {t('advancedConfiguration.save')}
          </Button>
        )}
      </ReasonHint>
      {isAsked && (
        <QuestionDialog
          title={t('advancedConfiguration.discardTitle')}
          cancel={t('advancedConfiguration.keepEditing')}
          submit={t('advancedConfiguration.discard')}
          isDangerous
          onClose={() => setAsked(false)}
          onSubmit={() => {
            setAsked(false)
            onDiscard()
          }}
        >
          <p>{t('advancedConfiguration.discardText')}</p>
        </QuestionDialog>
      )}
    </div>
  )
}
