import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { inRoot, root } from '../processes.mjs'
import { checkAll, checkFile, languageNotes, unlistedNotes } from './check'
import { checkOutcome } from './check-outcome'
import { type ConsoleModules, withConsoleModules } from './console-modules'

const folder = mkdtempSync(path.join(tmpdir(), 'check-file-'))
let modules: ConsoleModules
beforeAll(() =>
  withConsoleModules(async (loaded) => {
    modules = loaded
  }),
)
afterEach(() => vi.unstubAllEnvs())
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('knows the APIs of the config.json that it is given, and of no other', async () => {
  const example = JSON.parse(readFileSync(inRoot('docs', 'examples', 'api-keys.json'), 'utf8'))
  const file = path.join(folder, 'price-keys.json')
  writeFileSync(file, JSON.stringify({ ...example, name: 'price-keys', api: 'billing' }))
  const shipped = JSON.parse(readFileSync(inRoot('public', 'config.json'), 'utf8'))
  const config = path.join(folder, 'config.json')
  writeFileSync(
    config,
    JSON.stringify({ ...shipped, apis: { billing: { base: 'https://billing.example.com/v1' } } }),
  )
  expect(await checkFile(modules, file, config)).toEqual([])
  expect((await checkFile(modules, file)).join()).toMatch(/R131 price-keys\.api: no API "billing"/)
  await expect(checkFile(modules, file, path.join(folder, 'none.json'))).rejects.toThrow('There is no file')
})

it('looks for the file and the config.json where the person is who calls, not in the root', async () => {
  const example = JSON.parse(readFileSync(inRoot('docs', 'examples', 'api-keys.json'), 'utf8'))
  const shipped = JSON.parse(readFileSync(inRoot('public', 'config.json'), 'utf8'))
  const apis = { billing: { base: 'https://billing.example.com/v1' } }
  const write = (name: string, content: object) =>
    writeFileSync(path.join(folder, name), JSON.stringify(content))
  write('near-keys.json', { ...example, name: 'near-keys', api: 'billing' })
  write('near.json', { ...shipped, apis })
  vi.stubEnv('INIT_CWD', folder)
  expect(await checkOutcome(modules, { files: ['near-keys.json'], config: 'near.json' })).toEqual({
    said: ['No fault found.'],
    code: 0,
  })
})

it('names a cluster that the sandbox has not got, in the rows of a file and beside it', async () => {
  const example = JSON.parse(readFileSync(inRoot('docs', 'examples', 'api-keys.json'), 'utf8'))
  const file = path.join(folder, 'cluster-keys.json')
  const fields = {
    ...example.fields,
    home: { type: 'reference', label: 'Home', resource: 'clusters' },
    others: { type: 'reference', label: 'Others', resource: 'clusters', many: true },
  }
  const row = { name: 'nightly', purpose: 'read', home: 'c1a5e000-0000-4000-8000-000000000001' }
  const fixtures = [
    row,
    { ...row, home: 'c1a5e000-0000-4000-8000-000000000099', others: [row.home, 'atlas'] },
  ]
  writeFileSync(file, JSON.stringify({ ...example, name: 'cluster-keys', fields, fixtures }))
  const lines = (await checkFile(modules, file)).map((line) => line.replace(/^.* R094/, 'R094'))
  expect(lines).toEqual([
    expect.stringMatching(
      /^R094 cluster-keys\.fixtures\[1\]\.home: the sandbox has no cluster "c1a5.*99"; did you mean/,
    ),
    'R094 cluster-keys.fixtures[1].others: the sandbox has no cluster "atlas"; the README says which there are',
  ])
  const beside = path.join(folder, 'cluster-keys.fixtures.json')
  writeFileSync(file, JSON.stringify({ ...example, name: 'cluster-keys', fields, fixtures: [] }))
  writeFileSync(beside, JSON.stringify([{ ...row, home: 'atlas' }]))
  expect((await checkFile(modules, file)).join()).toMatch(
    /fixtures\[0\]\.home: the sandbox has no cluster "atlas"/,
  )
})

