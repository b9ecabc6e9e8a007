import type { ResourceDefinition } from '../../definitions/define'
import type { ActionDefinition } from '../../definitions/define-action'
import type { ResourceRecord } from '../../definitions/resource-record'
import { CopyAsCurl } from './copy-as-curl'
import { curlOfAction } from './curl-of'
import { useCurlContext } from './use-curl-context'

type ActionCurlProps = {
  definition: ResourceDefinition
  action: ActionDefinition
  records: readonly ResourceRecord[]
}

/** Copies what the dialog's button would send, at the start of the dialog's buttons; nothing without a call. */
export function ActionCurl({ definition, action, records }: ActionCurlProps) {
  const context = useCurlContext(definition)
  if (action.call === undefined) return null
  return <CopyAsCurl command={() => curlOfAction(definition, action, records, context) ?? ''} />
}
