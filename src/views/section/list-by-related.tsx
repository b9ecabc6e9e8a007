import type { ReactNode } from 'react'
import type { ResourceDefinition } from '../../definitions/define'
import { mostRelated } from '../../domain/related-filter'
import '../../locales/filter-texts'
import { inSentence, t } from '../../locales/t'
import { Button } from '../../ui/button'
import { Icon } from '../../ui/icon'
import { StatePanel } from '../../ui/state-panel'
import { ListSkeleton } from '../list/list-skeleton'
import { useListAddress } from '../records/use-list-address'
import { wholeListReason } from '../records/whole-list'
import type { RelatedState } from '../related-filter/settle-related'
import { useRelatedFilter } from '../related-filter/use-related-filter'
import { ListSection, type ListSectionProps } from './list-section'
import styles from './section.module.css'

/** A list that can be filtered by fields of related records: until it is known which are meant, it says so in its place. */
export function ListByRelated({ definition, titleId }: ListSectionProps) {
  const { definition: resolved, state } = useRelatedFilter(definition)
  const list = { definition: resolved, titleId }
  if (state.kind === 'ready') return <ListSection {...list} />
  if (state.kind === 'refused') return <ListSection {...list} note={<Refused state={state} />} />
  return <ListSection {...list} held={<Held definition={definition} state={state} />} />
}

type HeldProps = {
  definition: ResourceDefinition
  state: Exclude<RelatedState, { kind: 'ready' | 'refused' }>
}

function Held({ definition, state }: HeldProps): ReactNode {
  const { clear } = useListAddress(definition)
  const many = inSentence(state.many)
  const clearing = <Button onClick={clear}>{t('views.clearFilters')}</Button>
  if (state.kind === 'loading')
    return (
      <div aria-busy="true">
        <p role="status" className="second">
          {t('filter.readingRelated', { many })}
        </p>
        <ListSkeleton definition={definition} />
      </div>
    )
  if (state.kind === 'failed')
    return (
      <StatePanel
        icon="alert"
        tone="error"
        title={t('filter.relatedFailed', { many })}
        text={wholeListReason(state.error)}
        actions={
          <>
            <Button onClick={state.retry}>{t('common.retry')}</Button>
            {clearing}
          </>
        }
      />
    )
  const { title, text } = notAsked[state.kind]
  const isNone = state.kind === 'none'
  return (
    <StatePanel
      icon={isNone ? 'search' : 'alert'}
      tone={isNone ? 'calm' : 'notice'}
      title={t(title, { many })}
      text={t(text, { many, most: mostRelated })}
    >
      {clearing}
    </StatePanel>
  )
}

/** Why nothing is asked for, although it is known which records are meant. */
const notAsked = {
  none: { title: 'filter.noRelated', text: 'filter.noRelatedText' },
  tooMany: { title: 'filter.tooManyRelated', text: 'filter.tooManyRelatedText' },
  tooDeep: { title: 'filter.tooDeepRelated', text: 'filter.tooDeepRelatedText' },
} as const

function Refused({ state }: { state: Extract<RelatedState, { kind: 'refused' }> }) {
  return (
    <div role="status" className={`surface second ${styles.note}`}>
      <Icon name="info" />
      <p>{t('filter.relatedRefused', { many: inSentence(state.many), reason: state.reason })}</p>
    </div>
  )
}
