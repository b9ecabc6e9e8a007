import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { tooLarge } from './problems'
import { respond } from './respond'

/**
 * Refuses a larger body with 413, before it is read on.
 * @param largest bytes
 */
export function limitBody(largest: number): MiddlewareHandler {
  const limit = bodyLimit({ maxSize: largest, onError: () => respond(tooLarge(largest)) })
  return (context, next) => {
    const isSized = ['content-length', 'transfer-encoding'].some(
      (name) => context.req.header(name) !== undefined,
    )
    // Over the wire there is no body without either (a browser's DELETE, the POST of a terminal), but Node's request
    // claims a stream, which cannot be made a request of again.
    const isOfWire = context.env !== undefined && 'incoming' in context.env
    return isOfWire && !isSized ? next() : limit(context, next)
  }
}
