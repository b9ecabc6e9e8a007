import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createClock } from '../clock'
import { fillClusters } from '../fill-clusters'
import { idOf } from '../sandbox-rig'
import { resetStore } from '../seed/seed-store'
import { readAnchor, storeAnchor } from './clock-anchor'
import {
  countOwnedClusters,
  deleteCluster,
  findVisibleCluster,
  insertCluster,
  isNameTaken,
  latestTransition,
  listVisibleClusters,
  updateCluster,
} from './clusters'
import { answerOnce } from './idempotency'
import { startLocalPostgres } from './local-postgres'
import { openStore, type Store } from './open-store'
import { changePerson, findPerson, findPersonByKey } from './people'

const clock = createClock({ speed: 1, wall: () => Date.parse('2026-03-02T09:00:00Z') })

/** One suite for every database the store runs on. */
function storeContract(name: string, open: () => Promise<Store>) {
  describe(`the store on ${name}`, () => {
    let store: Store
    beforeAll(async () => {
      store = await open()
    })
    beforeEach(() => resetStore(store.db, clock, 'basalt'))
    afterAll(() => store.close())

    const sample = async () => {
      const visible = await findVisibleCluster(store.db, idOf('owner'), 'sales-analytics')
      return visible?.cluster ?? expect.fail('the seed has this cluster')
    }

    it('finds people by id and key, as they were stored', async () => {
      const person = await findPersonByKey(store.db, 'lab')
      expect(person?.wire).toMatchObject({ email: null, vholParticipation: true })
      expect((await findPerson(store.db, idOf('lab')))?.key).toBe('lab')
      expect(await findPerson(store.db, 'nobody')).toBeNull()
    })

    it('keeps what two requests that read the same person change in it', async () => {
      const person = (await findPersonByKey(store.db, 'owner')) ?? expect.fail('the seed has an owner')
      await changePerson(store.db, person, { newUser: true })
      await changePerson(store.db, person, { isPartner: true })
      expect((await findPersonByKey(store.db, 'owner'))?.wire).toMatchObject({
        newUser: true,
        isPartner: true,
      })
    })

    it('changes only what is named', async () => {
      const person = (await findPersonByKey(store.db, 'owner')) ?? expect.fail('the seed has an owner')
      await changePerson(store.db, person, { trialExpired: true })
      const changed = await findPersonByKey(store.db, 'owner')
      expect(changed?.wire).toEqual({ ...person.wire, trialExpired: true })
    })

    it('lists own and invited clusters with the role in them, oldest first', async () => {
      const seen = await listVisibleClusters(store.db, idOf('manager'))
      expect(seen.map(({ cluster }) => cluster.name)).toEqual([
        'legacy-import',
        'finance-archive',
        'sales-analytics',
        'azdev01',
        'mktsaas',
        'supply-chain',
        'web-events',
        'risk-models',
      ])
      expect(new Set(seen.map(({ role }) => role))).toEqual(new Set(['accountAdmin']))
      expect(seen[0]?.ownerName).toBe('Olivia Owner')
      expect(await countOwnedClusters(store.db, idOf('manager'))).toBe(0)
    })

    it('finds no cluster of another tenant', async () => {
      expect(await findVisibleCluster(store.db, idOf('stranger'), 'sales-analytics')).toBeNull()
    })

    it('goes for the own cluster when an invited one has the same name', async () => {
      await insertCluster(store.db, { ...(await sample()), id: 'own', ownerUuid: idOf('manager') })
      const found = await findVisibleCluster(store.db, idOf('manager'), 'sales-analytics')
      expect(found).toMatchObject({ role: 'owner', cluster: { id: 'own' } })
    })

    it('keeps every value of a cluster', async () => {
      const row = {
        ...(await sample()),
        id: 'new',
        name: 'New-One',
        diskSize: 10.5,
        startedAt: null,
        transitionAt: 1_790_000_000_123,
        overrides: { csize: 'odd' },
      }
      await insertCluster(store.db, row)
      expect((await findVisibleCluster(store.db, idOf('owner'), 'New-One'))?.cluster).toEqual(row)
    })

    it('refuses a second cluster of one name, in capitals too, with code 23505', async () => {
      const row = { ...(await sample()), id: 'second', name: 'SALES-analytics' }
      const fault: unknown = await insertCluster(store.db, row).catch((error: unknown) => error)
      expect(fault).toMatchObject({ cause: { code: '23505' } })
      expect(await isNameTaken(store.db, idOf('owner'), 'SALES-analytics')).toBe(true)
      expect(await isNameTaken(store.db, idOf('stranger'), 'sales-analytics')).toBe(false)
    })

    it('updates and deletes, memberships included', async () => {
      const { id } = await sample()
      await updateCluster(store.db, id, { transition: 'disconnect', transitionAt: 5 })
      expect(await sample()).toMatchObject({ transition: 'disconnect', transitionAt: 5 })
      await deleteCluster(store.db, id)
      expect(await findVisibleCluster(store.db, idOf('manager'), 'sales-analytics')).toBeNull()
    })

    it('takes everything back when a transaction fails', async () => {
      const { id } = await sample()
      const failing = store.db.transaction(async (transaction) => {
        await deleteCluster(transaction, id)
        throw new Error('stop')
      })
      await expect(failing).rejects.toThrow('stop')
      expect((await sample()).id).toBe(id)
    })

    it('does one of two equal commands under one key, at the same moment', async () => {
      let effects = 0
      const request = { scope: 'me', key: 'k1', content: ['create'], now: 1 }
      const once = () =>
        store.db.transaction((transaction) =>
          answerOnce(transaction, request, async () => {
            effects += 1
            return { status: 201, body: { message: 'done' } }
          }),
        )
      expect(await Promise.all([once(), once(), once()])).toEqual([
        { status: 201, body: { message: 'done' } },
        { status: 201, body: { message: 'done' } },
        { status: 201, body: { message: 'done' } },
      ])
      expect(effects).toBe(1)
    })

    it('forgets a key whose command failed', async () => {
      const request = { scope: 'me', key: 'k2', content: ['create'], now: 1 }
      const failing = store.db.transaction((transaction) =>
        answerOnce(transaction, request, () => Promise.reject(new Error('refused'))),
      )
      await expect(failing).rejects.toThrow('refused')
      const second = await store.db.transaction((transaction) =>
        answerOnce(transaction, request, async () => ({ status: 200, body: null })),
      )
      expect(second).toEqual({ status: 200, body: null })
    })

    it('remembers where time stands', async () => {
      const anchor = {
        simulatedAt: 1_790_000_000_123,
        wallAt: 1_780_000_000_456,
        speed: 0.5,
        advancedMs: 60_000,
      }
      await storeAnchor(store.db, { ...anchor, speed: 24 })
      await storeAnchor(store.db, anchor)
      expect(await readAnchor(store.db)).toMatchObject(anchor)
      expect(await latestTransition(store.db)).toBe(Date.parse('2026-03-02T09:00:00Z'))
    })

    it('takes ten thousand clusters in one statement', async () => {
      const person = (await findPersonByKey(store.db, 'stranger')) ?? expect.fail('the seed has a stranger')
      await fillClusters(store.db, clock, person, 10_000)
      expect(await countOwnedClusters(store.db, idOf('stranger'))).toBe(10_001)
      const listed = await listVisibleClusters(store.db, idOf('stranger'))
      expect(listed.at(-1)?.cluster.overrides).toEqual({})
      // Of six in a row two sleep, and one starts up.
      const inState = (state: string) => listed.filter(({ cluster }) => cluster.heldState === state).length
      expect(Math.round(inState('sleeping') / 1000)).toBe(3)
      expect(Math.round(inState('starting-up') / 1000)).toBe(2)
    })
  })
}