it('says what is wrong with the config.json it is given, and no more of the APIs that it may name', async () => {
  const example = JSON.parse(readFileSync(inRoot('docs', 'examples', 'api-keys.json'), 'utf8'))
  const file = path.join(folder, 'spend-keys.json')
  writeFileSync(file, JSON.stringify({ ...example, name: 'spend-keys', api: 'billing' }))
  const shipped = JSON.parse(readFileSync(inRoot('public', 'config.json'), 'utf8'))
  const config = path.join(folder, 'site.json')
  const linesOf = async (content: string) => {
    writeFileSync(config, content)
    return (await checkFile(modules, file, config)).map((line) => line.replace(/^.*\/site/, 'site'))
  }
  const apis = { billing: { base: 'https://billing.example.com/v1' } }
  const { auth, ...others } = { ...shipped, apis }
  expect(await linesOf(JSON.stringify(others))).toEqual([
    'site.json: auth is missing: a config.json has it, beside "apis", too',
  ])
  expect(await linesOf(JSON.stringify({ ...others, auth: { ...auth, clientId: 7 } }))).toEqual([
    'site.json: auth.clientId: a text is expected',
  ])
  expect(await linesOf('{ "apis": ')).toEqual(['site.json: not valid JSON'])
})

it('checks the files beside those that config.json lists, too, and says that they are shown nowhere', () => {
  const { fixtures: _rows, ...example } = JSON.parse(
    readFileSync(inRoot('docs', 'examples', 'api-keys.json'), 'utf8'),
  )
  const shipped = JSON.parse(readFileSync(inRoot('public', 'config.json'), 'utf8'))
  const site = path.join(folder, 'site')
  mkdirSync(path.join(site, 'resources'), { recursive: true })
  const write = (name: string, content: object) =>
    writeFileSync(path.join(site, ...name.split('/')), JSON.stringify(content))
  write('config.json', { ...shipped, resources: ['/resources/shown-keys.json'] })
  write('resources/shown-keys.json', { ...example, name: 'shown-keys' })
  write('resources/shown-keys.fixtures.json', [])
  write('resources/draft-keys.json', { ...example, name: 'draft-keys', api: 'none' })
  const from = path.relative(root, site)
  expect(checkAll(modules, from)).toEqual([
    expect.stringMatching(/draft-keys\.json:\d+:\d+: R131 draft-keys\.api: no API "none"/),
  ])
  expect(unlistedNotes(from)).toEqual([
    `${from}/resources/draft-keys.json: checked, and shown nowhere: "resources" of ${from}/config.json does not list "/resources/draft-keys.json"`,
  ])
  const apis = { none: { base: 'https://api.example/v1' } }
  write('other.json', {
    ...shipped,
    apis,
    resources: ['/resources/shown-keys.json', '/resources/draft-keys.json'],
  })
  const other = path.join(site, 'other.json')
  expect([checkAll(modules, from, other), unlistedNotes(from, other)]).toEqual([[], []])
  write('config.json', { ...shipped, resources: 'none' })
  expect(checkAll(modules, from)[0]).toBe(`${from}/config.json: resources: a list is expected`)
})

it('takes neither itself nor a faulty file beside it for a resource that is not there', async () => {
  const { fixtures: _rows, ...example } = JSON.parse(
    readFileSync(inRoot('docs', 'examples', 'api-keys.json'), 'utf8'),
  )
  const own = path.join(folder, 'related')
  mkdirSync(own)
  const write = (name: string, changes: object) => {
    writeFileSync(path.join(own, `${name}.json`), JSON.stringify({ ...example, name, ...changes }))
    return path.join(own, `${name}.json`)
  }
  write('broken-keys', { list: { ...example.list, columns: ['nothing'] }, colour: 'red' })
  const reference = { type: 'reference', label: 'Of', resource: 'broken-keys' }
  const related = ['tree-keys', 'broken-keys'].map((resource) => ({ resource, by: 'of' }))
  const file = write('tree-keys', {
    colour: 'red',
    fields: { ...example.fields, of: { ...reference, resource: 'tree-keys' }, beside: reference },
    create: { fields: ['name', 'of'] },
    detail: { page: true, fields: ['name'], related },
  })
  expect((await checkFile(modules, file)).map((line) => line.replace(/^.*\/tree-keys\.json\S*/, ''))).toEqual(
    [expect.stringMatching(/^ R023 tree-keys: no key "colour"/)],
  )
})

