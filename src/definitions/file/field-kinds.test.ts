import { describe, expect, it } from 'vitest'
import alertRules from '../../../docs/examples/alert-rules.json'
import serviceAccounts from '../../../docs/examples/service-accounts.json'
import { knownNames } from '../../resources/known-names'
import { checkDefinition } from '../check'
import { faultLine } from '../fault-line'
import { checkFixtures } from './check-fixtures'
import { readResourceFile } from './read-resource-file'

/** The lines about an example with other fields. */
function linesWith(fields: object, change: object = {}, resources?: readonly string[]): string[] {
  const file = { ...alertRules, ...change, fields: { ...alertRules.fields, ...fields } }
  const { definition, faults } = readResourceFile(JSON.stringify(file), 'alert-rules.json')
  return [...faults, ...checkDefinition(definition, knownNames, resources)].map(faultLine)
}

const definitionOf = (file: { name: string }) =>
  readResourceFile(JSON.stringify(file), `${file.name}.json`).definition

describe('a record of special kinds', () => {
  it('is read as its fields say, and computed from them', () => {
    const { schema } = definitionOf({
      ...alertRules,
      fields: {
        ...alertRules.fields,
        cost: { type: 'computed', label: 'Cost', as: 'money', value: 'budget * count(conditions)' },
        double: { type: 'computed', label: 'Double', value: 'cost * 2' },
        isOfUser: {
          ...{ type: 'computed', label: 'Of a user', as: 'boolean' },
          value: "any(conditions.field == 'user')",
        },
        quietUntil: {
          ...{ type: 'computed', label: 'Quiet', as: 'date-time' },
          value: "addDays('2026-03-01T00:00:00Z', budget)",
        },
      },
    } as never)
    const read = schema.parse({
      id: 7,
      name: 'Slow',
      service: { id: 3, name: 'ci' },
      recipients: ['a@example.com'],
      threshold: 90,
      budget: 2.5,
      cost: 'ignored',
      conditions: [{ field: 'user', value: 5, more: true }],
    })
    expect(read).toEqual({
      id: '7',
      name: 'Slow',
      service: '3',
      channel: null,
      recipients: ['a@example.com'],
      target: null,
      threshold: 90,
      budget: 2.5,
      conditions: [{ field: 'user', value: '5' }],
      reactions: [],
      steps: null,
      isActive: null,
      lastFiredAt: null,
      quietFor: null,
      cost: 2.5,
      double: 5,
      isOfUser: true,
      quietUntil: '2026-03-03T12:00:00.000Z',
    })
  })

  it('may lack everything', () => {
    expect(definitionOf(serviceAccounts).schema.parse({ id: 'a' })).toMatchObject({
      id: 'a',
      roles: [],
      limits: null,
      labels: null,
      quota: null,
    })
  })
})

