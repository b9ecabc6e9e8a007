import type { ResourceDefinition } from '../../definitions/define'
import type { ActionDefinition } from '../../definitions/define-action'
import type { ResourceRecord } from '../../definitions/resource-record'
import { t } from '../../locales/t'
import { Button } from '../../ui/button'
import { CopyFrame } from '../../ui/copy-frame'
import { Hint } from '../../ui/hint'
import { useActionContext } from '../action/use-action-context'
import { curlOfAction } from './curl-of'

export type CopyAsCurlProps = {
  /** The command, made when it is asked for (see curl-of.ts). */
  command: () => string
  /** Why there is no command now. */
  reason?: string | null
}

/** Copies what a view would send as a command for a shell; says so for a second (PLT-004, PLT-013). */
export function CopyAsCurl({ command, reason = null }: CopyAsCurlProps) {
  return (
    <CopyFrame>
      {(copy) => (
        <Hint text={reason}>
          {(describedBy) => (
            <Button
              kind="quiet"
              isDisabled={reason !== null}
              aria-describedby={describedBy}
              onClick={() => copy(command)}
            >
              {t('common.copyAsCurl')}
            </Button>
          )}
        </Hint>
      )}
    </CopyFrame>
  )
}

/** Copies what a dialog's button would send, at the start of the dialog's buttons; nothing without a call. */
export function ActionCurl(props: {
  definition: ResourceDefinition
  action: ActionDefinition
  records: readonly ResourceRecord[]
  reason?: CopyAsCurlProps['reason']
}) {
  const { definition, action, records, reason = null } = props
  const context = useActionContext(definition)
  if (action.call === undefined) return null
  return (
    <CopyAsCurl reason={reason} command={() => curlOfAction(definition, action, records, context) ?? ''} />
  )
}
