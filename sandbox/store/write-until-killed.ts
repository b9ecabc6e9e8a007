import { randomUUID } from 'node:crypto'
import { openStore } from './open-store'
import { supportMessages } from './schema'

/*
 * Used by the test that kills it: writes through the store of the directory it is given, several writes at a time,
 * and says the id of each one only after the store acknowledged it.
 */
async function writeForEver(dataDir: string): Promise<void> {
  const { db } = await openStore({ dataDir })
  const writeOne = async (): Promise<void> => {
    const id = randomUUID()
    const row = { id, email: 'writer@sandbox.test', message: 'x'.repeat(500), createdAt: Date.now() }
    await db.transaction((transaction) => transaction.insert(supportMessages).values(row))
    // Waits for room in a full pipe, where writeSync would fail.
    process.stdout.write(`${id}\n`)
    return writeOne()
  }
  await Promise.all(Array.from({ length: 4 }, writeOne))
}

// The test kills it within seconds; should the test itself be killed first, nobody else would.
setTimeout(() => process.exit(1), 60_000)

writeForEver(process.argv[2] ?? '').catch((error: unknown) => {
  process.stderr.write(`${String(error)}\n`)
  process.exit(1)
})
