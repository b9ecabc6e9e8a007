import { describe, expect, it } from 'vitest'
import { isOfServer } from './form-fields-among'
import { guessField } from './guess-field'

const teams = { name: 'teams', ids: new Set(['t1', 't2']), isDefined: true }
const guess = (key: string, values: readonly unknown[]) =>
  guessField(
    key,
    values.map((value) => ({ [key]: value })),
    { others: [teams], depth: 0 },
  )
const typesOf = (keys: readonly string[], values: readonly unknown[]) =>
  keys.map((key) => [key, guess(key, values).field.type])
const all = (keys: readonly string[], type: string) => keys.map((key) => [key, type])

describe('a figure guessed by a word of its name', () => {
  it.each<[string, readonly string[], readonly number[]]>([
    ['percent', ['cpuPercentage', 'cpu_pct', 'progress', 'cpuUtilization', 'cpu_utilisation'], [5, 40.5]],
    ['money', ['unitPrice', 'cost', 'costs', 'amount', 'budget', 'fee', 'spent'], [9.5]],
    ['money', ['revenue', 'salary', 'balance'], [9.5]],
    ['duration', ['waitSeconds', 'wait_secs', 'duration', 'ttl', 'timeout'], [90]],
    ['duration', ['uptime', 'elapsed', 'retention', 'latencyMillis', 'latency_milliseconds'], [90, 5000]],
    ['bytes', ['size', 'memory', 'storage', 'disk', 'quota'], [5, 1_000_000]],
    ['date-time', ['startTime', 'dueDate', 'startedAt', 'started_at'], [1_767_225_600]],
    ['number', ['megabytes', 'discount', 'flat', 'rates'], [5, 1_767_225_600]],
  ])('is a %s where it is called one of %j', (type, keys, values) => {
    expect(typesOf(keys, values)).toEqual(all(keys, type))
  })

  it('is counted in the unit that its name ends in', () => {
    const units = ['KiB', 'MiB', 'GiB', 'TiB', 'kB', 'MB', 'GB', 'TB']
    const seen = units.map((unit) => guess(`disk_${unit.toLowerCase()}`, [1]).field)
    expect(seen.map(({ type, unit }) => [type, unit])).toEqual(units.map((unit) => ['bytes', unit]))
  })

  it('is in the currency of its name, or of the value called like it', () => {
    const inName = ['priceEur', 'priceUsd', 'price_gbp', 'priceChf'].map(
      (key) => guess(key, [1]).field.currency,
    )
    expect(inName).toEqual(['EUR', 'USD', 'GBP', 'CHF'])
    const beside = ['amountCurrency', 'amount_currency'].map(
      (key) => guessField('amount', [{ amount: 1, [key]: 'SEK' }], { others: [], depth: 0 }).field.currency,
    )
    expect(beside).toEqual(['SEK', 'SEK'])
  })

  it.each<[string, readonly number[], string]>([
    ['latencyMs', [90], 'number, milliseconds by its name'],
    ['usedPercent', [42.5], 'percent, by its name, and none is above 100'],
    ['usedPercent', [0.5], 'percent, by its name, a share of one: none is above 1'],
    ['priceEur', [9.5], 'money, by its name, in EUR'],
    ['priceEurCents', [950], 'money, counted in cents by its name, in EUR'],
    ['total_cents', [950], 'money, counted in cents by its name; say its "currency", which nothing tells'],
    ['memoryMib', [512], 'bytes, counted in MiB by its name'],
    ['sizeBytes', [12], 'bytes, by its name'],
    ['diskSize', [2_000_000], 'bytes, by its name, and some are above a million'],
    ['waitSeconds', [90], 'duration, seconds by its name'],
    ['waitSecs', [90], 'duration, seconds by its name'],
    ['uptime', [90], 'duration, by its name; make sure that these are seconds'],
    ['createdAt', [1_767_225_600], 'date-time, counted in s from 1970, by its name and size'],
    ['createdAt', [1_767_225_600_000], 'date-time, counted in ms from 1970, by its name and size'],
    ['threshold', [7], 'number, all are numbers'],
  ])('says by what: %s of %j is a %s', (key, values, why) => {
    expect(guess(key, values).why).toBe(why)
  })
})

describe('a text guessed by its name', () => {
  it.each<[string, readonly string[], readonly string[]]>([
    ['host', ['host', 'mailDomain', 'server', 'fqdn', 'endpoint', 'address'], ['db.example.com']],
    ['code', ['sql', 'query', 'script', 'sourceCode', 'yaml'], ['one\ntwo']],
    ['code', ['template', 'expression', 'statement'], ['one\ntwo']],
    ['long-text', ['description', 'subscriptions', 'remark'], ['one\ntwo']],
    ['text', ['elapsed', 'duration', 'runtime', 'uptime', 'took', 'length', 'timeout'], ['00:45:00']],
    ['choice', ['status', 'state', 'phase', 'kind', 'type', 'role'], ['a', 'b', 'a', 'b']],
    ['choice', ['tier', 'level', 'severity', 'priority', 'category', 'region'], ['a', 'b', 'a', 'b']],
    ['text', ['statusText', 'plan'], ['a', 'b', 'a', 'b']],
  ])('is a %s where it is called one of %j', (type, keys, values) => {
    expect(typesOf(keys, values)).toEqual(all(keys, type))
  })

  it('is a reference however its name says that it is an id', () => {
    for (const key of ['teamId', 'teamID', 'team_id', 'team-id', 'teamUuid', 'teamUUID', 'team_uuid'])
      expect([key, guess(key, ['t1', 't2']).field.resource]).toEqual([key, 'teams'])
    for (const key of ['teamIds', 'teamIDs', 'team_ids', 'teamUuids', 'team-uuids'])
      expect([key, guess(key, [['t1'], ['t2']]).field]).toMatchObject([
        key,
        { resource: 'teams', many: true },
      ])
  })
})

it.each([
  ['createdAt', 'updated_at', 'modifiedOn', 'changedBy', 'deletedAt', 'startedAt', 'finishedAt'],
  ['endedAt', 'seenOn', 'totalRuns', 'usedBytes', 'currentLoad', 'num_runs', 'countOfRuns'],
  ['firstRun', 'lastSeenAt', 'approvedBy', 'released_by', 'runCount', '_rev', 'id', 'uuid', 'ETag'],
  ['version', 'revision', 'self', 'href', 'link', 'links', 'status', 'state', 'phase', 'health', 'progress'],
])('nobody types %s: the server keeps it', (...names) => {
  expect(names.filter((name) => !isOfServer(name))).toEqual([])
})

it('what only begins or ends like that is typed', () => {
  const names = ['name', 'firstName', 'last_name', 'lastNames', 'startsAt', 'totals', 'country', 'discount']
  expect([...names, 'linkage', 'versionNote', 'nearby'].filter(isOfServer)).toEqual([])
})
