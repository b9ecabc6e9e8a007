import '../../locales/account-texts'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { CloudPipeline } from '../../domain/cluster-choices'
import type { PipelineStep } from '../../domain/pipeline'
import {
  isPipelineBroken,
  type PipelineFoot,
  pipelineElapsed,
  pipelineFoot,
  pipelineMinutes,
  pipelineProgress,
  pipelineStepNames,
} from '../../domain/pipeline-progress'
import type { MessageKey } from '../../locales/messages'
import { t } from '../../locales/t'
import { useSession } from '../../providers/session-context'
import { useVerdict } from '../../providers/use-verdict'
import { Button } from '../../ui/button'
import { lazyDialog } from '../../ui/lazy-dialog'
import { onIntent } from '../../ui/on-intent'
import { useNow } from '../../ui/use-now'
import { StateTag, type StateTone } from '../../views/cells/state-tag'
import styles from './pipeline-card.module.css'

const PipelineFailure = lazyDialog(() =>
  import('./pipeline-failure-dialog').then((file) => file.PipelineFailureDialog),
)

/** How far the environment is that is built in the person's own cloud account (D1 §4 'Cloud pipeline'). */
export function PipelineCard({ pipeline }: { pipeline: CloudPipeline }) {
  const { configurationName } = pipeline
  const { step, total, current, next } = pipelineProgress(pipeline)
  const isBroken = isPipelineBroken(pipeline)
  const title =
    configurationName === null
      ? t('consentFlow.pipelineUnnamed')
      : t('consentFlow.pipeline', { name: configurationName })
  return (
    <section className={`surface ${styles.card}`} aria-label={title}>
      <div className={styles.head}>
        <h2>{title}</h2>
        <Foot pipeline={pipeline} />
      </div>
      <ol className={styles.line} aria-hidden>
        {Array.from({ length: total }, (_, place) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: places of a line, which never move
            key={place}
            data-state={markOf(place + 1, step, pipeline)}
          />
        ))}
      </ol>
      <p className={styles.step}>
        {step !== null && <strong>{t('consentFlow.step', { step, total })}</strong>}
        {current !== null && <span>{stepName(current)}</span>}
        {next !== null && (
          <span className="second">
            {t(isBroken ? 'consentFlow.notReached' : 'consentFlow.next', { step: stepName(next) })}
          </span>
        )}
      </p>
      <Elapsed pipeline={pipeline} />
      <Facts pipeline={pipeline} />
      {isBroken && <NextStep />}
    </section>
  )
}

function markOf(place: number, step: number | null, { state }: CloudPipeline): string {
  if (step === null || place > step) return 'waiting'
  if (place < step || state === 'completed') return 'done'
  return state === 'failed' || state === 'canceled' ? 'failed' : 'under-way'
}

function stepName(step: string): string {
  return Object.hasOwn(pipelineStepNames, step) ? t(pipelineStepNames[step as PipelineStep]) : step
}

/** The word for its state, and behind a failure what the server says of it. */
function Foot({ pipeline }: { pipeline: CloudPipeline }) {
  const [isOpen, setOpen] = useState(false)
  const foot = pipelineFoot(pipeline)
  if (foot === null) return null
  const { tone, icon, word } = feet[foot]
  return (
    <span className={styles.foot}>
      <StateTag tone={tone} icon={icon} word={t(word)} />
      {foot === 'failed' && (
        <Button kind="quiet" {...onIntent(PipelineFailure)} onClick={() => setOpen(true)}>
          {t('consentFlow.viewDetails')}
        </Button>
      )}
      {isOpen && <PipelineFailure pipeline={pipeline} onClose={() => setOpen(false)} />}
    </span>
  )
}

const feet: Record<PipelineFoot, { tone: StateTone; icon: string; word: MessageKey }> = {
  preparing: { tone: 'working', icon: 'state-working', word: 'consentFlow.preparing' },
  working: { tone: 'working', icon: 'state-working', word: 'consentFlow.working' },
  failed: { tone: 'disconnected', icon: 'warning', word: 'consentFlow.failedFoot' },
  canceled: { tone: 'unavailable', icon: 'state-disconnected', word: 'consentFlow.canceled' },
}

/** What a person can do after an environment that was not built. */
function NextStep() {
  const { reloadPerson } = useSession()
  const isOpen = useVerdict('open', 'ConsentFlow').isAllowed
  const hasAsked = useRef(false)
  useEffect(() => {
    if (isOpen || hasAsked.current) return
    // The person was read while the flow was closed by what was being built.
    hasAsked.current = true
    void reloadPerson().catch(() => {})
  }, [isOpen, reloadPerson])
  return (
    <div className={styles.step}>
      <p>{t(isOpen ? 'consentFlow.tryAgainText' : 'consentFlow.supportText')}</p>
      {isOpen && (
        <Link className="button" to="/consentflow">
          {t('consentFlow.tryAgainLink')}
        </Link>
      )}
      <Link to="/support">{t('consentFlow.contactSupport')}</Link>
    </div>
  )
}

/** Ticks each second while the environment is built, and says then what is usual (D1 §9). */
function Elapsed({ pipeline }: { pipeline: CloudPipeline }) {
  const elapsed = pipelineElapsed(pipeline, useNow())
  const isLong = elapsed !== null && elapsed > pipelineMinutes.most * 60_000
  return (
    <p className={styles.step}>
      {elapsed !== null && (
        <span>
          {t('consentFlow.elapsed')} <span className={styles.timer}>{clockOf(elapsed)}</span>
        </span>
      )}
      {!isPipelineBroken(pipeline) && (
        <span className={isLong ? styles.long : 'second'}>
          {t(isLong ? 'consentFlow.longer' : 'consentFlow.expected', pipelineMinutes)}
        </span>
      )}
    </p>
  )
}

/** @example clockOf(3_723_000) // '1:02:03' */
function clockOf(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000)
  const two = (figure: number) => String(figure).padStart(2, '0')
  const minutes = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
  return seconds < 3600 ? minutes : `${Math.floor(seconds / 3600)}:${minutes}`
}

function Facts({ pipeline: { region, plan, image } }: { pipeline: CloudPipeline }) {
  const facts = [
    ['consentFlow.clusters', t('consentFlow.devAndProd')],
    ['consentFlow.regionFact', region],
    ['consentFlow.planFact', plan],
    ['consentFlow.versionFact', image],
    ['consentFlow.autoSuspend', t('consentFlow.oneHour')],
  ] as const
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) =>
        value === null ? null : (
          <div key={label}>
            <dt>{t(label)}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  )
}
