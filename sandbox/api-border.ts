import type { MiddlewareHandler } from 'hono'
import { compress, pickEncoding } from './static/compression'
import { apiHeaders } from './static/security-headers'

/** What every answer of the product API carries: no caching, its own policy, cross-origin rules, compression. */
export function withApiBorder(allowedOrigins: readonly string[]): MiddlewareHandler {
  return async (context, next) => {
    const origin = context.req.header('origin') ?? ''
    const crossOrigin = allowedOrigins.includes(origin) ? crossOriginHeaders(origin) : {}
    if (context.req.method === 'OPTIONS') {
      context.res = new Response(null, { status: 204 })
    } else {
      await next()
      await compressBody(context)
    }
    if (context.res.headers.has('x-hono-already-sent')) return
    for (const [name, value] of Object.entries({ ...apiHeaders, ...crossOrigin })) context.header(name, value)
    context.header('vary', 'Origin, Accept-Encoding')
  }
}

function crossOriginHeaders(origin: string): Record<string, string> {
  return {
    'access-control-allow-origin': origin,
    'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
    'access-control-allow-headers': 'Authorization, Content-Type, Idempotency-Key, X-Request-Id',
    'access-control-expose-headers': 'Retry-After, Content-Disposition, X-Request-Id, X-Total-Count, Date',
    'access-control-max-age': '600',
    // A foreign page that may read the answer must not be stopped by the resource policy.
    'cross-origin-resource-policy': 'cross-origin',
  }
}

/** Long lists shrink by nine tenths; short answers are not worth it. */
async function compressBody(context: Parameters<MiddlewareHandler>[0]): Promise<void> {
  const { res } = context
  const type = res.headers.get('content-type') ?? ''
  const accepted = context.req.header('accept-encoding') ?? null
  if (pickEncoding(accepted?.replace(/\bbr\b/, '') ?? null, type) !== 'gzip' || !res.body) return
  const content = Buffer.from(await res.arrayBuffer())
  const isWorth = content.length > 1_024
  const body = isWorth ? await compress(content, 'gzip', content.length > 200_000 ? 1 : 6) : content
  context.res = new Response(new Uint8Array(body), { status: res.status, headers: res.headers })
  if (isWorth) context.header('content-encoding', 'gzip')
  context.header('content-length', String(body.length))
}
