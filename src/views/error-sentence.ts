import { ApiError, ContractError, NetworkError, SessionEndedError, ViewAsError } from '../api/errors'
import { clusterRoleLabel } from '../domain/cluster-role'
import type { MessageKey } from '../locales/messages'
import { t } from '../locales/t'

/** What went wrong, as a sentence of its own for a notification or a page; the server's words where it gave some. */
export function errorSentence(error: unknown): string {
  return said(error, 'sentence')
}

/** What went wrong, as the end of a sentence: "Cannot refresh: …". */
export function errorReason(error: unknown): string {
  return said(error, 'reason')
}

/** Whether the command may or may not have taken effect: no answer of the server itself came back that says which. */
export function isOutcomeUnknown(error: unknown): boolean {
  if (error instanceof ApiError) return error.isFromGateway
  return error instanceof NetworkError || error instanceof ContractError
}

function said(error: unknown, how: keyof Keys): string {
  if (error instanceof ApiError) return error.message
  const role = error instanceof ViewAsError ? t(clusterRoleLabel(error.role)) : ''
  return t(keysOf(error)[how], { role })
}

type Keys = { sentence: MessageKey; reason: MessageKey }

function keysOf(error: unknown): Keys {
  if (error instanceof NetworkError) return networkKeys[error.reason]
  if (error instanceof ContractError) return { sentence: 'views.contract', reason: 'views.reasonContract' }
  if (error instanceof ViewAsError) return { sentence: 'views.viewingAs', reason: 'views.reasonViewingAs' }
  if (error instanceof SessionEndedError) return { sentence: 'views.session', reason: 'views.reasonSession' }
  return { sentence: 'errors.default', reason: 'errors.default' }
}

const networkKeys: Readonly<Record<NetworkError['reason'], Keys>> = {
  offline: { sentence: 'views.offline', reason: 'views.reasonOffline' },
  unreachable: { sentence: 'views.unreachable', reason: 'views.reasonUnreachable' },
  timeout: { sentence: 'views.timeout', reason: 'views.reasonTimeout' },
}
