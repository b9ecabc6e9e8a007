import { randomUUID } from 'node:crypto'
import { openStore } from './open-store'
import { supportMessages } from './schema'

/*
 * Used by the tests that kill it: writes through the store at the directory or address it is given, several writes at
 * a time, and says the id of each one only after the store acknowledged it.
 */
async function writeForEver(place: string): Promise<void> {
  const isAddress = place.startsWith('postgres:')
  const { db } = await openStore(isAddress ? { databaseUrl: place, dataDir: '' } : { dataDir: place })
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

// Should the test itself be killed first, nobody else would end this one.
process.stdin.resume().once('close', () => process.exit(1))

writeForEver(process.argv[2] ?? '').catch((error: unknown) => {
  process.stderr.write(`${String(error)}\n`)
  process.exit(1)
})
