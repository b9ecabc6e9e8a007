import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readResourceFile } from '../../src/definitions/file/read-resource-file'
import { compileBeside } from '../compile-beside'
import { inRoot } from '../processes.mjs'
import { draftOf } from './draft'
import { fileOf, fixturesText, jsonTextOf } from './draft-file'
import { testText } from './draft-test'
import { typeScriptText } from './draft-typescript'
import { definitionFaults, faultsOf } from './faults-of'
import { createFileSchema } from './file-schema'
import { formatted } from './format-files'
import { loadDraft } from './load-draft'

const flags = {
  name: 'access-keys',
  fields: 'name:text!,purpose:choice(read|write)!,limit:number,tags:list,note:long-text,isActive:boolean',
}
const everything = {
  name: 'ventures',
  detail: 'page',
  fields: [
    'name:text!,note:long-text,secret:secret,contact:email!,home:url,machine:host,source:ip-range,size:number',
    "share:percent,budget:money(USD)!,disk:bytes,timeout:duration,isOpen:boolean,state:choice(new|it's done)!",
    'due:date,startsAt:date-time,tags:list,roles:list(reader|writer),labels:json,query:code,key:file-text',
    'logo:image,team:reference(teams)!,teams:references(teams)',
    'limits:object(perMinute:number!|contact:email),steps:array(title:text!|team:reference(teams))',
    'reactions:kinds(type; stop(after:duration!)|resize(size:choice(M|L)|by:reference(teams)))',
  ].join(','),
  when: 'home shown state=new; note required budget>100; source locked isOpen; machine shown contact; due locked state!=new',
  'filter-builder': 'name,budget,state',
  unique: 'name,contact',
  with: 'import,bulk',
}
const teams = jsonTextOf(draftOf({ name: 'teams', format: 'json', fields: 'name:text!' }))

let folder: string
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'new-resource-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

function keysLeftOut({ properties }: { properties: object }, written: readonly object[]): string[] {
  const keys = written.flatMap(Object.keys)
  return Object.keys(properties).filter((key) => !keys.includes(key))
}

