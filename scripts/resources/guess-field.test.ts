import { describe, expect, it } from 'vitest'
import { type GuessContext, guessField } from './guess-field'

const teams = { name: 'teams', ids: new Set(['t1', 't2', '7']), isDefined: true }
const context: GuessContext = { others: [teams], depth: 0 }
const guess = (key: string, values: readonly unknown[], more: Partial<GuessContext> = {}) => {
  const { field, why } = guessField(
    key,
    values.map((value) => ({ [key]: value })),
    { ...context, ...more },
  )
  const { label: _label, ...rest } = field
  return { ...rest, why }
}

describe('a field guessed by its values', () => {
  it.each([
    ['contact', ['a@example.com', null], 'email', 'all are email addresses'],
    ['home', ['https://example.com/a'], 'url', 'all are web addresses'],
    ['home', ['http://example.com/a'], 'text', 'all are texts'],
    ['source', ['10.0.0.0/8', '10.0.0.1'], 'ip-range', 'all are IP addresses or ranges'],
    ['runsAt', ['08:30', '23:00:00'], 'time', 'all are times of day'],
    ['elapsed', ['00:45:00', '01:10:00'], 'text', 'all are texts'],
    ['hostName', ['db.example.com'], 'host', 'all are names of machines'],
    ['release', ['2.4.1'], 'text', 'all are texts'],
    [
      'createdAt',
      ['2026-01-02T03:04:05Z', '2026-01-02T03:04:05.123+02:00'],
      'date-time',
      'all are instants as ISO 8601 has them',
    ],
    ['due', ['2026-01-02', '2026-01-03T00:00:00Z'], 'date', 'all are days as ISO 8601 has them'],
    ['worksOn', ['2026-01-02', '2026-01-03'], 'day', 'all are days without a time'],
    ['isOn', [true, false], 'boolean', 'all are true or false'],
    ['apiToken', ['s3cr3t'], 'secret', 'by its name'],
    ['logo', ['data:image/png;base64,AAAA'], 'image', 'all are pictures'],
    ['certificate', ['-----BEGIN CERTIFICATE-----\nAA'], 'file-text', 'all are PEM files'],
    ['sqlText', ['select *\nfrom a'], 'code', 'by its name'],
    ['payload', ['{"a": 1}', '[]'], 'code', 'all are JSON in a text'],
    ['note', ['One line\nand another'], 'long-text', 'some are long'],
    ['nothing', [null, ''], 'text', 'of which no value was seen'],
    ['mixed', [1, { a: 1 }], 'json', 'some are of other kinds than others'],
  ])('%s of %j is %s', (key, values, type, why) => {
    expect(guess(key, values)).toEqual({ type, why: `${type}, ${why}` })
  })

  it.each([
    ['threshold', [0.5, 7], { type: 'number' }],
    ['usedPercent', [0, 42.5], { type: 'percent' }],
    ['usedPercent', [0, 1], { type: 'percent' }],
    ['usedPercent', [0.25, 0.75], { type: 'percent', unit: 'share' }],
    ['memoryMib', [512, 2048], { type: 'bytes', unit: 'MiB' }],
    ['disk_gb', [0.5, 20], { type: 'bytes', unit: 'GB' }],
    ['usedPercent', [0, 142], { type: 'number' }],
    ['priceEur', [9.5], { type: 'money', currency: 'EUR' }],
    ['monthlyCost', [9.5], { type: 'money' }],
    ['price_cents', [50000, -95], { type: 'money', unit: 'cents' }],
    ['totalUsdCents', [950], { type: 'money', currency: 'USD', unit: 'cents' }],
    ['loss_cents', [9.5], { type: 'number' }],
    ['accents', [950], { type: 'number' }],
    ['sizeBytes', [12], { type: 'bytes' }],
    ['diskSize', [107374182400], { type: 'bytes' }],
    ['diskSize', [500], { type: 'number' }],
    ['timeoutSeconds', [90], { type: 'duration' }],
    ['latencyMs', [90], { type: 'number', unit: 'ms' }],
    ['latencyMs', [-1, 5000], { type: 'number', unit: 'ms' }],
    ['usedPercent', [-5, 50], { type: 'number' }],
    ['timeout', [-1, 90], { type: 'number' }],
    ['sizeBytes', [0.5], { type: 'number' }],
    ['diskSize', [-1, 2_000_000], { type: 'number' }],
    ['diskSize', [1_000_000.5], { type: 'number' }],
    ['createdAt', [5, 7], { type: 'number' }],
    ['duration_ms', [90, 5000], { type: 'duration', unit: 'ms' }],
    ['createdAt', [1767225600], { type: 'date-time', unit: 's' }],
    ['createdAt', [1767225600000], { type: 'date-time', unit: 'ms' }],
  ])('%s of the numbers %j is %j', (key, values, field) => {
    const { why: _why, ...guessed } = guess(key, values)
    expect(guessed).toEqual(field)
  })

  it('takes the currency that stands beside an amount, where it is one', () => {
    const rows = (other: string) => [
      { amount: 1, currency: 'CHF' },
      { amount: 2, currency: other },
    ]
    expect(guessField('amount', rows('CHF'), context).field.currency).toBe('CHF')
    const spelt = [{ amount: 1, currency: 'francs' }]
    expect(guessField('amount', spelt, context).field.currency).toBeUndefined()
    expect(guessField('amount', rows('USD'), context)).toMatchObject({
      field: { type: 'money' },
      why: 'money, by its name; say its "currency", which nothing tells',
    })
  })

  it('is a choice where few values are each seen several times, sooner where the name says so', () => {
    expect(guess('plan', ['b', 'a', 'b', 'a', 'b', 'a'])).toEqual({
      type: 'choice',
      options: ['a', 'b'],
      why: 'choice, 2 values in 6 records; there may be more',
    })
    expect(guess('plan', ['a', 'b', 'a', 'b']).type).toBe('text')
    expect(guess('status', ['a', 'b', 'a', 'b']).type).toBe('choice')
    expect(guess('plan', ['a', 'a', 'a']).type).toBe('text')
    const seen = (count: number) =>
      Array.from({ length: count * 3 }, (_, index) => String.fromCharCode(97 + (index % count)))
    expect([guess('plan', seen(8)).type, guess('plan', seen(9)).type]).toEqual(['choice', 'text'])
    const ofLetters = (count: number) => ['a', 'b', 'a', 'b', 'a', 'b'].map((each) => each.repeat(count))
    expect([guess('plan', ofLetters(30)).type, guess('plan', ofLetters(31)).type]).toEqual(['choice', 'text'])
  })

  it('is a long text above eighty letters, and code by its name above forty', () => {
    const typeOf = (key: string, count: number) => guess(key, ['x'.repeat(count)]).type
    expect([typeOf('note', 80), typeOf('note', 81)]).toEqual(['text', 'long-text'])
    expect([typeOf('sqlText', 40), typeOf('sqlText', 41)]).toEqual(['text', 'code'])
  })

  it.each(['password', 'client_secret', 'credentials', 'apiKey', 'api_key', 'privateKey', 'private_key'])(
    'is a secret where it is called %s',
    (key) => {
      expect(guess(key, ['x']).type).toBe('secret')
    },
  )

  it('is a list with choices, with a rule for its entries, or as it comes', () => {
    expect(
      guess('roles', [
        ['r', 'w'],
        ['r', 'w'],
        ['r', 'w'],
      ]),
    ).toMatchObject({ type: 'list', options: ['r', 'w'] })
    expect(guess('admins', [['a@example.com'], ['b@example.com']])).toMatchObject({
      type: 'list',
      rule: 'email',
    })
    expect(guess('tags', [['a'], []])).toEqual({ type: 'list', why: 'list, all are lists of texts' })
    expect(guess('points', [[[1, 2]]]).type).toBe('json')
  })

  it('is an object or an array with the fields all of them have, and JSON where keys are data', () => {
    expect(
      guess('limits', [
        { perMinute: 5, isHard: true },
        { perMinute: 6, isHard: false },
      ]),
    ).toEqual({
      type: 'object',
      fields: {
        perMinute: { type: 'number', label: 'Per minute' },
        isHard: { type: 'boolean', label: 'Hard' },
      },
      why: 'object, with perMinute (number), isHard (boolean)',
    })
    expect(guess('rules', [[{ host: 'a.example.com', password: 'x' }], []])).toMatchObject({
      type: 'array',
      fields: { host: { type: 'host' } },
      why: 'array, with host (host), without password',
    })
    expect(guess('target', [{ host: 'a' }, { host: 'b' }, { host: 'c' }, { port: 1 }])).toMatchObject({
      type: 'object',
      fields: { host: { type: 'text' }, port: { type: 'number' } },
    })
    expect(guess('labels', [{ team: 'a' }, { tier: 1 }, { zone: 'b' }]).type).toBe('json')
    expect(guess('deep', [{ a: { b: { c: { d: 1 } } } }])).toMatchObject({
      fields: { a: { fields: { b: { type: 'json' } } } },
    })
    expect(guess('empty', [{}]).type).toBe('json')
    const ofKeys = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, 1]))
    expect([guess('some', [ofKeys(12)]).type, guess('many', [ofKeys(13)]).type]).toEqual(['object', 'json'])
  })

  it('is a reference where its name and its values are those of another list', () => {
    expect(guess('teamId', ['t1', 't2', 't1'])).toEqual({
      type: 'reference',
      resource: 'teams',
      why: 'reference, to teams: 3 of 3 values are ids of teams',
    })
    expect(guess('owner_team_id', [7])).toMatchObject({
      type: 'reference',
      resource: 'teams',
      sentAs: 'number',
    })
    expect(guess('team', [{ id: 7, name: 'Blue' }])).toMatchObject({ sentAs: 'number' })
    expect(guess('teamIds', [[7], ['t1']]).sentAs).toBeUndefined()
    expect(guess('team', [{ id: 't1', name: 'Blue' }])).toMatchObject({
      type: 'reference',
      resource: 'teams',
    })
    expect(guess('teamIds', [['t1', 't2'], []])).toMatchObject({
      type: 'reference',
      resource: 'teams',
      many: true,
    })
    expect(guess('teams', [['t1']])).toMatchObject({ type: 'reference', many: true })
  })

  it('is still a reference where a fifth of its values is not known there', () => {
    const known = ['t1', 't2', 't1', 't2']
    expect(guess('teamId', [...known, 'x1'])).toMatchObject({ type: 'reference', resource: 'teams' })
    expect(guess('teamId', [...known, 'x1', 'x2']).type).toBe('text')
  })

  it('is none where most values are unknown there, where there is no definition, or where the list is another', () => {
    expect(guess('teamId', ['x1', 'x2', 't1'])).toEqual({
      type: 'text',
      why: 'text, ids by its name, of no list that was found',
    })
    expect(guess('teamId', ['t1'], { others: [{ ...teams, isDefined: false }] })).toEqual({
      type: 'text',
      why: 'text, 1 of 1 values are ids of teams, which has no definition yet: a reference once it has',
    })
    expect(guess('teamIds', [['t1']], { others: [{ ...teams, isDefined: false }] }).type).toBe('list')
    expect(guess('projectId', ['t1']).type).toBe('text')
    expect(guess('code', ['t1']).type).toBe('text')
  })
})
