import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'

const shape = z.object({
  api: z.optional(z.object({ baseUrl: z.optional(z.string()) })),
  auth: z.optional(z.object({ domain: z.optional(z.string()) })),
  storageOrigins: z.optional(z.array(z.string())),
  imageOrigins: z.optional(z.array(z.string())),
  consentBackend: z.optional(z.nullable(z.string())),
  ownAddress: z.optional(z.nullable(z.string())),
  apis: z.optional(z.record(z.string(), z.object({ base: z.string() }))),
  chat: z.optional(z.nullable(z.string())),
  usageAnalysis: z.optional(z.nullable(z.string())),
})

export type ConsoleOrigins = {
  api?: string
  auth?: string
  storage?: readonly string[]
  /** Of pictures of data apps. */
  images?: readonly string[]
  consent?: string
  /** Of the service that tells a browser its address. */
  ownAddress?: string
  /** Of the APIs beside the product's. */
  apis?: readonly string[]
  /** Of the services in frames. */
  frames?: readonly string[]
}

/** Foreign origins the console's config.json names; none when it cannot be read. */
export async function consoleOrigins(directory: string): Promise<ConsoleOrigins> {
  const text = await readFile(join(directory, 'config.json'), 'utf8').catch(() => '{}')
  const config = z.safeParse(shape, parse(text))
  if (!config.success) return {}
  const {
    api,
    auth,
    storageOrigins = [],
    imageOrigins = [],
    consentBackend,
    ownAddress,
    apis = {},
    chat,
    usageAnalysis,
  } = config.data
  return {
    api: originOf(api?.baseUrl),
    auth: originOf(auth?.domain),
    consent: originOf(consentBackend ?? undefined),
    ownAddress: originOf(ownAddress ?? undefined),
    storage: storageOrigins.map(originOf).filter((origin) => origin !== undefined),
    images: imageOrigins.map(originOf).filter((origin) => origin !== undefined),
    apis: Object.values(apis)
      .map(({ base }) => originOf(base))
      .filter((origin) => origin !== undefined),
    frames: [chat, usageAnalysis]
      .map((address) => originOf(address ?? undefined))
      .filter((origin) => origin !== undefined),
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}

/** A bare domain means https; a path means the console's own origin. */
function originOf(address: string | undefined): string | undefined {
  if (!address || address.startsWith('/')) return undefined
  try {
    return new URL(/^https?:\/\//.test(address) ? address : `https://${address}`).origin
  } catch {
    return undefined
  }
}
