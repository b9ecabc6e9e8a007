import type { NamedCall } from './call'
import { toWireRequest, type WireOptions, type WireSettings } from './wire-request'

/**
 * A call as a command for sh that sends, byte for byte, what the client sends; the token is `$TOKEN` of the shell.
 * @param settings `baseUrl` absolute
 * @throws ContractError for a body that is not the call's, RangeError for a path without its values
 */
export function toCurl(call: NamedCall, options: Omit<WireOptions, 'token'>, settings: WireSettings): string {
  const token = call.isPublic && !call.isTokenInBody ? null : '$TOKEN'
  const { method, url, headers, body } = toWireRequest(call, { ...options, token }, settings)
  // A browser says so itself of a request without a body.
  const isEmpty = body === undefined && (method === 'POST' || method === 'PUT')
  const parts = [
    // Without it curl reads brackets and braces of an address as patterns.
    `curl --globoff -X ${method} ${quote(new URL(url).href)}`,
    ...Object.entries(headers).map(([name, value]) =>
      name === 'authorization' ? `-H "${name}: ${value}"` : `-H ${quote(`${name}: ${value}`)}`,
    ),
    ...(isEmpty ? [`-H ${quote('content-length: 0')}`] : []),
    ...(body === undefined
      ? []
      : [`--data-raw ${call.isTokenInBody ? openToken(quote(body)) : quote(body)}`]),
    // A file is kept under the name it comes with.
    ...(call.isFile ? ['--remote-header-name --remote-name'] : []),
  ]
  return parts.join(' \\\n  ')
}

/** The token stands last in a body; between double quotes sh puts its own in. */
function openToken(body: string): string {
  return body.replace(/"\$TOKEN"\}'$/, () => `"'"$TOKEN"'"}'`)
}

/** One word of sh, whatever it holds: nothing is special between single quotes but their end. */
function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`
}
