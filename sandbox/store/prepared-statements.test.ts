import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStore, type Store } from './open-store'

let store: Store
beforeAll(async () => {
  store = await openStore({ dataDir: 'memory://' })
  await store.db.execute(
    sql`create temporary table notes (id int primary key, words jsonb, tags text[], at timestamptz)`,
  )
})
afterAll(() => store.close())

const rowsOf = async (statement: Promise<unknown>) => ((await statement) as { rows: unknown[] }).rows
const insert = (id: number, words: string | null) =>
  sql`insert into notes values (${id}, ${words}, array['a', 'b'], '2026-03-02T09:00:00Z')`
const find = (id: number | null) => sql`select id, words, tags from notes where id = ${id}`

describe('a statement that is asked again', () => {
  it('takes other parameters, and gives each value in its own type', async () => {
    await store.db.execute(insert(1, '{"one":[1]}'))
    await store.db.execute(insert(2, null))
    expect(await rowsOf(store.db.execute(find(1)))).toEqual([
      { id: 1, words: { one: [1] }, tags: ['a', 'b'] },
    ])
    expect(await rowsOf(store.db.execute(find(2)))).toEqual([{ id: 2, words: null, tags: ['a', 'b'] }])
    expect(await rowsOf(store.db.execute(find(null)))).toEqual([])
  })

  it('takes what is empty, zero or false for that, and not for nothing', async () => {
    const given = sql`select ${''}::text as words, ${0}::int as count, ${false}::boolean as is_on`
    expect(await rowsOf(store.db.execute(given))).toEqual([{ words: '', count: 0, is_on: false }])
  })

  it('can fail and be asked again', async () => {
    await store.db.execute(insert(3, null))
    await expect(store.db.execute(insert(3, null))).rejects.toMatchObject({ cause: { code: '23505' } })
    await store.db.execute(insert(4, null))
    expect(await rowsOf(store.db.execute(find(4)))).toHaveLength(1)
  })

  it('is read anew when it could not be read', async () => {
    const early = sql`select ${1}::int as one from later`
    await expect(store.db.execute(early)).rejects.toMatchObject({ cause: { code: '42P01' } })
    await store.db.execute(sql`create temporary table later as select 1`)
    expect(await rowsOf(store.db.execute(early))).toEqual([{ one: 1 }])
  })

  it('stays in its transaction, and waits outside of another one', async () => {
    let ended = false
    const failed = store.db.transaction(async (transaction) => {
      await transaction.execute(insert(5, null))
      expect(await rowsOf(transaction.execute(find(5)))).toHaveLength(1)
      outside = rowsOf(store.db.execute(find(5))).then((rows) => ({ rows, ended }))
      await new Promise(setImmediate)
      ended = true
      throw new Error('taken back')
    })
    let outside: Promise<{ rows: unknown[]; ended: boolean }> | undefined
    await expect(failed).rejects.toThrow('taken back')
    expect(await outside).toEqual({ rows: [], ended: true })
  })

  it('may be one of more than are kept', async () => {
    await store.db.execute(insert(6, null))
    expect(await rowsOf(store.db.execute(find(6)))).toHaveLength(1)
    for (let count = 1; count <= 505; count += 1)
      expect(await rowsOf(store.db.execute(sql.raw(`select ${count} as count`)))).toEqual([{ count }])
    expect(await rowsOf(store.db.execute(find(6)))).toHaveLength(1)
  })
})
