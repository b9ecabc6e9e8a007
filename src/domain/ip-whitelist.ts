import * as z from 'zod/mini'

/** One entry of the IP whitelist (D2 §3 'IP whitelist entry'). */
export const ipWhitelistSchema = z.object({
  id: z.string(),
  /** Addresses with optional masks, separated by commas. */
  range: z.string(),
  description: z.nullable(z.string()),
  isActive: z.boolean(),
})
export type IpWhitelist = z.infer<typeof ipWhitelistSchema>
