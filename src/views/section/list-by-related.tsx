import type { ReactNode } from 'react'
import type { ResourceDefinition } from '../../definitions/define'
import { mostRelated } from '../../domain/related-filter'
import '../../locales/filter-texts'
import { inSentence, t } from '../../locales/t'
import { Button } from '../../ui/button'
import { Icon } from '../../ui/icon'
import { StatePanel } from '../../ui/state-panel'
import { errorSentence } from '../error-sentence'
import { ListSkeleton } from '../list/list-skeleton'
import { useListAddress } from '../records/use-list-address'
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
  switch (state.kind) {
    case 'loading':
      return (
        <div aria-busy="true">
          <p role="status" className="second">
            {t('filter.readingRelated', { many })}
          </p>
          <ListSkeleton definition={definition} />
        </div>
      )
    case 'failed':
      return (
        <StatePanel
          icon="alert"
          tone="error"
          title={t('filter.relatedFailed', { many })}
          text={errorSentence(state.error)}
          actions={
            <>
              <Button onClick={state.retry}>{t('common.retry')}</Button>
              {clearing}
            </>
          }
        />
      )
    case 'none':
      return (
        <StatePanel icon="search" title={t('filter.noRelated')} text={t('filter.noRelatedText', { many })}>
          {clearing}
        </StatePanel>
      )
    case 'tooMany':
      return (
        <StatePanel
          icon="alert"
          tone="notice"
          title={t('filter.tooManyRelated', { many })}
          text={t('filter.tooManyRelatedText', { most: mostRelated })}
        >
          {clearing}
        </StatePanel>
      )
    case 'tooDeep':
      return (
        <StatePanel
          icon="alert"
          tone="notice"
          title={t('filter.tooDeepRelated')}
          text={t('filter.tooDeepRelatedText', { many })}
        >
          {clearing}
        </StatePanel>
      )
  }
}

function Refused({ state }: { state: Extract<RelatedState, { kind: 'refused' }> }) {
  return (
    <div role="status" className={`surface second ${styles.note}`}>
      <Icon name="info" />
      <p>{t('filter.relatedRefused', { many: inSentence(state.many), reason: state.reason })}</p>
    </div>
  )
}