describe('faults of fields:', () => {
  it.each([
    [
      { total: { type: 'computed', label: 'T', value: 'budgt * 2' } },
      'R007 alert-rules.fields.total.value: no field "budgt"; did you mean "budget"?',
    ],
    [
      { total: { type: 'computed', label: 'T', value: 'budget *' } },
      'R045 alert-rules.fields.total.value: this is no formula: a value is expected at its end (character 9)',
    ],
    [
      { total: { type: 'computed', label: 'T' } },
      'R045 alert-rules.fields.total.value: this is no formula: it is empty (character 1)',
    ],
    [
      { service: { type: 'reference', label: 'S' } },
      'R046 alert-rules.fields.service: a reference names the "resource" whose records it points to',
    ],
    [
      { name: { ...alertRules.fields.name, resource: 'x' } },
      'R046 alert-rules.fields.name.resource: only a reference points to records of another resource',
    ],
    [
      { more: { type: 'object', label: 'M' } },
      'R047 alert-rules.fields.more: an object needs "fields": what stands in it',
    ],
    [
      { more: { type: 'text', label: 'M', fields: {} } },
      'R047 alert-rules.fields.more.fields: only an object or an array has fields of its own',
    ],
    [
      { more: { type: 'object', label: 'M', fields: { key: { type: 'secret', label: 'K' } } } },
      'R047 alert-rules.fields.more.fields.key: a secret stands beside other fields, and in none of them',
    ],
    // No form shows it, and one that comes to do would ask for it by this.
    [
      { more: { type: 'text', label: 'M', shownWhen: { field: 'chanel', equals: 'mail' } } },
      'R007 alert-rules.fields.more.shownWhen.field: no field "chanel"; did you mean "channel"?',
    ],
    [
      { name: { ...alertRules.fields.name, shownWhen: { field: 'chanel', equals: 'mail' } } },
      'R007 alert-rules.formFields.name.shownWhen.field: no field "chanel"; did you mean "channel"?',
    ],
    [
      { name: { ...alertRules.fields.name, requiredWhen: { any: [{ field: 'channel', in: ['mial'] }] } } },
      'R044 alert-rules.formFields.name.requiredWhen: "channel" is never "mial"; did you mean "mail"?',
    ],
    [
      { name: { ...alertRules.fields.name, lockedWhen: { field: 'channel', equals: 'mail' } } },
      'R102 alert-rules.fields.name.lockedWhen.reason: is missing',
    ],
    [
      { name: { ...alertRules.fields.name, pattern: { matches: '[', says: 'x' } } },
      'R102 alert-rules.fields.name.pattern.matches: is no regular expression: Unterminated character class (from character 1)',
    ],
    [
      { name: { ...alertRules.fields.name, pattern: { matches: '^(a|b)(c', says: 'x' } } },
      'R102 alert-rules.fields.name.pattern.matches: is no regular expression: Unterminated group (from character 7)',
    ],
    [
      { name: { ...alertRules.fields.name, pattern: { matches: '^[a-z]+$)', says: 'x' } } },
      "R102 alert-rules.fields.name.pattern.matches: is no regular expression: Unmatched ')' (from character 9)",
    ],
    // Read as forms and the server read it: by code points.
    [
      { name: { ...alertRules.fields.name, pattern: { matches: '^a\\-b$', says: 'x' } } },
      'R102 alert-rules.fields.name.pattern.matches: is no regular expression: Invalid escape',
    ],
    [
      { name: { ...alertRules.fields.name, shownWhen: { equals: 1 } } },
      'R030 alert-rules.fields.name.shownWhen: a condition asks one thing: a "field", the "person", or "all" or "any" of other conditions',
    ],
    [
      { name: { ...alertRules.fields.name, shownWhen: { all: [{ person: 'mail', equals: 1 }] } } },
      'R102 alert-rules.fields.name.shownWhen.all[0].person: no value "mail"',
    ],
  ])('%j', (fields, line) => {
    const lines = linesWith(fields)
    if (line === undefined) expect(lines).toEqual([])
    else expect(lines).toContainEqual(expect.stringContaining(line))
  })

  it('a long pattern is refused at once, without the place where it goes wrong', () => {
    const pattern = { matches: '('.repeat(600), says: 'x' }
    expect(linesWith({ name: { ...alertRules.fields.name, pattern } })).toContain(
      'alert-rules.json: R102 alert-rules.fields.name.pattern.matches: is no regular expression: Unterminated group',
    )
  })

  it('a computed field is asked for in no form', () => {
    expect(linesWith({}, { edit: { fields: ['name', 'quietFor'] } })).toContain(
      'R048 alert-rules.edit.sections[0].fields[1]: "quietFor" is computed from other fields: no form asks for it',
    )
  })

  it('a computed field is asked for by no action', () => {
    const spare = { type: 'computed', label: 'Spare', value: '1 + 1' }
    const call = { method: 'POST', path: '/alert-rules/{recordId}/try' }
    const action = { name: 'try', label: 'Try', icon: 'play', requires: 'manage', call, fields: { spare } }
    expect(linesWith({}, { actions: [action] })).toContainEqual(
      expect.stringMatching(
        /^R048 alert-rules\.actions\[\d\]\.fields\.spare: it is computed from other fields/,
      ),
    )
  })

  it('a reference points to a resource that is there', () => {
    expect(linesWith({}, {}, ['alert-rules', 'service-acounts'])).toEqual([
      'R049 alert-rules.fields.service.resource: no resource "service-accounts"; did you mean "service-acounts"?',
    ])
    const { service } = alertRules.fields
    const owner = { ...service, resource: 'owners' }
    const who = { type: 'object', label: 'Who', fields: { owner } }
    expect(linesWith({ who }, {}, ['service-accounts', 'alert-rules', 'alert-rules'])).toEqual([
      'R049 alert-rules.fields.who.fields.owner.resource: no resource "owners"; there are "alert-rules" and "service-accounts"',
    ])
  })
})

