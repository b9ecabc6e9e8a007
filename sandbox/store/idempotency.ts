import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Answer } from '../handler'
import { Problem } from '../problems'
import type { Db } from './open-store'
import { idempotencyKeys } from './schema'

/**
 * Does a command once for each Idempotency-Key: the same request again gets the first answer, another request under
 * the same key is refused. Runs in the command's own transaction, so effect and memory of it are stored together; a
 * refused command had no effect and is not remembered.
 */
export async function answerOnce(
  db: Db,
  request: { scope: string; key: string | null; content: unknown; now: number },
  command: () => Promise<Answer>,
): Promise<Answer> {
  const { scope, key } = request
  if (!key) return command()
  const requestHash = createHash('sha256').update(JSON.stringify(request.content)).digest('hex')
  const claimed = await db
    .insert(idempotencyKeys)
    .values({ scope, key, requestHash, createdAt: request.now })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key })
  const isSame = and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key))
  if (claimed.length === 0) {
    const [first] = await db.select().from(idempotencyKeys).where(isSame)
    if (!first || first.requestHash !== requestHash) throw keyReused()
    return { status: first.status === 201 ? 201 : 200, body: first.body }
  }
  const answer = await command()
  await db.update(idempotencyKeys).set({ status: answer.status, body: answer.body }).where(isSame)
  return answer
}

function keyReused(): Problem {
  return new Problem(422, {
    code: 'idempotency-key',
    message: 'This Idempotency-Key was used for another request.',
  })
}
