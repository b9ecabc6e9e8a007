import type { ReactNode } from 'react'
import type { ResourceDefinition } from '../../definitions/define'
import { inSentence, t } from '../../locales/t'
import type { Text } from '../../locales/text'
import { Button } from '../../ui/button'
import { StatePanel } from '../../ui/state-panel'
import { errorSentence } from '../error-sentence'
import { UnreadAnswer } from './unread-records'

/** No record yet: what the thing is for, and the way to make the first one. */
export function ListEmpty({ definition, action }: { definition: ResourceDefinition; action?: ReactNode }) {
  const { title, text } = definition.list.empty
  return (
    <StatePanel icon="empty" title={t(title)} text={text && t(text)}>
      {action}
    </StatePanel>
  )
}

/** There are records, but none that matches the search and the filters; `text` stands in place of the usual words. */
export function NoMatches(props: {
  definition: ResourceDefinition
  text?: Text | undefined
  onClear: () => void
}) {
  const { definition, text, onClear } = props
  const many = inSentence(definition.label.many)
  return (
    <StatePanel icon="search" title={text ? t(text) : t('views.noMatches', { many })}>
      <Button onClick={onClear}>{t('views.clearFilters')}</Button>
    </StatePanel>
  )
}

export type ListFailureProps = {
  definition: ResourceDefinition
  error: Error
  onRetry: () => Promise<void>
}

/** The first answer failed: why, and the way to ask again. */
export function ListFailure({ definition, error, onRetry }: ListFailureProps) {
  return (
    <StatePanel icon="alert" tone="error" title={t(definition.list.error)} text={errorSentence(error)}>
      <UnreadAnswer error={error} />
      <Button onClick={() => void onRetry()}>{t(definition.list.retry ?? 'common.retry')}</Button>
    </StatePanel>
  )
}