describe('a new resource', () => {
  it('in JSON has no fault, and rows for the sandbox', () => {
    const text = jsonTextOf(draftOf({ ...flags, format: 'json' }))
    const { definition, fixtures } = readResourceFile(text, '/resources/access-keys.json')
    expect(faultsOf({ 'access-keys': text })).toEqual([])
    expect(definition.label).toEqual({ one: { en: 'Access key' }, many: { en: 'Access keys' } })
    expect(definition.list.columns).toEqual(['name', 'purpose', 'limit', 'tags', 'isActive'])
    expect(fixtures).toMatchObject([
      { name: 'Atlas', purpose: 'read', isActive: true },
      { name: 'Borealis', purpose: 'write', isActive: true },
    ])
  })

  it('has rows that end after they start', () => {
    const fields = 'name:text!,startsAt:date-time,endsAt:date-time'
    const { fixtures } = JSON.parse(jsonTextOf(draftOf({ name: 'ventures', format: 'json', fields })))
    expect(fixtures.map(({ startsAt, endsAt }: Record<string, string>) => [startsAt, endsAt])).toEqual([
      ['2026-02-28T08:00:00Z', '2026-03-07T08:00:00Z'],
      ['2026-02-25T08:00:00Z', '2026-03-04T08:00:00Z'],
    ])
  })

  it('has rows without what is shown above or below a limit, where a figure stands at it', () => {
    const fields = 'name:text!,size:number,big:text,small:text'
    const when = 'big shown size>35; small shown size<42'
    const { fixtures } = JSON.parse(jsonTextOf(draftOf({ name: 'ventures', format: 'json', fields, when })))
    expect(fixtures.map(({ size }: { size: number }) => size)).toEqual([35, 42])
    expect(fixtures.map((row: object) => ['big' in row, 'small' in row])).toEqual([
      [false, true],
      [true, false],
    ])
  })

  it('in JSON may have every kind of field, references, conditions and a page for each record', () => {
    const text = jsonTextOf(
      draftOf({
        ...everything,
        format: 'json',
        fields: `${everything.fields},left:computed(round(budget * size, 2))`,
      }),
    )
    expect(faultsOf({ ventures: text, teams })).toEqual([])
    expect(JSON.parse(text)).toMatchObject({
      titleField: 'name',
      detail: { page: true },
      fields: {
        budget: { currency: 'USD', required: 'Please enter: budget' },
        left: { type: 'computed', value: 'round(budget * size, 2)' },
        teams: { type: 'reference', resource: 'teams', many: true },
        home: { shownWhen: { field: 'state', equals: 'new' } },
        note: { required: 'Please enter: note', requiredWhen: { field: 'budget', greater: 100 } },
        source: {
          lockedWhen: {
            field: 'isOpen',
            equals: true,
            reason: 'It cannot be changed while "open" is switched on',
          },
        },
        machine: { shownWhen: { field: 'contact', set: true } },
        limits: { fields: { perMinute: { type: 'number', required: 'Please enter: per minute' } } },
        reactions: {
          type: 'array',
          kindField: 'type',
          kinds: {
            stop: { label: 'Stop', fields: { after: { type: 'duration', required: 'Please enter: after' } } },
            resize: { fields: { size: { type: 'choice', options: ['M', 'L'] } } },
          },
        },
      },
      list: { filterBuilder: ['name', 'budget', 'state'] },
      calls: { filterParameter: 'filter' },
      edit: { bulk: true },
    })
    const [first, second] = JSON.parse(text).fixtures
    expect([first.home, second.home]).toEqual(['https://example.com/atlas', undefined])
  })

  it.each([
    ['<', '"starts at" is before now'],
    ['>', '"starts at" is after now'],
  ])('locked while a date is %s now gives the reason in words of time', (sign, words) => {
    const fields = 'name:text,startsAt:date-time,size:number'
    const reasonOf = (when: string) =>
      Object(
        JSON.parse(jsonTextOf(draftOf({ name: 'trips', format: 'json', fields, when }))).fields.name
          .lockedWhen,
      ).reason
    expect(reasonOf(`name locked startsAt${sign}now`)).toBe(`It cannot be changed while ${words}`)
    expect(reasonOf('name locked size>5')).toBe('It cannot be changed while "size" is more than 5')
  })

  it.each(['user', 'cluster'])('in TypeScript is a sound definition of the scope %s', async (scope) => {
    const draft = draftOf({ ...flags, scope })
    const { accessKeys } = await loadDraft(folder, typeScriptText(fileOf(draft), 'plain'))
    expect(accessKeys).toMatchObject({
      name: 'access-keys',
      scope,
      access: { subject: scope === 'user' ? 'Account' : 'ClusterConfiguration' },
      create: { call: { method: 'POST' } },
      list: { sort: { field: 'name', order: 'asc' }, empty: { action: 'create' } },
    })
    const asked = accessKeys.actions.map((each: { name: string; requires: string }) => [
      each.name,
      each.requires,
    ])
    expect(asked).toEqual(['create', 'edit', 'delete'].map((name) => [name, 'manage']))
    expect(definitionFaults(accessKeys, [])).toEqual([])
    const rows = JSON.parse(fixturesText(draft))
    for (const row of rows) expect(accessKeys.schema.safeParse({ id: '1', ...row }).success).toBe(true)
    expect(typeScriptText(fileOf(draft), 'plain').split('\n').length).toBeLessThan(70)
  })

  const usual = {
    name: 'ventures',
    detail: 'page',
    with: 'import,bulk',
    fields: [
      'name:text!,status:choice(new|live|failed),plan:choice(S|M)!,budget:money(EUR),endsAt:date',
      'createdAt:date-time,team:reference(teams),note:long-text,isActive:boolean,lastSeenBy:email',
    ].join(','),
  }
  it('has no more lines than a person would write, as the formatter writes them', async () => {
    const json = jsonTextOf(draftOf({ ...usual, format: 'json' }))
    const typescript = typeScriptText(fileOf(draftOf(usual)), 'plain')
    expect(json.split('\n').length).toBeLessThan(80)
    expect((await formatted(typescript)).split('\n').length).toBeLessThan(90)
    expect(json).toContain('\n    "budget": { "type": "money", "label": "Budget", "currency": "EUR" },\n')
    expect(await formatted(json, 'ventures.json')).toBe(json)
  })

  it('asks in its forms for nothing that the server keeps, unless a flag says that it is asked', () => {
    const kept =
      'id:text,createdAt:date-time,updated_by:email,status:choice(a|b),lastSeenAt:date,loginCount:number'
    const typed =
      'name:text,firstName:text,lastName:text,country:text,totals:number,startsAt:date,secret:secret'
    const formsOf = (fields: string, when?: string) =>
      fileOf(draftOf({ name: 'people', fields, when })).create?.fields
    expect(formsOf(`${typed},${kept}`)).toEqual([
      'name',
      'firstName',
      'lastName',
      'country',
      'totals',
      'startsAt',
      'secret',
    ])
    expect(formsOf('name:text,status:choice(a|b)!')).toEqual(['name', 'status'])
    expect(formsOf('name:text,status:choice(a|b)', 'status shown name')).toEqual(['name', 'status'])
    expect(formsOf('id:text,status:choice(a|b)')).toEqual(['id', 'status'])
  })

  it('in TypeScript may have all of it but formulas', async () => {
    const draft = draftOf(everything)
    const { ventures } = await loadDraft(folder, typeScriptText(fileOf(draft), 'plain'))
    const { definition: other } = readResourceFile(teams, 'teams.json')
    expect(definitionFaults(ventures, [other])).toEqual([])
    expect(ventures.calls.one).toEqual({ method: 'GET', path: '/ventures/{recordId}' })
    expect(ventures.fields.limits.fields.contact.rule('nobody', {})).toContain('email address')
    for (const row of JSON.parse(fixturesText(draft))) {
      expect(ventures.schema.safeParse({ id: '1', ...row }).error).toBeUndefined()
    }
  })

  it('in TypeScript compiles, and the gate of a commit has nothing to say', async () => {
    const files = Object.fromEntries(
      [
        draftOf(everything),
        draftOf({ ...everything, name: 'people', scope: 'cluster', detail: 'dialog' }),
        draftOf({ name: 'lists', fields: 'name:text,limits:object(contact:email)' }),
      ].flatMap((draft) => [
        [`src/resources/${draft.scope}/${draft.name}/definition.ts`, typeScriptText(fileOf(draft), 'plain')],
        [`src/resources/${draft.scope}/${draft.name}/fixtures.json`, fixturesText(draft)],
        [`sandbox/resources/${draft.name}.test.ts`, testText(draft)],
      ]),
    )
    expect(await compileBeside(files, { formats: true })).toEqual({ types: [], lint: '' })
  })

  it('says in the documentation which keys of the format it does not write', () => {
    const text = jsonTextOf(
      draftOf({ ...everything, format: 'json', fields: `${everything.fields},left:computed(size)` }),
    )
    const file: unknown = JSON.parse(text)
    const schema = JSON.parse(createFileSchema())
    const { list, fields } = Object(file)
    const fieldShape =
      schema.definitions[schema.properties.fields.additionalProperties.$ref.split('/').at(-1)]
    const missing = [
      keysLeftOut(schema, [Object(file)]),
      keysLeftOut(schema.properties.list, [list]),
      keysLeftOut(fieldShape, Object.values(fields)),
    ]
    const page = readFileSync(inRoot('docs', 'adding-a-resource.md'), 'utf8')
    const [, sentence = ''] = /It writes no other keys: ([\s\S]*?)\. They are/.exec(page) ?? []
    expect(
      sentence.split('; ').map((part) => part.match(/(?<=`)\w+(?=`)/g)?.filter((key) => key !== 'list')),
    ).toEqual(missing)
  })

  it('has a test that sends what its forms ask for', () => {
    const text = testText(draftOf(everything))
    expect(text).toContain("rig.call('owner', 'POST', path, values)")
    expect(text).toContain("name: 'Cascade'")
    expect(text).toContain("team: '1'")
    expect(text).toContain('toBe(422)')
    expect(
      testText(draftOf({ name: 'notes', fields: 'name:text,kind:choice!', when: 'kind shown name' })),
    ).toContain('toBe(201)')
  })

  it.each([
    ['people', 'Person', 'People'],
    ['retention-policies', 'Retention policy', 'Retention policies'],
    ['statuses', 'Status', 'Statuses'],
    ['indices', 'Index', 'Indices'],
    ['series', 'Series', 'Series'],
  ])('called %s has the words of one and of many', (name, one, many) => {
    expect(draftOf({ name, fields: 'name:text' })).toMatchObject({ one, many })
  })

  it.each([
    [{ name: 'Key' }, '--name: a plural in lower case with hyphens is expected, such as --name api-keys.'],
    [{ name: 'person' }, '--name: a plural in lower case with hyphens is expected, such as --name people.'],
    [{ name: 'plans' }, '--name: /plans is an address of the console itself'],
    [{ name: 'keys', scope: 'tenant' }, '--scope: "user" or "cluster"'],
    [{ name: 'keys', format: 'yaml' }, '--format: "ts" or "json"'],
    [{ name: 'keys', detail: 'window' }, '--detail: "none", "dialog" or "page"'],
    [
      { name: 'keys', scope: 'cluster', detail: 'page' },
      '--detail: what stands on a tab of a cluster has no pages',
    ],
    [{ name: 'keys', fields: 'name:string' }, '--fields: "name:string" is no field'],
    [{ name: 'keys', fields: 'name:text,name:url' }, '--fields: there are two fields "name"'],
    [{ name: 'keys', fields: 'team:reference' }, 'in brackets stands the other resource'],
    [{ name: 'keys', fields: 'limits:object()' }, 'in brackets stands its fields'],
    [
      { name: 'keys', fields: 'limits:object(key:secret)' },
      '"key": a field of type secret stands beside others',
    ],
    [{ name: 'keys', fields: 'name:text(5)' }, 'nothing stands in brackets there'],
    [{ name: 'keys', fields: 'steps:kinds(stop)' }, '"stop" is no kind of entries; write such as'],
    [
      { name: 'keys', fields: 'steps:kinds(as; stop(as:text))' },
      '"as" is the key that says the kind; call the field otherwise',
    ],
    [
      { name: 'keys', fields: 'steps:kinds(stop(kind:text))' },
      '"kind" is the key that says the kind; call the field otherwise',
    ],
    [
      { name: 'keys', fields: 'logo:image', 'filter-builder': 'logo' },
      '--filter-builder: "logo" cannot be compared',
    ],
    [{ name: 'keys', unique: 'size' }, '--unique: "size" is no field'],
    [
      { name: 'keys', fields: 'isOpen:boolean', unique: 'isOpen' },
      '--unique: "isOpen" is of a type that cannot be compared with other records',
    ],
    [
      { name: 'keys', fields: 'teams:references(teams)', unique: 'teams' },
      '--unique: "teams" is of a type that cannot be compared with other records',
    ],
    [{ name: 'keys', 'filter-builder': 'size' }, '--filter-builder: "size" is no field'],
    [{ name: 'keys', with: 'export' }, '--with: "import" or "bulk" is expected, or both with a comma.'],
    [{ name: 'keys', fields: 'sum:computed(1 + 1)' }, '--fields: sum is computed by the schema'],
    [
      { name: 'keys', fields: 'name:text', when: 'name hidden name' },
      '--when: "name hidden name" is no condition',
    ],
    [{ name: 'keys', fields: 'name:text', when: 'name shown kind=a' }, 'there is no field "kind"'],
  ])('is refused with %j', (wrong, sentence) => {
    expect(() => draftOf({ fields: 'name:text', ...wrong })).toThrow(sentence)
  })

  it('is under sixty lines in the documentation, in both formats', () => {
    for (const file of ['api-keys.json', 'webhooks.ts']) {
      const lines = readFileSync(inRoot('docs', 'examples', file), 'utf8')
        .trimEnd()
        .split('\n')
      expect(lines.length).toBeLessThan(60)
    }
  })
})
