import type { ReactNode } from 'react'
import type { ResourceDefinition } from '../../definitions/define'
import { t } from '../../locales/t'
import { Button } from '../../ui/button'
import { Icon } from '../../ui/icon'
import { StatePanel } from '../../ui/state-panel'
import { errorSentence } from '../error-sentence'

/** No record yet: what the thing is for, and the way to make the first one. */
export function ListEmpty({ definition, action }: { definition: ResourceDefinition; action?: ReactNode }) {
  const { title, text } = definition.list.empty
  return (
    <StatePanel icon={<Icon name="empty" />} title={t(title)} text={text && t(text)}>
      {action}
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
    <StatePanel
      icon={<Icon name="alert" />}
      tone="error"
      title={t(definition.list.error)}
      text={errorSentence(error)}
    >
      <Button kind="primary" onClick={() => void onRetry()}>
        {t(definition.list.retry ?? 'common.retry')}
      </Button>
    </StatePanel>
  )
}
