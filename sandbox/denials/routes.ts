import { Hono } from 'hono'
import * as z from 'zod/mini'
import { actions } from '../../src/access/vocabulary'
import { notFound, Problem } from '../problems'
import type { Db } from '../store/open-store'
import { findPerson, findPersonByKey } from '../store/people'
import { listDenials } from './denial-log'
import { replay } from './replay'

const querySchema = z.strictObject({
  /** Key of a persona, or a person's id. */
  person: z.optional(z.string()),
  action: z.optional(z.enum(actions)),
  limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(10_000)), 100),
})

/** The log of denials, the latest first. Part of the control surface: the product API never shows it to anybody. */
export function createDenialRoutes(db: Db): Hono {
  const router = new Hono()
  router.get('/', async (context) => {
    const query = querySchema.safeParse(context.req.query())
    if (!query.success) {
      throw new Problem(400, { message: 'Filters are person, action and limit (1 to 10000).' })
    }
    const { person, action, limit } = query.data
    const found = person === undefined ? null : await findByKeyOrId(db, person)
    if (person !== undefined && !found) throw notFound('person')
    const rows = await listDenials(db, { personUuid: found?.uuid, action, limit })
    return context.json(
      rows.map(({ position: _position, at, personUuid, ...row }) => {
        const { action: asked, subject, facts } = row
        return {
          ...row,
          at: new Date(at).toISOString(),
          who: personUuid,
          /** Whether the same facts are refused for the same rules now. */
          replay: asked && subject && facts ? replaySummary({ ...row, action: asked, subject, facts }) : null,
        }
      }),
    )
  })
  return router
}

function replaySummary(logged: Parameters<typeof replay>[0]) {
  const { isSame, isSameVersion } = replay(logged)
  return { isSame, isSameVersion }
}

async function findByKeyOrId(db: Db, person: string) {
  return (await findPersonByKey(db, person)) ?? (await findPerson(db, person))
}
