import { readFile, stat } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip'

const suffixes: Record<Encoding, string> = { br: '.br', gzip: '.gz' }
const compressible = /^(text\/|application\/(json|manifest\+json)|image\/svg)/

/** The best encoding both sides know; null for what does not shrink. */
export function pickEncoding(accepted: string | null, contentType: string): Encoding | null {
  if (!accepted || !compressible.test(contentType)) return null
  const names = accepted
    .split(',')
    .map((part) => part.trim())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.split(';')[0])
  if (names.includes('br')) return 'br'
  return names.includes('gzip') ? 'gzip' : null
}

const compressed = new Map<string, Buffer>()

/** The file made beside it by the build when that is not older, else compressed now and kept in memory. */
export async function storedOrCompressed(
  path: string,
  file: { content: () => Promise<Buffer>; version: string },
  encoding: Encoding,
): Promise<Buffer> {
  const key = `${path} ${file.version} ${encoding}`
  const known = compressed.get(key)
  if (known) return known
  const body = (await stored(path, encoding)) ?? (await compress(await file.content(), encoding))
  compressed.set(key, body)
  return body
}

/** `level` is gzip's: 9 for what is kept, less for what is sent once. */
export async function compress(content: Buffer, encoding: Encoding, level = 9): Promise<Buffer> {
  if (encoding === 'gzip') return promisify(gzip)(content, { level })
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  return promisify(brotliCompress)(content, { params })
}

async function stored(path: string, encoding: Encoding): Promise<Buffer | null> {
  const [original, candidate] = await Promise.all([
    stat(path).catch(() => null),
    stat(path + suffixes[encoding]).catch(() => null),
  ])
  if (!original || !candidate?.isFile() || candidate.mtimeMs < original.mtimeMs) return null
  return readFile(path + suffixes[encoding])
}
