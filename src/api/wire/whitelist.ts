import * as z from 'zod/mini'
import type { IpWhitelist } from '../../domain/ip-whitelist'
import { enveloped, optionalFlag, optionalText, requiredText } from './primitives'
import { optionalRecordsOf } from './records'

const wireWhitelist = z.pipe(
  z.looseObject({ id: requiredText, range: z.string(), description: optionalText, active: optionalFlag }),
  z.transform(
    ({ id, range, description, active }): IpWhitelist => ({ id, range, description, isActive: active }),
  ),
)

/** GET …/whitelists (D2 §7 'IP whitelist'). */
export const whitelistListResponse = enveloped(optionalRecordsOf(wireWhitelist), 'whitelists')

/** Body of POST …/whitelists. */
export const whitelistRequest = z.strictObject({ range: z.string(), description: z.string() })

/** Body of PUT …/whitelists/{whitelistId}: what an entry says, or whether it counts. */
export const whitelistChangeRequest = z.union([whitelistRequest, z.strictObject({ active: z.boolean() })])
