import type { Db } from './store/open-store'

/**
 * Used by the tests of this folder: a database whose changes can be taken back. Whatever is done to `db` within `undone`
 * happens in one transaction that ends undone; transactions within it are savepoints.
 */
export function createPassingDb(stored: Db) {
  let current = stored
  const db = new Proxy(stored, {
    get: (_target, key) => {
      const value: unknown = Reflect.get(current, key)
      return typeof value === 'function' ? value.bind(current) : value
    },
  })

  async function undone<Result>(work: () => Promise<Result>): Promise<Result> {
    const done: Result[] = []
    const undo = new Error('This transaction is undone on purpose.')
    try {
      await stored.transaction(async (transaction) => {
        current = transaction
        done.push(await work())
        throw undo
      })
    } catch (error) {
      if (error !== undo) throw error
    } finally {
      current = stored
    }
    const [result] = done
    if (done.length === 0) throw new Error('Nothing was done.')
    return result as Result
  }

  return { db, undone }
}