storeContract('PGlite', () => openStore({ dataDir: 'memory://' }))

const postgres = await startLocalPostgres()
if (postgres) {
  storeContract('PostgreSQL', () => openStore({ databaseUrl: postgres.url, dataDir: '' }))
  afterAll(() => postgres.remove())
} else {
  process.stdout.write('The store tests on a real PostgreSQL were not run: none is reachable here.\n')
}

describe('a data directory', () => {
  it('keeps what was stored when it is opened again, and its lock while it is open', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'basalt-store-'))
    const dataDir = join(folder, 'data')
    const first = await openStore({ dataDir })
    await resetStore(first.db, clock, 'basalt')
    expect(existsSync(`${dataDir}.lock`)).toBe(true)
    await first.close()
    expect(readdirSync(folder)).toEqual(['data'])
    const second = await openStore({ dataDir })
    expect(await countOwnedClusters(second.db, idOf('owner'))).toBe(8)
    await second.close()
    rmSync(folder, { recursive: true })
  })

  it('that holds other things is refused, not filled', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'basalt-store-'))
    writeFileSync(join(folder, 'mine.txt'), 'x')
    await expect(openStore({ dataDir: folder })).rejects.toThrow('holds something other')
    expect(readdirSync(folder)).toEqual(['mine.txt'])
    expect(existsSync(`${folder}.lock`)).toBe(false)
    rmSync(folder, { recursive: true })
  })

  it('is made beside itself, and a folder of somebody else there is refused, not deleted', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'basalt-store-'))
    const dataDir = join(folder, 'data')
    mkdirSync(`${dataDir}.new`)
    writeFileSync(join(`${dataDir}.new`, 'mine.txt'), 'x')
    await expect(openStore({ dataDir })).rejects.toThrow("and that exists and is not the sandbox's")
    expect(readdirSync(`${dataDir}.new`)).toEqual(['mine.txt'])
    rmSync(folder, { recursive: true })
  })

  it('that is damaged is reported in a sentence, and by every question once the engine has given up', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'basalt-store-'))
    const dataDir = join(folder, 'data')
    const store = await openStore({ dataDir })
    rmSync(join(dataDir, 'pg_wal'), { recursive: true })
    const gaveUp = { cause: { severity: 'PANIC' } }
    await expect(store.db.execute('select pg_switch_wal(), pg_switch_wal()')).rejects.toMatchObject(gaveUp)
    await expect(store.db.execute('select 1')).rejects.toMatchObject(gaveUp)
    await store.close().catch(() => {})
    writeFileSync(join(dataDir, 'global', 'pg_control'), '')
    await expect(openStore({ dataDir })).rejects.toThrow(
      `The data directory ${dataDir} is damaged and cannot be opened.`,
    )
    expect(readdirSync(folder)).toEqual(['data'])
    rmSync(folder, { recursive: true })
  })

  it('whose path leads through a file is reported in a sentence', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'basalt-store-'))
    writeFileSync(join(folder, 'file'), '')
    await expect(openStore({ dataDir: join(folder, 'file', 'data') })).rejects.toThrow(
      'cannot be used: a part of its path is a file.',
    )
    rmSync(folder, { recursive: true })
  })
})