it('takes no name twice, and none that is an address of the console, wherever the file stands', async () => {
  const { fixtures: _rows, ...example } = JSON.parse(
    readFileSync(inRoot('docs', 'examples', 'api-keys.json'), 'utf8'),
  )
  // Others of this file would take them for their neighbours.
  const own = path.join(folder, 'names')
  mkdirSync(own)
  const codesOf = async (name: string, changes: object = {}) => {
    const file = path.join(own, `${name}.json`)
    writeFileSync(file, JSON.stringify({ ...example, name, ...changes }))
    return (await checkFile(modules, file)).map((line) => line.replace(/^.*: (R\d+ [^:]*):.*$/, '$1'))
  }
  expect(await codesOf('libraries')).toEqual(['R001 libraries'])
  expect(await codesOf('resources')).toEqual(['R104 resources.name'])
  const related = [{ resource: 'side-keys', by: 'nothing' }]
  expect(await codesOf('side-keys', { detail: { page: true, fields: ['name'], related } })).toEqual([
    'R063 side-keys.detail.related[0].by',
    'R064 side-keys.detail.related[0].by',
  ])
  // What is wrong beside a fault of the format is told at once, and so are rows in the file itself.
  expect(await codesOf('both-keys', { colour: 'red', titleField: 'nothing' })).toEqual([
    'R023 both-keys',
    'R006 both-keys.titleField',
  ])
  expect(await codesOf('own-keys', { fixtures: [{ name: 'Own key', purpose: 'no' }] })).toEqual([
    'R094 own-keys.fixtures[0].purpose',
  ])
  expect(await codesOf('large-keys', { about: 'x'.repeat(1_000_000) })).toEqual(['R121 large-keys'])
})

it('refuses a module without a definition, and rows without one beside them', async () => {
  const module = path.join(folder, 'nothing.ts')
  writeFileSync(module, 'export const nothing = 1')
  const rows = path.join(folder, 'fixtures.json')
  writeFileSync(rows, '[]')
  const load = async () => ({ nothing: 1 })
  await expect(checkFile({ ...modules, load }, module)).rejects.toThrow('exports no definition')
  const place = { kind: 'menu', icon: 'box' } as const
  const named = async () => ({ plans: { ...modules.user.definitions[0], name: 'plans', place } })
  expect((await checkFile({ ...modules, load: named }, module)).join()).toContain('R104 plans.name')
  const [own] = modules.user.definitions
  const saysOf = async (changes: object) =>
    (await checkFile({ ...modules, load: async () => ({ own: { ...own, ...changes } }) }, module)).join()
  // It is no other resource of the same name.
  expect(await saysOf({})).toBe('')
  expect(await saysOf({ titleField: 'nothing' })).toContain('R006')
  const related = [{ resource: 'nothing', by: 'of' }]
  expect(await saysOf({ detail: { title: { en: 'One' }, page: true, sections: [], related } })).toContain(
    'R063',
  )
  await expect(checkFile(modules, rows)).rejects.toThrow(/There is no file .*definition\.ts/)
})

it('tells the faults of the definitions of the build at their files', () => {
  const [first, ...others] = modules.account.accountDefinitions
  if (!first) throw new Error('There are no definitions of the account.')
  const account = { ...modules.account, accountDefinitions: [{ ...first, titleField: 'nothing' }, ...others] }
  expect(checkAll({ ...modules, account })).toEqual([
    expect.stringMatching(/^src\/resources\/account\/\S+\/definition\.ts.* R006 /),
  ])
})

