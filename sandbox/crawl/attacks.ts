import type { Call } from '../../src/api/call'
import { contract } from '../../src/api/contract'
import { type BadToken, badTokens } from './tokens'

/** A request on the wire, but for its token. */
export type SentRequest = {
  method: string
  /** With its query, below the API's base. */
  target: string
  headers: Readonly<Record<string, string>>
  body?: string
}

/** Who sends it: a persona with a good token, nobody, or somebody with a token that is not good. */
export type Sender = { persona: string } | { token: BadToken | null }

export type Attack = {
  name: string
  request: SentRequest
  /** The persona whose request it is, when left out. */
  sender?: Sender
  /** What it must be answered with; without it anything that is no fault of the server, and no change if refused. */
  expected?: readonly number[]
}

const json = { 'content-type': 'application/json' }
const refused = [400, 404, 405, 409, 413, 415, 422]

/** How a valid request goes over the wire. */
export function sentAs(method: string, target: string, body: unknown): SentRequest {
  return body === undefined
    ? { method, target, headers: {} }
    : { method, target, headers: json, body: JSON.stringify(body) }
}

/** What is wrong with a request that nobody need be signed in for to notice. */
export function malformations(call: Call, request: SentRequest, body: unknown): Attack[] {
  return [
    ...(body === undefined ? [] : ofBody(call, request, body)),
    ...ofTarget(call, request),
    ...ofMethod(call, request),
  ]
}

function ofBody({ request: schema }: Call, request: SentRequest, body: unknown): Attack[] {
  const sent = (name: string, content: string, expected: readonly number[] = refused): Attack => ({
    name,
    request: { ...request, body: content },
    expected,
  })
  const typed = (type: string): Attack => ({
    name: `content type ${type}`,
    request: { ...request, headers: { 'content-type': type } },
    expected: [415],
  })
  const more = (key: string) => JSON.stringify(body).replace('{', `{"${key}":{"isAllowed":true},`)
  // What a field may hold by its type, a handler refuses or not; all else nobody may take.
  const isShaped = (content: string) => schema?.safeParse(JSON.parse(content)).success ?? false
  return [
    typed('text/plain'),
    typed('application/x-www-form-urlencoded'),
    typed('multipart/form-data; boundary=x'),
    sent('no body', ''),
    sent('half of the body', JSON.stringify(body).slice(0, -2)),
    ...['null', 'true', '7', '"text"', '[[]]', '{}', '{"":0}'].map((text) => sent(`body ${text}`, text)),
    ...['isAdmin', '__proto__', 'constructor'].map((key) => sent(`more: ${key}`, more(key))),
    sent('1 MB and more', JSON.stringify({ text: 'x'.repeat(1_000_000) }), [413]),
    sent('nested 20,000 deep', '['.repeat(20_000) + ']'.repeat(20_000)),
    sent('a NUL', '{"name":"\\u0000"}', [400]),
    sent('half a character', '{"name":"\\ud800"}', [400]),
    ...fieldsOf(body).flatMap(({ path, value }) =>
      wrongValuesOf(value).map(([what, json]): Attack => {
        const content = withValue(body, path, json)
        const name = `${path.join('.')}: ${what}`
        return isShaped(content) ? { name, request: { ...request, body: content } } : sent(name, content)
      }),
    ),
  ]
}

/** Wrong values as JSON: what `JSON.stringify` could not write is sent too. */
const ofAnyField: readonly WrongValue[] = [
  ['left out', ''],
  ['null', 'null'],
  ['an object', '{"a":1}'],
  ['a number beyond all', '1e999'],
]
const ofTextField: readonly WrongValue[] = [
  ...ofAnyField,
  ['no text', '""'],
  ['100,000 letters', `"${'x'.repeat(100_000)}"`],
  ['the way up', '"../../../etc/passwd"'],
  ['SQL', `"'; drop table people; --"`],
  ['a mark of the other direction', '"a\\u202eb"'],
]
const ofNumberField: readonly WrongValue[] = [
  ...ofAnyField,
  ['a large number', '9007199254740993'],
  ['less than nothing', '-1'],
  ['a fraction', '0.5'],
  ['a number in quotes', '"2"'],
]
type WrongValue = readonly [what: string, json: string]

function wrongValuesOf(value: unknown): readonly WrongValue[] {
  if (typeof value === 'number') return ofNumberField
  return typeof value === 'string' || value === null ? ofTextField : ofAnyField
}

type Field = { path: readonly string[]; value: unknown }

/** Where the values of a body stand; of a list its first. */
function fieldsOf(value: unknown, path: readonly string[] = []): Field[] {
  if (typeof value !== 'object' || value === null) return [{ path, value }]
  const parts = Object.entries(value).slice(0, Array.isArray(value) ? 1 : undefined)
  return parts.flatMap(([key, part]) => fieldsOf(part, [...path, key]))
}

