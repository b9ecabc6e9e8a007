import { readFile, stat } from 'node:fs/promises'
import { join, normalize } from 'node:path'
import { Hono } from 'hono'
import { pickEncoding, storedOrCompressed } from './compression'
import { consoleOrigins } from './console-origins'
import { contentTypeOf } from './content-types'
import { consolePolicy, reportingEndpoints, workerPolicy } from './security-headers'

/** The worker keeps to the policy of its own answer, not to the page's. */
const tokenWorker = /^\/assets\/auth0-spa-js\.worker\..+\.js$/

/**
 * The built console: `/assets/*` for ever, everything else checked again, pages never kept. A navigation to a path
 * that is not a file gets index.html; a missing asset, a dotfile or a source map is 404, never the page.
 */
export function createStaticFiles(directory: string): Hono {
  const router = new Hono()
  router.get('*', async (context) => {
    const decoded = decodedPath(context.req.path)
    if (decoded === null) {
      // No file has such a name, and the console says so better than a line of plain text.
      return isNavigation(context.req.path, context.req.raw) ? page(directory, context.req.raw) : notThere()
    }
    const path = safePath(decoded)
    if (path === null) return notThere()
    const file = await findFile(join(directory, path))
    if (path === '/') return page(directory, context.req.raw)
    if (!file) return isNavigation(path, context.req.raw) ? page(directory, context.req.raw) : notThere()
    if (path === '/index.html') return page(directory, context.req.raw)
    return send(context.req.raw, join(directory, path), file, {
      'content-type': contentTypeOf(path),
      'cache-control': cachingOf(path),
      ...(tokenWorker.test(path)
        ? { 'content-security-policy': workerPolicy(await consoleOrigins(directory)) }
        : {}),
    })
  })
  return router
}

async function page(directory: string, request: Request): Promise<Response> {
  const path = join(directory, 'index.html')
  const file = await findFile(path)
  if (!file) return new Response('The console is not built: run npm start.', { status: 503 })
  const origins = await consoleOrigins(directory)
  return send(request, path, file, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': consolePolicy(origins),
    'reporting-endpoints': reportingEndpoints,
  })
}

function decodedPath(rawPath: string): string | null {
  try {
    return decodeURIComponent(rawPath)
  } catch {
    return null
  }
}

/** Null for what is never served: ways out of the directory, dotfiles, source maps. */
function safePath(path: string): string | null {
  if (path.includes('\0') || path.includes('\\') || normalize(path) !== path) return null
  if (path.split('/').some((part) => part.startsWith('.'))) return null
  return path.endsWith('.map') ? null : path
}

function isNavigation(path: string, request: Request): boolean {
  if (path.startsWith('/assets/')) return false
  const destination = request.headers.get('sec-fetch-dest')
  if (destination) return destination === 'document' || destination === 'iframe'
  return (request.headers.get('accept') ?? '').includes('text/html')
}

function cachingOf(path: string): string {
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable'
  return path === '/config.json' ? 'no-store' : 'no-cache'
}

/** What is sent compressed or not again is not read. */
type StaticFile = { content: () => Promise<Buffer>; version: string }

async function findFile(path: string): Promise<StaticFile | null> {
  const found = await stat(path).catch(() => null)
  if (!found?.isFile()) return null
  return {
    content: () => readFile(path),
    version: `${found.mtimeMs.toString(36)}-${found.size.toString(36)}`,
  }
}

async function send(
  request: Request,
  path: string,
  file: StaticFile,
  headers: Record<string, string>,
): Promise<Response> {
  const encoding = pickEncoding(request.headers.get('accept-encoding'), headers['content-type'] ?? '')
  const etag = `"${file.version}${encoding ? `-${encoding}` : ''}"`
  const all = { ...headers, etag, vary: 'Accept-Encoding' }
  if (headers['cache-control'] !== 'no-store' && request.headers.get('if-none-match') === etag) {
    return new Response(null, { status: 304, headers: all })
  }
  const body = encoding ? await storedOrCompressed(path, file, encoding) : await file.content()
  return new Response(new Uint8Array(body), {
    headers: {
      ...all,
      'content-length': String(body.length),
      ...(encoding ? { 'content-encoding': encoding } : {}),
    },
  })
}

function notThere(): Response {
  return new Response('Not found', {
    status: 404,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })
}