it('a definition of the build has no address of the console itself', () => {
  const [first, ...others] = modules.account.accountDefinitions
  if (!first) throw new Error('There are no definitions of the account.')
  const plans = { ...first, name: 'plans', place: { kind: 'menu', icon: 'box' } as const }
  const account = { ...modules.account, accountDefinitions: [plans, ...others] }
  // Its cells are those of the folder that it was taken from.
  expect(checkAll({ ...modules, account }).filter((line) => !/R009|R04/.test(line))).toEqual([
    'R104 plans.name: /plans is an address of the console itself',
  ])
})

it('of two listed files of one name the second is told', () => {
  const { fixtures: _rows, ...example } = JSON.parse(
    readFileSync(inRoot('docs', 'examples', 'api-keys.json'), 'utf8'),
  )
  const shipped = JSON.parse(readFileSync(inRoot('public', 'config.json'), 'utf8'))
  const site = path.join(folder, 'twice')
  for (const name of ['resources', 'more']) {
    mkdirSync(path.join(site, name), { recursive: true })
    writeFileSync(path.join(site, name, 'two-keys.json'), JSON.stringify({ ...example, name: 'two-keys' }))
  }
  const resources = ['/resources/two-keys.json', '/more/two-keys.json']
  writeFileSync(path.join(site, 'config.json'), JSON.stringify({ ...shipped, resources }))
  const from = path.relative(root, site)
  expect(checkAll(modules, from)).toEqual([
    `${from}/more/two-keys.json: R001 two-keys: ${from}/resources/two-keys.json has this name, and is listed before it`,
  ])
})

