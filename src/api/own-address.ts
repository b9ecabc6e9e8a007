import { readIpAddress } from '../domain/ip-range'

/** Milliseconds after which a service that does not answer is given up. */
const patience = 10_000

/**
 * The IPv4 address a service sees this browser at: its answer is the address as text, or `{"ip": …}`. It is told nothing
 * of the person, no token and no cookie.
 * @throws Error where it does not answer, or with something else
 */
export async function readOwnAddress(
  { send, url }: { send: typeof fetch; url: string },
  signal: AbortSignal,
): Promise<string> {
  const response = await send(url, {
    headers: { accept: 'application/json, text/plain' },
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    redirect: 'error',
    cache: 'no-store',
    signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]),
  })
  const address = response.ok ? readIpAddress(ipOf(await response.text())) : null
  if (address === null) throw new Error(`${url} says no IPv4 address (${response.status})`)
  return address
}

function ipOf(body: string): string {
  try {
    const answer: unknown = JSON.parse(body)
    const ip: unknown = typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'ip') : answer
    return typeof ip === 'string' ? ip : ''
  } catch {
    return body
  }
}
