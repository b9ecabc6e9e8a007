/**
 * The name a file came under (RFC 6266), without folders and control characters; null where the header gives none.
 * @param header the value of Content-Disposition
 */
export function fileNameOf(header: string | null): string | null {
  if (header === null) return null
  const encoded = /filename\*\s*=\s*utf-8'[^']*'([^;]+)/i.exec(header)?.[1]
  const quoted = /filename\s*=\s*"((?:[^"\\]|\\.)*)"/i.exec(header)?.[1]?.replace(/\\(.)/g, '$1')
  const bare = /filename\s*=\s*([^;"]+)/i.exec(header)?.[1]
  const name = (decoded(encoded) ?? quoted ?? bare ?? '').split(/[/\\]/).at(-1) ?? ''
  const clean = name.replace(/\p{Cc}/gu, '').trim()
  return clean === '' || clean === '.' || clean === '..' ? null : clean
}

function decoded(text: string | undefined): string | null {
  if (text === undefined) return null
  try {
    return decodeURIComponent(text.trim())
  } catch {
    return null
  }
}
