import type { ResourceDefinition } from '../../definitions/define'
import type { ResourceRecord } from '../../definitions/resource-record'
import { browserZone, fullDate, readInstant } from '../../domain/dates'
import { joinedSentences } from '../../domain/joined-sentences'
import { t } from '../../locales/t'
import { Button } from '../../ui/button'
import { useActionContext } from '../action/use-action-context'
import { openingVerdict } from '../action/verdict-on'
import { ReasonHint } from '../reasons/reason-hint'
import { FieldCell } from '../table/field-cell'
import { puttingBack } from './put-back'
import styles from './record-revisions.module.css'
import { type ChangedValue, changesBetween, isAsNow, isComparable, saidBy } from './revision-changes'
import type { Revision } from './revision-list'

/** The state before one: `none` where it is the first that is known. */
export type Older = Revision | 'none' | 'awaited' | 'unread'

type RevisionEntryProps = {
  definition: ResourceDefinition
  /** As it is now. */
  record: ResourceRecord
  state: Revision
  older: Older
  onPutBack: () => void
}

/** One earlier state: since when, who made it so, what was changed to it, and the way to put it back. */
export function RevisionEntry({ definition, record, state, older, onPutBack }: RevisionEntryProps) {
  const when = whenOf(state)
  const instant = readInstant(state.when)
  return (
    <li>
      <div className={`row ${styles.head}`}>
        <p>
          {instant === null ? (
            t('revisions.unknownTime')
          ) : (
            <time dateTime={new Date(instant).toISOString()}>{when}</time>
          )}
          {state.who !== null && <span className="second"> · {state.who}</span>}
        </p>
        <PutBackButton definition={definition} record={record} state={state} onPutBack={onPutBack} />
      </div>
      <Changes definition={definition} state={state} older={older} />
    </li>
  )
}

/** The moment of a state in words; null where it is not known. */
export function whenOf({ when }: Revision): string | null {
  const instant = readInstant(when)
  return instant === null ? null : fullDate(instant, browserZone())
}

function PutBackButton({ definition, record, state, onPutBack }: Omit<RevisionEntryProps, 'older'>) {
  const context = useActionContext(definition)
  if (saidBy(definition, state).length === 0) return <span className="second">{t('revisions.unknown')}</span>
  if (isAsNow(definition, state, record)) return <span className="second">{t('revisions.now')}</span>
  const verdict = definition.edit && openingVerdict(definition, 'edit', record, context)
  if (!verdict || verdict.isHidden) return null
  const { values, left } = puttingBack(definition, record, state, context)
  const when = whenOf(state)
  const isNothing = Object.keys(values).length === 0
  return (
    <ReasonHint
      reasons={verdict.reasons}
      otherwise={isNothing ? t('revisions.nothingToPutBack', { fields: joinedSentences(left) }) : null}
    >
      {(describedBy) => (
        <Button
          isDisabled={!verdict.isAllowed || isNothing}
          aria-label={when === null ? t('revisions.putBackToUnknown') : t('revisions.putBackTo', { when })}
          aria-describedby={describedBy}
          onClick={onPutBack}
        >
          {t('revisions.putBack')}
        </Button>
      )}
    </ReasonHint>
  )
}

function Changes({ definition, state, older }: Pick<RevisionEntryProps, 'definition' | 'state' | 'older'>) {
  if (saidBy(definition, state).length === 0) return null
  if (older === 'none') return <p className="second">{t('revisions.first')}</p>
  if (older === 'awaited') return <p className="second">{t('revisions.olderLoading')}</p>
  if (older === 'unread' || saidBy(definition, older).length === 0)
    return <p className="second">{t('revisions.olderFailed')}</p>
  const changes = changesBetween(definition, older, state)
  if (changes.length === 0) {
    const isKnown = isComparable(definition, older, state)
    return <p className="second">{t(isKnown ? 'revisions.nothing' : 'revisions.olderFailed')}</p>
  }
  return (
    <dl>
      {changes.map((change) => (
        <div key={change.place} className={styles.change}>
          <dt>{change.label}</dt>
          <dd className={styles.change}>
            {change.isHidden ? (
              t('revisions.secretChanged')
            ) : (
              <>
                <Side definition={definition} change={change} of={older} word="was" />
                <span aria-hidden="true">→</span>
                <Side definition={definition} change={change} of={state} word="now" />
              </>
            )}
            {change.same > 0 && (
              <span className="second">{t('revisions.sameEntries', { count: change.same })}</span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

type SideProps = {
  definition: ResourceDefinition
  change: ChangedValue
  of: Revision
  word: 'was' | 'now'
}

/** A value of one side of a change, in the cell of its own field. */
function Side({ definition, change, of, word }: SideProps) {
  const { field, place } = change
  const { action: _onlyInLists, toneWhen: _ofNow, copyable: _onlyNow, format: _onlyWhole, ...plain } = field
  return (
    <span>
      <span className="visually-hidden">{t(word === 'was' ? 'revisions.was' : 'revisions.became')} </span>
      <FieldCell
        definition={definition}
        field={plain}
        column={place}
        record={{ ...of.record, [place]: change[word] }}
        isWhole
      />
    </span>
  )
}
