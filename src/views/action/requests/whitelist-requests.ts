import { forSchemaList } from '../../../definitions/resource-record'
import { ipWhitelistSchema } from '../../../domain/ip-whitelist'
import type { ActionRequestOf } from '../action-requests'

/** What the actions on the IP whitelist send (D2 §7 'IP whitelist'). */
export const whitelistRequests: Readonly<Record<string, ActionRequestOf>> = {
  'whitelist-switched': forSchemaList(ipWhitelistSchema, ([entry]) => ({
    body: { active: !entry?.isActive },
  })),
}
