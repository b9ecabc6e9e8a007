import { existsSync, mkdtempSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type SandboxRig, startSandboxRig } from '../sandbox-rig'
import { unopenable, whyNotStored } from './unusable'

const coded = (code: string) => Object.assign(new Error('x'), { code })
const ofWasm = (errno: number) => Object.assign(new Error(), { errno })

describe('a data directory that cannot be opened', () => {
  it.each([
    ['a full disk', coded('ENOSPC'), 'cannot be used: the disk is full.'],
    ['a full disk below PGlite', ofWasm(51), 'cannot be used: the disk is full.'],
    ['a used-up quota', coded('EDQUOT'), 'cannot be used: the disk quota is used up.'],
    ['a read-only file system', coded('EROFS'), 'cannot be used: the file system is read-only.'],
    ['a read-only file system below PGlite', ofWasm(69), 'cannot be used: the file system is read-only.'],
    ['a used-up quota below PGlite', ofWasm(19), 'cannot be used: the disk quota is used up.'],
    ['a foreign folder below PGlite', ofWasm(2), 'cannot be used: this account may not write there.'],
    ['a forbidden folder below PGlite', ofWasm(63), 'cannot be used: this account may not write there.'],
    ['a file in the path below PGlite', ofWasm(54), 'cannot be used: a part of its path is a file.'],
    ['a number nobody knows', ofWasm(1), 'is damaged and cannot be opened. Delete it'],
    ['a forbidden folder', coded('EPERM'), 'cannot be used: this account may not write there.'],
    ['a file in the path', coded('ENOTDIR'), 'cannot be used: a part of its path is a file.'],
    ['a file in its place', coded('EEXIST'), 'cannot be used: a part of its path is a file.'],
    ['a foreign folder', coded('EACCES'), 'cannot be used: this account may not write there.'],
    ['an engine that gives up', new Error('unreachable'), 'is damaged and cannot be opened. Delete it'],
    ['no error at all', 'text', 'is damaged and cannot be opened. Delete it'],
  ])('for %s says so in a sentence', (_what, error, sentence) => {
    const reported = unopenable('/srv/data', error)
    expect(reported.message).toContain(`The data directory /srv/data ${sentence}`)
    expect(reported.cause).toBe(error)
  })
})

it.each([
  ['ENOSPC', 'cannot be used: the disk is full.'],
  ['EDQUOT', 'cannot be used: the disk quota is used up.'],
])('a data directory that cannot be opened for lack of room (%s) is not called damaged', (code, sentence) => {
  const gaveUp = new Error('PGlite failed to initialize properly')
  const { message } = unopenable('/srv/data', gaveUp, () => coded(code))
  expect(message).toBe(`The data directory /srv/data ${sentence}`)
})

// Every Linux has /dev/full, which is as full as a disk can be. Elsewhere the test is counted as skipped.
it.runIf(process.platform === 'linux')(
  'a full disk is found out by writing beside the data, and what was written is taken away again',
  () => {
    expect(statSync('/dev/full').isCharacterDevice()).toBe(true)
    const folder = mkdtempSync(path.join(tmpdir(), 'full-'))
    const directory = path.join(folder, 'data')
    symlinkSync('/dev/full', `${directory}.probe`)
    try {
      const { message } = unopenable(directory, new Error('PGlite failed to initialize properly'))
      expect(message).toBe(`The data directory ${directory} cannot be used: the disk is full.`)
      expect([existsSync(`${directory}.probe`), existsSync('/dev/full')]).toEqual([false, true])
    } finally {
      rmSync(folder, { recursive: true })
    }
  },
)

describe('a database that stores nothing', () => {
  let rig: SandboxRig
  beforeAll(async () => {
    rig = await startSandboxRig()
  })
  afterAll(() => rig.close())

  it.each([
    ['53100', 'Nothing was stored: the disk of the database is full.'],
    ['ENOSPC', 'Nothing was stored: the disk of the database is full.'],
    ['42501', 'Nothing was stored: the database can only be read.'],
    ['EDQUOT', 'Nothing was stored: the disk of the database is full.'],
    ['25006', 'Nothing was stored: the database can only be read.'],
    ['EROFS', 'Nothing was stored: the database can only be read.'],
    ['23505', null],
  ])('by the code %s is reported: %s', (code, sentence) => {
    expect(whyNotStored(new Error('Failed query', { cause: coded(code) }))).toBe(sentence)
    expect(whyNotStored(coded(code))).toBe(sentence)
    expect(whyNotStored({ code })).toBeNull()
  })

  it('is reported with 507 to who wanted something stored, and read on', async () => {
    await rig.db.execute('set session characteristics as transaction read only')
    const body = { range: '198.51.100.0/24', description: '' }
    const refused = await rig.call('owner', 'POST', '/users/{id}/instances/sales-analytics/whitelists', body)
    expect([refused.status, refused.body]).toEqual([
      507,
      { message: 'Nothing was stored: the database can only be read.' },
    ])
    expect((await rig.call('owner', 'GET', '/users/{id}/instances')).status).toBe(200)
  })
})

it.each([
  ['that is gone', coded('ECONNREFUSED'), 503, '5', 'The database does not answer. Try again in a moment.'],
  ['that has a fault', coded('42P01'), 500, null, 'The sandbox failed. Its terminal says more.'],
])(
  'a database %s is answered with its status, and with when to try again where that may help',
  async (...row) => {
    const [, fault, status, after, message] = row
    const rig = await startSandboxRig({ verifyAccessToken: () => Promise.reject(fault) })
    const told = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    const answer = await rig.call('owner', 'GET', '/users/{id}/me')
    expect([answer.status, answer.headers.get('retry-after'), answer.body]).toEqual([
      status,
      after,
      { message },
    ])
    expect(told.mock.calls.flat().join('')).toContain('GET /api/v2/users/')
    told.mockRestore()
    await rig.close()
  },
)
