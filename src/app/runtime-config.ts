import * as z from 'zod/mini'
import { definitionFilePattern } from '../definitions/file/name-of-file'
import { languageTag } from '../locales/language-tag'

const text = z.string('a text is expected').check(z.minLength(1, 'must not be empty'))
const address = text.check(
  z.refine((value) => /^https?:$/.test(protocolOf(value)), 'an http(s) address is expected'),
)
const origin = text.check(
  z.refine(
    (value) => /^https?:$/.test(protocolOf(value)) && new URL(value).origin === value,
    'an origin such as https://apps.example.com is expected',
  ),
)
const ownPath = text.check(
  z.refine((value) => /^\/(?![/\\])/.test(value), 'a path of this site, starting with one "/", is expected'),
)

/** A path is put behind it, which brings its own slash. */
const base = z
  .union([ownPath, address], 'a path or an http(s) address is expected')
  .check(z.overwrite((url) => url.replace(/\/+$/, '')))

const frame = z.optional(
  z.nullable(
    address.check(
      z.refine(
        (value) => !URL.canParse(value) || new URL(value).origin !== globalThis.location?.origin,
        'a page of another origin is expected',
      ),
    ),
  ),
)

/** Regions are parted by commas where they are sent. */
const region = text.check(z.regex(/^[^\s,]([^,]*[^\s,])?$/, 'a name without commas is expected'))

const pagingWords = 'range, page, cursor or an object of "cursor", "size" and "next" is expected'

const sortingWords = 'an object of "by" and "order" is expected'

const baseWords =
  'a path of this site or an https address is expected, without dot segments, query, fragment and a slash at its end'
/** Config.json is there for everybody to read: it holds no secret. */
const headerName = z
  .string()
  .check(z.regex(/^(?!authorization$|cookie$)[\w-]+$/i, 'a header that is no secret is expected'))

const definitionFile = ownPath.check(
  z.regex(
    definitionFilePattern,
    'a file named like its resource, such as /resources/api-keys.json, is expected',
  ),
)

const runtimeConfigSchema = z
  .object(
    {
      product: z.object(
        {
          name: text,
          /** Lower case; part of the product API's paths and field names. */
          key: text.check(z.regex(/^[a-z][a-z0-9]*$/, 'lower-case letters and digits are expected')),
        },
        'an object is expected',
      ),
      /** Trial users see their limits of `production` there only (LIB-D11). */
      environment: z._default(text, 'production'),
      /** The language that texts of definitions are read in (BCP 47); that of the browser when absent. */
      locale: z.optional(text.check(z.regex(languageTag, 'a language such as "de" or "pt-BR" is expected'))),
      /** The console's own texts in that language; English without. */
      texts: z.optional(ownPath.check(z.regex(/\.json$/, 'a JSON file such as /texts/de.json is expected'))),
      api: z.object({ baseUrl: base }, 'an object is expected'),
      auth: z.object(
        {
          /** Empty: the identity provider answers on the console's own origin. */
          domain: z.string('a text is expected').check(z.overwrite((domain) => domain.replace(/\/+$/, ''))),
          /** Of ID tokens, where it is not the domain with a slash behind it. */
          issuer: z.optional(address),
          clientId: text,
          audience: text,
          scope: text,
          userIdClaim: text,
        },
        'an object is expected',
      ),
      ssoCookieName: text.check(z.regex(/^[\w-]+$/, 'letters, digits, "_" and "-" are expected')),
      /** Origins besides the console's own to which a redirect after sign-in may go. */
      redirectOrigins: z.array(origin, 'a list is expected'),
      /** The external consent backend, which a consent is sent to first (D1 §7); none when absent. */
      consentBackend: z.optional(z.nullable(base)),
      /** The regions a consent may name where the product API lists no others; those of the specification when absent. */
      consentRegions: z.optional(
        z.array(region, 'a list is expected').check(z.minLength(1, 'must not be empty')),
      ),
      /** Origins of the storage that takes library files, where it is not the console's own: for the security policy. */
      storageOrigins: z.optional(z.array(origin, 'a list is expected')),
      /** Origins of the pictures of data apps, likewise. */
      imageOrigins: z.optional(z.array(origin, 'a list is expected')),
      /** Loaded on /signup only; a path of this site, so that the content security policy allows it. */
      marketingScript: z.nullable(ownPath),
      /** Tells a browser the address that it is seen at, for IP ranges; none when absent. */
      ownAddress: z.optional(
        z.nullable(z.union([ownPath, address], 'a path or an http(s) address is expected')),
      ),
      /** A chat with support, and an analysis of usage: pages of other origins, each in a frame of its own; none when absent. */
      chat: frame,
      usageAnalysis: frame,
      /** Where reports of errors are posted; nowhere when absent. */
      errorReportUrl: z.optional(z.nullable(ownPath)),
      /** APIs beside the product's, which definitions may name. */
      apis: z.optional(
        z.record(
          z.string().check(z.regex(/^[a-z][a-z0-9-]*$/, 'a name in lower case is expected')),
          z.strictObject(
            {
              base: text.check(z.refine(isBase, baseWords)),
              headers: z.optional(z.record(headerName, z.string('a text is expected'))),
              errors: z.optional(
                z.enum(['ours', 'fields', 'problem'], 'ours, fields or problem is expected'),
              ),
              paging: z.optional(
                z.union(
                  [
                    z.enum(['range', 'page', 'cursor']),
                    z.strictObject(
                      { cursor: text, size: z.optional(text), next: z.optional(text) },
                      pagingWords,
                    ),
                  ],
                  pagingWords,
                ),
              ),
              sortsByMinus: z.optional(z.boolean('true or false is expected')),
              sorting: z.optional(z.strictObject({ by: text, order: z.optional(text) }, sortingWords)),
              sendsToken: z.optional(z.boolean('true or false is expected')),
            },
            'an object with a "base" and known keys is expected',
          ),
          'an object is expected',
        ),
      ),
      /** Where the views of lists are kept that persons save: below the product API, or one of `apis`; in the browser when absent. */
      savedViews: z.optional(
        z.strictObject(
          {
            path: z
              .string('a text is expected')
              .check(
                z.regex(
                  /^(\/([\w-][\w.~-]*|\{id\}))+$/,
                  'a path below the API such as /me/views is expected',
                ),
              ),
            api: z.optional(text),
            recordsAt: z.optional(text),
          },
          'an object of "path", "api" and "recordsAt" is expected',
        ),
      ),
      /** Definitions of resources that stand beside the console; read when somebody is signed in. */
      resources: z.optional(z.array(definitionFile, 'a list is expected')),
      links: z.object(
        {
          company: address,
          learning: address,
          documentation: address,
          community: address,
          freeTraining: address,
          resourceCenter: address,
          privacyPolicy: address,
          terms: address,
          overviewVideo: address,
          labRegistration: address,
          contactSales: z.nullable(address),
        },
        'an object is expected',
      ),
    },
    'an object is expected',
  )
  .check(
    z.refine(({ locale, texts }) => texts === undefined || locale !== undefined, {
      path: ['texts'],
      error: 'the language of these texts is expected as "locale"',
    }),
    z.refine(({ apis = {}, savedViews: { api } = {} }) => api === undefined || Object.hasOwn(apis, api), {
      path: ['savedViews', 'api'],
      error: 'a name that stands under "apis" is expected',
    }),
  )