describe('an array whose entries are of several kinds', () => {
  const { reactions } = alertRules.fields
  const { schema } = definitionOf(alertRules)

  it('is read by the kind each entry says it is of, and by no other', () => {
    const read = (entry: object) => schema.safeParse({ id: '1', reactions: [entry] })
    expect(read({ type: 'stop', after: 60, size: 'L' }).data).toMatchObject({
      reactions: [{ type: 'stop', after: 60 }],
    })
    expect(read({ type: 'resize', size: 'L' }).data).toMatchObject({
      reactions: [{ type: 'resize', size: 'L', back: null }],
    })
    expect(read({ type: 'sing' }).error?.issues[0]?.path).toEqual(['reactions', 0, 'type'])
  })

  it.each([
    [
      { fields: { a: { type: 'text', label: 'A' } } },
      'R100 alert-rules.fields.reactions.fields: with "kinds"',
    ],
    [{ kinds: {} }, 'R100 alert-rules.fields.reactions.kinds: names no kind'],
    [
      { kinds: undefined, fields: { a: { type: 'text', label: 'A' } } },
      'R100 alert-rules.fields.reactions.kindField: it',
    ],
    [{ type: 'object' }, 'R089 alert-rules.fields.reactions.kindField: "object" cannot use'],
    [
      { type: 'object', kindField: undefined, max: undefined },
      'R100 alert-rules.fields.reactions.kinds: only the entries of an array',
    ],
    [
      { kindField: 'size' },
      'R100 alert-rules.fields.reactions.kinds.resize.fields.size: "size" says already',
    ],
    [
      { kinds: { stop: { label: 'Stop', fields: { a: { type: 'secret', label: 'A' } } } } },
      'R047 alert-rules.fields.reactions.kinds.stop.fields.a: a secret stands beside',
    ],
    [
      { kinds: { stop: { label: 'Stop', fields: { a: { type: 'text', label: 'A', unit: 'GB' } } } } },
      'R089 alert-rules.fields.reactions.kinds.stop.fields.a.unit: "text" cannot use "unit"',
    ],
  ])('with %j has a fault', (change, line) => {
    const lines = linesWith({ reactions: { ...reactions, ...change } })
    expect(lines.filter((each) => each.includes(line))).toHaveLength(1)
  })

  it('has rows of these kinds', () => {
    const rows = (type: string) =>
      checkFixtures(definitionOf(alertRules), [
        { name: 'A', channel: 'mail', threshold: 60, reactions: [{ type, after: 60 }] },
      ])
    expect(rows('stop')).toEqual([])
    expect(rows('stopp')).toMatchObject([
      {
        id: 'R094',
        place: 'alert-rules.fixtures[0].reactions[0].type',
        message: expect.stringContaining('did you mean "stop"?'),
      },
    ])
    expect(rows('resize')).toMatchObject([
      { id: 'R094', place: 'alert-rules.fixtures[0].reactions[0].after' },
    ])
  })
})
