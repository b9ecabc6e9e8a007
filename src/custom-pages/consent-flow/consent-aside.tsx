import { consentCommand, isCommandComplete } from '../../domain/consent-form'
import type { MessageKey } from '../../locales/messages'
import { t } from '../../locales/t'
import { Button } from '../../ui/button'
import { CopyFrame } from '../../ui/copy-frame'
import { Hint } from '../../ui/hint'
import { Icon } from '../../ui/icon'
import { useFormEngine } from '../../views/form/form-engine-context'
import styles from './consent-flow.module.css'
import type { ConsentStep } from './consent-steps'
import { commandOf } from './form'
import type { ConsentProgress } from './use-consent-sender'

type ConsentAsideProps = { steps: readonly ConsentStep[]; progress: ConsentProgress | null }

/** Beside the form: the command as one types, and how the sending stands. */
export function ConsentAside({ steps, progress }: ConsentAsideProps) {
  return (
    <div className={styles.aside}>
      <Command />
      {progress && <SendingSteps steps={steps} progress={progress} />}
    </div>
  )
}

function Command() {
  const command = commandOf(useFormEngine().context.values)
  const isComplete = isCommandComplete(command)
  return (
    <section className="surface form-fields form-section" aria-label={t('consentFlow.command')}>
      <div className={styles.head}>
        <h2>{t('consentFlow.command')}</h2>
        <CopyFrame isSmall>
          {(copy, isCopied) => (
            <Hint text={isComplete ? null : t('consentFlow.commandIncomplete')}>
              {(describedBy) => (
                <Button
                  kind="icon"
                  aria-label={t('consentFlow.copyCommand')}
                  aria-describedby={describedBy}
                  isDisabled={!isComplete}
                  onClick={() => copy(() => consentCommand(command))}
                >
                  <Icon name={isCopied ? 'check' : 'copy'} size={14} />
                </Button>
              )}
            </Hint>
          )}
        </CopyFrame>
      </div>
      <pre className={styles.command}>
        {consentCommand(command)
          .split(/(?= --)/)
          .map((part) => (
            // Lines end between the options, never within their two dashes.
            <span key={part}>{part}</span>
          ))}
      </pre>
      <p className="second">{t('consentFlow.commandText')}</p>
    </section>
  )
}

function SendingSteps({ steps, progress }: { steps: readonly ConsentStep[]; progress: ConsentProgress }) {
  const current = steps.indexOf(progress.step)
  return (
    <section className="surface form-fields form-section" aria-label={t('consentFlow.progress')}>
      <h2>{t('consentFlow.progress')}</h2>
      <ol className={styles.steps}>
        {steps.map((step, place) => {
          const state = place < current ? 'done' : place > current ? 'waiting' : progress.state
          return (
            <li key={step} data-state={state}>
              <Icon name={stepIcons[state]} isSpinning={state === 'under-way'} />
              <span>{t(stepTexts[step])}</span>
              <span className="second">{t(stateTexts[state])}</span>
            </li>
          )
        })}
      </ol>
      <p role="status">{statusText(progress)}</p>
    </section>
  )
}

/** The submit status (D1 §4 'Consent form'). */
function statusText({ step, state, text }: ConsentProgress): string {
  if (state === 'failed') return text ?? t('consentFlow.failed')
  const isValid = state === 'done' || step === 'pipeline' || step === 'status'
  return t(isValid ? 'consentFlow.valid' : 'consentFlow.validating')
}

const stepTexts: Record<ConsentStep, MessageKey> = {
  plan: 'consentFlow.stepPlan',
  check: 'consentFlow.stepCheck',
  pipeline: 'consentFlow.stepPipeline',
  status: 'consentFlow.stepStatus',
}

type StepState = ConsentProgress['state'] | 'waiting'

const stateTexts: Record<StepState, MessageKey> = {
  waiting: 'consentFlow.stepWaiting',
  'under-way': 'consentFlow.stepRunning',
  done: 'consentFlow.stepDone',
  failed: 'consentFlow.stepFailed',
}

const stepIcons: Record<StepState, string> = {
  waiting: 'clock',
  'under-way': 'state-working',
  done: 'check',
  failed: 'warning',
}