/** The settings of one deployment, from /config.json: one build serves every environment and brand. */
export type RuntimeConfig = z.infer<typeof runtimeConfigSchema>

export type ConfigOutcome =
  | { kind: 'ready'; config: RuntimeConfig }
  /** One line a fault: `auth.clientId: a text is expected`. */
  | { kind: 'faulty'; faults: string[] }
  | { kind: 'unreachable' }

/** Reads and checks /config.json; every wrong or missing key is listed. */
export async function loadRuntimeConfig(send: typeof fetch): Promise<ConfigOutcome> {
  let response: Response
  let body: string
  try {
    response = await send('/config.json', { headers: { accept: 'application/json' } })
    body = await response.text()
  } catch {
    return { kind: 'unreachable' }
  }
  if (response.status >= 500) return { kind: 'unreachable' }
  if (!response.ok) return { kind: 'faulty', faults: [`config.json: not found (${response.status})`] }
  return readRuntimeConfig(body)
}

export function readRuntimeConfig(body: string): ConfigOutcome {
  let settings: unknown
  try {
    settings = JSON.parse(body)
  } catch {
    return { kind: 'faulty', faults: ['config.json: not valid JSON'] }
  }
  const parsed = runtimeConfigSchema.safeParse(settings)
  if (parsed.success) return { kind: 'ready', config: parsed.data }
  const faults = parsed.error.issues.map(
    ({ path, message }) => `${path.join('.') || 'config.json'}: ${message}`,
  )
  return { kind: 'faulty', faults }
}

function protocolOf(value: string): string {
  return URL.canParse(value) ? new URL(value).protocol : ''
}

/** Whether an address is written as it will be sent, so that every path below it stays there. */
function isBase(base: string): boolean {
  const address = base.startsWith('/') ? `https://own.invalid${base}` : base
  if (!/^https?:$/.test(protocolOf(address))) return false
  const { href, origin, pathname } = new URL(address)
  if (pathname.includes('//') || pathname.includes('%')) return false
  return href.replace(/\/$/, '') === address && address === `${origin}${pathname.replace(/\/$/, '')}`
}
