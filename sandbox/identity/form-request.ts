import type { IncomingMessage } from 'node:http'

const largestForm = 16_384

/** The fields of a posted form, or the status to refuse it with. */
export const readForm = async (request: IncomingMessage): Promise<URLSearchParams | 400 | 413 | 415> => {
  const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/x-www-form-urlencoded') return 415
  const chunks: Buffer[] = []
  let size = 0
  try {
    // Left early, the iterator would close the connection before the refusal is written.
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      size += chunk.length
      if (size > largestForm) return 413
      chunks.push(chunk)
    }
  } catch {
    return 400
  }
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8'))
}

/** Browsers name the page a form was sent from; a form of another site is refused. */
export const isFromOrigin = (request: IncomingMessage, origin: string): boolean =>
  request.headers.origin === undefined
    ? request.headers['sec-fetch-site'] === 'same-origin'
    : request.headers.origin === origin
