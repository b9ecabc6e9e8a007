import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import type { Clock } from './clock'
import type { Db } from './store/open-store'
import { files } from './store/schema'

const lifetime = 15 * 60_000
/** Bytes; a wheel of a few hundred megabytes is nothing for a sandbox. */
const largestFile = 50_000_000

/** The path a file is to be put at. Who knows it may send the file, for a quarter of an hour: nobody can guess it. */
export async function signUpload(
  db: Db,
  clock: Clock,
  file: { clusterId: string; personUuid: string; name: string },
): Promise<string> {
  const id = randomBytes(24).toString('base64url')
  const createdAt = clock.today()
  await db.insert(files).values({ ...file, id, createdAt, expiresAt: createdAt + lifetime })
  return `/storage/${id}`
}

/** The path a file made here can be fetched at, by anyone who knows it, for a quarter of an hour. */
export async function signDownload(
  db: Db,
  clock: Clock,
  file: { clusterId: string; personUuid: string; name: string; content: object },
): Promise<string> {
  const secret = randomBytes(24).toString('base64url')
  const id = `${downloadPrefix}${secret}`
  const createdAt = clock.today()
  const { content, ...rest } = file
  // The secret of the file is not that of its address.
  const body = { ...content, token: randomBytes(24).toString('base64url') }
  await db.insert(files).values({
    ...rest,
    id,
    createdAt,
    expiresAt: createdAt + lifetime,
    contentType: 'application/json',
    content: new TextEncoder().encode(`${JSON.stringify(body, null, 2)}\n`),
  })
  return `/storage/${id}`
}

/** What is fetched is never put, and the other way round. */
const downloadPrefix = 'get.'

/** The storage beside the product API: takes a file at the address it signed, without a token of a person. */
export function createStorage(options: { db: Db; clock: Clock; allowedOrigins: readonly string[] }): Hono {
  const { db, clock, allowedOrigins } = options
  const router = new Hono()
  router.use(async (context, next) => {
    const origin = context.req.header('origin') ?? ''
    if (context.req.method === 'OPTIONS') context.res = new Response(null, { status: 204 })
    else await next()
    if (!allowedOrigins.includes(origin)) return
    context.header('access-control-allow-origin', origin)
    context.header('access-control-allow-methods', 'PUT')
    context.header('access-control-allow-headers', 'Content-Type')
    context.header('cross-origin-resource-policy', 'cross-origin')
  })
  const find = async (id: string) => (await db.select().from(files).where(eq(files.id, id)))[0]
  router.get('/:id', async (context) => {
    const id = context.req.param('id')
    const file = id.startsWith(downloadPrefix) ? await find(id) : undefined
    if (!file?.content) return context.json({ message: 'This download address is not valid.' }, 403)
    if (file.expiresAt <= clock.today())
      return context.json({ message: 'This download address has expired.' }, 403)
    return context.body(new Uint8Array(file.content), 200, {
      'content-type': file.contentType ?? 'application/octet-stream',
      'content-disposition': `attachment; filename="${file.name}"`,
      'cache-control': 'no-store',
    })
  })
  router.put('/:id', async (context) => {
    const id = context.req.param('id')
    const file = id.startsWith(downloadPrefix) ? undefined : await find(id)
    if (!file) return context.json({ message: 'This upload address is not valid.' }, 403)
    if (file.expiresAt <= clock.today())
      return context.json({ message: 'This upload address has expired.' }, 403)
    const announced = Number(context.req.header('content-length') ?? 0)
    const content = announced > largestFile ? null : new Uint8Array(await context.req.arrayBuffer())
    if (content === null || content.length > largestFile)
      return context.json({ message: 'The file is larger than 50 MB.' }, 413)
    const contentType = context.req.header('content-type') ?? 'application/octet-stream'
    await db.update(files).set({ content, contentType }).where(eq(files.id, file.id))
    return context.body(null, 200)
  })
  return router
}