it('tells what is wrong with the rows beside a file, with their own lines', async () => {
  const { fixtures: _own, ...example } = JSON.parse(
    readFileSync(inRoot('docs', 'examples', 'api-keys.json'), 'utf8'),
  )
  const file = path.join(folder, 'row-keys.json')
  const rows = path.join(folder, 'row-keys.fixtures.json')
  writeFileSync(file, JSON.stringify({ ...example, name: 'row-keys' }))
  const linesOf = async (content: string, of = file) => {
    writeFileSync(rows, content)
    return (await checkFile(modules, of)).map((line) => line.replace(/^.*\//, ''))
  }
  const sound = '{ "id": 1, "name": "Nightly export", "purpose": "read" }'
  expect(await linesOf(`[${sound}]`)).toEqual([])
  const faulty = `[
  ${sound},
  { "id": 1, "name": "Build server", "purpose": "wite" },
  { "id": 2, "name": "Old server", "purpose": "read",
    "dailyLimit": "many", "notes": "x" }
]`
  const expected = [
    'row-keys.fixtures.json:3:5: R094 row-keys.fixtures[1].id: another row has the id 1',
    'row-keys.fixtures.json:3:38: R094 row-keys.fixtures[1].purpose: "wite" is no option; did you mean "write"?',
    'row-keys.fixtures.json:5:5: R094 row-keys.fixtures[2].dailyLimit: "many" is no value of this field: a number is expected',
    'row-keys.fixtures.json:5:27: R094 row-keys.fixtures[2].notes: no field "notes"; did you mean "note"?',
  ]
  expect(await linesOf(faulty)).toEqual(expected)
  expect(await linesOf(faulty, rows)).toEqual(expected)
  expect(await linesOf('{}')).toEqual([
    'row-keys.fixtures.json:1:1: R102 row-keys.fixtures: a list of rows is expected',
  ])
  expect(await linesOf('[\n 3]')).toEqual([
    'row-keys.fixtures.json:2:2: R102 row-keys.fixtures[0]: an object is expected',
  ])
  expect(await linesOf('[\n}')).toEqual([
    expect.stringMatching(/^row-keys\.fixtures\.json:2:1: R101 row-keys\.fixtures: is no valid JSON/),
  ])
  const many = Array.from({ length: 52 }, () => `{ "name": "Server", "purpose": "x" }`).join()
  const told = await linesOf(`[${many}]`)
  expect(told).toHaveLength(51)
  expect(told.at(-1)).toBe('row-keys.fixtures.json: R125 row-keys.fixtures: 2 more faults; mend these first')
})

it('tells what is wrong with the rows beside a definition in TypeScript', async () => {
  const own = path.join(folder, 'webhooks')
  mkdirSync(own)
  const file = path.join(own, 'definition.ts')
  const rows = path.join(own, 'fixtures.json')
  writeFileSync(file, `export { webhooks } from '${inRoot('docs', 'examples', 'webhooks.ts')}'`)
  // Loading a module of another path takes a server that is not gone yet.
  await withConsoleModules(async (serving) => {
    const linesOf = async (content: string, of = file) => {
      writeFileSync(rows, content)
      return (await checkFile(serving, of)).map((line) => line.replace(/^.*\//, ''))
    }
    const sound = '{ "name": "Deploys", "url": "https://deploys.example", "event": "connected" }'
    expect(await linesOf(`[${sound}]`)).toEqual([])
    const faulty = `[\n  ${sound.replace('connected', 'conected')},\n  { "name": "Audit" }\n]`
    const expected = [
      'fixtures.json:2:58: R094 webhooks.fixtures[0].event: "conected" is no option; did you mean "connected"?',
      'fixtures.json:3:3: R094 webhooks.fixtures[1]: "url" is required, and missing',
      'fixtures.json:3:3: R094 webhooks.fixtures[1]: "event" is required, and missing',
    ]
    expect(await linesOf(faulty)).toEqual(expected)
    expect(await linesOf(faulty, rows)).toEqual(expected)
  })
})

it('names what is not said in a language that a file speaks, and takes it for no fault', async () => {
  const example = JSON.parse(readFileSync(inRoot('docs', 'examples', 'api-keys.json'), 'utf8'))
  const file = path.join(folder, 'price-keys.json')
  const label = { one: { en: 'Price', de: 'Preis' }, many: { en: 'Prices', de: 'Preise' } }
  const about = 'What things cost.'
  writeFileSync(file, JSON.stringify({ ...example, name: 'price-keys', label, about }))
  expect(await checkFile(modules, file)).toEqual([])
  expect(languageNotes(modules, file)).toEqual([
    expect.stringMatching(
      /price-keys\.json: not said in "de", and read in English: about, fields\.name\.label, fields\.name\.required, .*list\.error, actions\[0\]\.label, .*, delete\.dangerText$/,
    ),
  ])
  expect(languageNotes(modules)).toEqual([])
})

it('names what is not said in the language of the site, whatever the file speaks', () => {
  const example = JSON.parse(readFileSync(inRoot('docs', 'examples', 'api-keys.json'), 'utf8'))
  const shipped = JSON.parse(readFileSync(inRoot('public', 'config.json'), 'utf8'))
  const file = path.join(folder, 'plain-keys.json')
  writeFileSync(file, JSON.stringify({ ...example, name: 'plain-keys' }))
  const notesFor = (site: object) => {
    const config = path.join(folder, 'speaks.json')
    writeFileSync(config, JSON.stringify({ ...shipped, ...site }))
    return languageNotes(modules, file, config)
  }
  expect(notesFor({ locale: 'de-AT' })).toEqual([
    expect.stringMatching(
      /plain-keys\.json: not said in "de", and read in English: label\.one, label\.many, /,
    ),
  ])
  expect(notesFor({ locale: 'en-GB' })).toEqual([])
  expect(notesFor({ locale: undefined })).toEqual([])
})

it('lists what a reference may name, which is nothing of the pages of a cluster and of the account', async () => {
  const example = JSON.parse(readFileSync(inRoot('docs', 'examples', 'api-keys.json'), 'utf8'))
  const file = path.join(folder, 'link-keys.json')
  const reference = (resource: string) => ({ type: 'reference', label: 'Of', resource })
  const fields = { ...example.fields, own: reference('link-keys'), cluster: reference('clusters') }
  const linesOf = (more: object) => {
    writeFileSync(file, JSON.stringify({ ...example, name: 'link-keys', fields: { ...fields, ...more } }))
    return checkFile(modules, file)
  }
  expect(await linesOf({})).toEqual([])
  const [line, ...others] = await linesOf({ library: reference('libraries') })
  expect(line).toMatch(
    /R049 link-keys\.fields\.library\.resource: no resource "libraries"; there are .*"clusters".* and /,
  )
  expect(line).not.toMatch(/"whitelists"|"billing-stats"/)
  expect(others).toEqual([])
})

it('looks at every file that it is given, and knows of a reference what lies beside it and no example', async () => {
  const example = JSON.parse(readFileSync(inRoot('docs', 'examples', 'api-keys.json'), 'utf8'))
  const { list: _list, ...faulty } = example
  const files = ['first-keys', 'second-keys', 'third-keys'].map((name) => path.join(folder, `${name}.json`))
  const [first = '', second = '', third = ''] = files
  const owner = { type: 'reference', label: 'Owner', resource: 'projects' }
  const beside = { ...owner, resource: 'first-keys' }
  writeFileSync(first, JSON.stringify({ ...example, name: 'first-keys' }))
  writeFileSync(second, JSON.stringify({ ...faulty, name: 'second-keys' }))
  const withFields = (more: object) =>
    writeFileSync(
      third,
      JSON.stringify({ ...example, name: 'third-keys', fields: { ...example.fields, ...more } }),
    )
  withFields({ owner, beside })
  expect(await checkOutcome(modules, { files })).toEqual({
    said: [
      expect.stringMatching(/second-keys\.list: is missing/),
      expect.stringMatching(/R049 third-keys\.fields\.owner\.resource: no resource "projects"/),
    ],
    code: 1,
  })
  withFields({ beside })
  expect(await checkOutcome(modules, { files: [first, third] })).toEqual({
    said: ['No fault found.'],
    code: 0,
  })
})

it('ends with exit code 1 on a fault, and on a schema for editors that is not that of the format', async () => {
  const { list: _list, ...example } = JSON.parse(
    readFileSync(inRoot('docs', 'examples', 'api-keys.json'), 'utf8'),
  )
  const file = path.join(folder, 'end-keys.json')
  writeFileSync(file, JSON.stringify({ ...example, name: 'end-keys' }))
  expect(await checkOutcome(modules, { files: [file] })).toEqual({
    said: [expect.stringMatching(/end-keys\.list: is missing/)],
    code: 1,
  })
  expect(await checkOutcome(modules, { files: ['docs/examples/api-keys.json'] })).toEqual({
    said: ['No fault found.'],
    code: 0,
  })
  const config = path.join(folder, 'end.json')
  const shipped = JSON.parse(readFileSync(inRoot('public', 'config.json'), 'utf8'))
  writeFileSync(
    config,
    JSON.stringify({ ...shipped, apis: { billing: { base: 'https://billing.example.com/v1' } } }),
  )
  const about = { en: 'Keys', de: 'Schlüssel' }
  writeFileSync(file, JSON.stringify({ ...example, list: _list, name: 'end-keys', about, api: 'billing' }))
  expect(await checkOutcome(modules, { files: [file], config })).toEqual({
    said: [
      expect.stringMatching(/end-keys\.json: not said in "de", and read in English: /),
      'No fault found.',
    ],
    code: 0,
  })
  writeFileSync(config, '{ "apis": ')
  expect(await checkOutcome(modules, { config })).toEqual({
    said: [expect.stringMatching(/end\.json: not valid JSON$/)],
    code: 1,
  })
  expect(await checkOutcome(modules, {})).toEqual({ said: ['All definitions are sound.'], code: 0 })
  for (const schema of [null, '{}'])
    expect(await checkOutcome(modules, { schemaOf: () => schema })).toEqual({
      said: ['resource', 'dashboard'].map(
        (kind) =>
          `public/${kind}-definition.schema.json is older than the format: run \`npm run resources -- schema\` and commit.`,
      ),
      code: 1,
    })
})
