import type { ShownNode } from '../../../../domain/service'
import { plainStatus } from '../../../../domain/service-status'
import { t } from '../../../../locales/t'
import { QuestionDialog } from '../../../../views/confirm/question-dialog'
import { actionLabel, groupLabel, interruptionOf } from './service-words'
import { nameOf, type ServiceCommand } from './use-service-command'

export type InterruptionDialogProps = {
  command: ServiceCommand
  /** All nodes of its service. */
  rows: readonly ShownNode[]
  onSubmit: () => void
  onClose: () => void
}

/** Asks before nodes are stopped or restarted, and says what that interrupts. */
export function InterruptionDialog({ command, rows, onSubmit, onClose }: InterruptionDialogProps) {
  const { action, affected, group } = command
  const isStop = action === 'stop'
  const values = { name: nameOf(command), service: groupLabel(group) }
  const names = affected.map(({ name }) => name)
  const isAnyLeft = rows.some(
    ({ name, status }) => plainStatus(status) === 'running' && !names.includes(name),
  )
  return (
    <QuestionDialog
      title={t(isStop ? 'services.stopTitle' : 'services.restartTitle', values)}
      submit={actionLabel(action)}
      isDangerous
      onSubmit={onSubmit}
      onClose={onClose}
    >
      {command.node === null && <p>{names.join(', ')}</p>}
      <p>{interruptionOf(group)}</p>
      <p>{t(isStop ? 'services.stopAfter' : 'services.restartAfter')}</p>
      {!isAnyLeft && <p>{t('services.noneLeft', values)}</p>}
    </QuestionDialog>
  )
}