/** The body as JSON with other JSON at one place; '' leaves the place out. */
function withValue(body: unknown, path: readonly string[], value: string): string {
  const mark = 'the crawl puts its value here'
  const changed: unknown = structuredClone(body)
  let at = changed
  for (const key of path.slice(0, -1)) at = Reflect.get(Object(at), key)
  const key = path.at(-1) ?? ''
  if (value === '') Reflect.deleteProperty(Object(at), key)
  else Reflect.set(Object(at), key, mark)
  return JSON.stringify(changed).replace(JSON.stringify(mark), () => value)
}

function ofTarget({ path: template, query: required = [] }: Call, request: SentRequest): Attack[] {
  const [path = '', query = ''] = request.target.split('?')
  const steps = path.split('/')
  const last = steps.length - 1
  const at = (index: number, step: string) =>
    [...steps.slice(0, index), step, ...steps.slice(index + 1)].join('/') + (query && `?${query}`)
  const to = (name: string, target: string, expected?: readonly number[]): Attack => ({
    name,
    request: { ...request, target },
    ...(expected ? { expected } : {}),
  })
  const places = template.split('/').flatMap((step, index) => (/^\{(?!product)/.test(step) ? [index] : []))
  return [
    ...places.flatMap((index) =>
      // A step that leads up may lead to another call, which lacks its query then.
      astray.map((step) => to(`step ${index} ${step.slice(0, 30)}`, at(index, step), [404, 405, 422])),
    ),
    to('a NUL in the path', at(last, `${steps[last]}%00`), [400, 404]),
    to('not UTF-8', at(last, '%ff'), [400, 404]),
    to('half a character in the path', at(last, '%ed%a0%80'), [400, 404]),
    to('a NUL in the query', `${path}?${query}&x=%00`, [400]),
    ...(required.length === 0 ? [] : [to('without its query', path, [404, 422])]),
    to('a long query', `${path}?${query}&q=${'x'.repeat(10_000)}&_start=-1&_end=1e99&_sort=__proto__`),
  ]
}

/** Steps that lead up, or too far, where a name or an id stands. */
const astray = [
  '..%2f..%2fetc%2fpasswd',
  '%2e%2e',
  '..%5c..',
  '%252e%252e%252f',
  '..;',
  "'%20or%201=1--",
  'x'.repeat(5_000),
]

/** A method that no call of this path has, alone and with another one named beside it. */
function ofMethod({ method, path }: Call, request: SentRequest): Attack[] {
  const unknown = { ...request, method: 'PROPFIND' }
  return [
    { name: unknown.method, request: unknown, expected: noSuchCall },
    ...overridden(unknown),
    // What heeds another name for a method does so of a POST, and often of nothing else.
    ...(method === 'DELETE' && !postedPaths.includes(path) ? overridden({ ...request, method: 'POST' }) : []),
  ]
}

const noSuchCall = [404, 405]
const calls: readonly Call[] = Object.values(contract)
const postedPaths = calls.flatMap(({ method, path }) => (method === 'POST' ? [path] : []))

/** A request that asks to be taken for a DELETE, in each place where servers look. */
function overridden(request: SentRequest): Attack[] {
  const [path = '', query = ''] = request.target.split('?')
  const asking = (where: string, part: Partial<SentRequest>): Attack => ({
    name: `${request.method}, ${where}: DELETE`,
    request: { ...request, ...part },
    expected: noSuchCall,
  })
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  return [
    asking('_method of the query', { target: `${path}?${query}&_method=DELETE` }),
    asking('_method of a form', { headers: form, body: '_method=DELETE' }),
    asking('_method of the body', { headers: json, body: '{"_method":"DELETE"}' }),
    ...['x-http-method-override', 'x-method-override', 'x-http-method'].map((header) =>
      asking(header, { headers: { ...request.headers, [header]: 'DELETE' } }),
    ),
  ]
}

/**
 * Senders who may not, or not this: what every call must refuse, and whom it asks about.
 * @param requestOf the request as a persona sends it about itself
 * @param refused the personas whose role may not
 */
export function impostors(
  call: Call,
  request: SentRequest,
  { requestOf, isOwned, refused = [] }: Asked,
): Attack[] {
  const isPublic = call.isPublic === true
  return [
    { name: 'no token', request, sender: { token: null }, ...(isPublic ? {} : { expected: [401] }) },
    ...badTokens.map(
      (token): Attack => ({ name: `a token ${token}`, request, sender: { token }, expected: [401] }),
    ),
    {
      name: 'a foreign tenant',
      request,
      sender: { persona: 'stranger' },
      ...(isOwned ? { expected: [404] } : {}),
    },
    {
      name: 'a foreign tenant under its own id',
      request: requestOf('stranger'),
      sender: { persona: 'stranger' },
    },
    ...['manager', 'user', 'billing'].flatMap((persona): Attack[] => {
      const own = requestOf(persona)
      const sender = { persona }
      return [
        {
          name: `as ${persona}`,
          request: own,
          sender,
          ...(refused.includes(persona) && { expected: [403] }),
        },
        ...(own.target === request.target
          ? []
          : [{ name: `as ${persona} under the id of another`, request, sender, expected: [404] }]),
      ]
    }),
  ]
}

type Asked = {
  requestOf: (persona: string) => SentRequest
  isOwned: boolean
  refused?: readonly string[]
}
