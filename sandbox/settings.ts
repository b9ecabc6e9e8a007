import { resolve } from 'node:path'
import * as z from 'zod/mini'
import { personas } from './personas'

export type Settings = {
  port: number
  databaseUrl?: string
  /** A directory, or `memory://` to keep nothing. */
  dataDir: string
  /** Folder of the built console; null serves the API and the identity provider alone. */
  consoleDir: string | null
  /** Folder whose config.json lists definitions of further resources. */
  definitionsDir: string
  /** Where the browser finds the sandbox when that is not its own port (a dev server in front). */
  publicOrigin?: string
  /** Simulated milliseconds a millisecond. */
  speed: number
  hasControl: boolean
  /** Other origins that may call the product API from a browser. */
  allowedOrigins: readonly string[]
  productKey: string
  clientId: string
  audience: string
  /** Key of the persona everybody is signed in as, without being asked; nobody when left out. */
  signInAs?: string
}

/** Creating takes 8 simulated minutes: 20 seconds at this speed. */
const defaultSpeed = 24

const text = (otherwise: string) => z._default(z.string(), otherwise)
const environment = z.object({
  PORT: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(65_535)), 4800),
  DATABASE_URL: z.optional(z.string()),
  DATA_DIR: text('.sandbox/data'),
  CONSOLE_DIR: text('dist'),
  PUBLIC_ORIGIN: z.optional(z.url()),
  SANDBOX_SPEED: z._default(z.coerce.number().check(z.gt(0)), defaultSpeed),
  SANDBOX_CONTROL: z.optional(z.string()),
  ALLOWED_ORIGINS: text(''),
  PRODUCT_KEY: text('basalt'),
  AUTH_CLIENT_ID: text('basalt-console'),
  AUTH_AUDIENCE: text('https://api.basalt.test/v2'),
  SIGN_IN_AS: z.optional(z.enum(personas.map(({ key }) => key))),
})

/** A variable that cannot be used, in words. */
class SettingsError extends Error {
  override readonly name = 'SettingsError'
}

/** @throws SettingsError naming every variable that cannot be used */
export function readSettings(
  variables: Readonly<Record<string, string | undefined>>,
  flags: readonly string[],
): Settings {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const parsed = z.safeParse(environment, given)
  if (!parsed.success) {
    const faults = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
    throw new SettingsError(`These settings cannot be used: ${faults.join('; ')}`)
  }
  const settings = parsed.data
  return {
    port: settings.PORT,
    databaseUrl: settings.DATABASE_URL,
    dataDir: settings.DATA_DIR,
    definitionsDir: resolve(flags.includes('--api-only') ? 'public' : settings.CONSOLE_DIR),
    consoleDir: flags.includes('--api-only') ? null : resolve(settings.CONSOLE_DIR),
    publicOrigin: settings.PUBLIC_ORIGIN ? new URL(settings.PUBLIC_ORIGIN).origin : undefined,
    speed: settings.SANDBOX_SPEED,
    hasControl: settings.SANDBOX_CONTROL === '1',
    allowedOrigins: settings.ALLOWED_ORIGINS.split(',')
      .map((origin) => origin.trim())
      .filter(Boolean),
    productKey: settings.PRODUCT_KEY,
    clientId: settings.AUTH_CLIENT_ID,
    audience: settings.AUTH_AUDIENCE,
    signInAs: settings.SIGN_IN_AS,
  }
}
