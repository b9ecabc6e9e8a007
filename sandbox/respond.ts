import type { Answer } from './handler'

/** An answer as it goes over the wire: a file where there is one, else JSON. */
export function respond(
  answer: Pick<Answer, 'body' | 'file'> & { status: number; headers?: Readonly<Record<string, string>> },
  contentType = 'application/json',
): Response {
  if (answer.file) {
    const { name, content, contentType: type } = answer.file
    const headers = { 'content-type': type, 'content-disposition': `attachment; filename="${name}"` }
    return new Response(content, { status: answer.status, headers })
  }
  // HTTP allows this answer no body.
  if (answer.status === 304) return new Response(null, { status: 304 })
  return new Response(JSON.stringify(answer.body), {
    status: answer.status,
    headers: { 'content-type': `${contentType}; charset=utf-8`, ...answer.headers },
  })
}
