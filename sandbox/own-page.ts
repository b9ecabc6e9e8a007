import type { MiddlewareHandler } from 'hono'

/**
 * Lets through only requests that come from a page of this sandbox or from no page at all: calls without a token can
 * be sent by any page a developer has open, under a host name that such a page's owner points at this machine.
 * @param ownOrigins where the sandbox and its console are reached, and who else may call it: `http://127.0.0.1:4800`
 */
export function requireOwnPage(ownOrigins: readonly string[]): MiddlewareHandler {
  const hosts = ownOrigins.map((origin) => new URL(origin).host)
  return async (context, next) => {
    const origin = context.req.header('origin')
    const { host, hostname } = new URL(context.req.url)
    const isOwnHost = hosts.includes(host) || loopback.includes(hostname)
    const isOwnOrigin = origin === undefined || ownOrigins.includes(origin) || isLoopback(origin)
    if (isOwnHost && isOwnOrigin) return next()
    return context.json({ message: 'This call is for pages of the sandbox itself.' }, 403)
  }
}

const loopback = ['127.0.0.1', 'localhost', '[::1]']

/** Another program's page on this machine: a development server in front of the sandbox. */
function isLoopback(origin: string): boolean {
  return URL.canParse(origin) && loopback.includes(new URL(origin).hostname)
}
