import type { ResourceDefinition } from '../../definitions/define'
import type { PanelDefinition } from '../../definitions/define-dashboard'
import { t } from '../../locales/t'
import { UnreadAnswer } from '../../views/list/unread-records'
import { ReadingFailure } from '../../views/reading-failure'
import type { Records } from '../../views/records/use-records'
import { PanelFrame } from './panel-frame'

export type PanelFailureProps = {
  definition: ResourceDefinition
  title: string
  kind: PanelDefinition['kind']
  read: Pick<Records, 'error' | 'refresh'>
}

/** In place of a panel whose first answer failed: why, and the way to ask again. */
export function PanelFailure({ definition, title, kind, read }: PanelFailureProps) {
  const { error, refresh } = read
  if (!error) return null
  return (
    <PanelFrame title={title} kind={kind}>
      <ReadingFailure text={`${t(definition.list.error)}.`} error={error} onRetry={() => void refresh()} />
      <UnreadAnswer error={error} />
    </PanelFrame>
  )
}
