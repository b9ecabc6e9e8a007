import * as z from 'zod/mini'

/** Lets support work on a cluster (D2 §3 'Support token'). `expiresAt` is ISO 8601 (DET-D32), or words that say no instant. */
export const supportTokenSchema = z.object({ token: z.string(), expiresAt: z.nullable(z.string()) })
export type SupportToken = z.infer<typeof supportTokenSchema>
