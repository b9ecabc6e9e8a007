import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { authorizeAddress, newVerifier } from '../../sandbox/identity/identity-rig'
import { TestBrowser } from '../../sandbox/identity/test-browser'
import { freePortFrom } from '../ports.mjs'
import { inRoot } from '../processes.mjs'
import { Refusal } from '../terminal.mjs'
import { previewedFiles, refuseUnusable, startPreview } from './preview'
import { createPreviewFolder } from './preview-folder'

let folder: string
const at = (name: string) => path.join(folder, name)
const example = (name: string, changes: object = {}) =>
  JSON.stringify({
    ...JSON.parse(readFileSync(inRoot('docs', 'examples', `${name}.json`), 'utf8')),
    ...changes,
  })

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'preview-test-'))
  mkdirSync(at('dist'))
  writeFileSync(at('dist/index.html'), '<html><head><title>Console</title></head></html>')
  cpSync(inRoot('public', 'config.json'), at('dist/config.json'))
})
afterEach(() => vi.unstubAllEnvs())
afterAll(() => rmSync(folder, { recursive: true }))

/** The rows of a preview of dogs, which has no rows of its own, and of what it refers to. */
async function previewOfDogs(fields: object) {
  writeFileSync(at('dogs.json'), example('api-keys', { name: 'dogs', fixtures: undefined, fields }))
  const made = await createPreviewFolder([at('dogs.json')], at('dist'))
  made.update()
  const rowsOf = (name: string) =>
    JSON.parse(readFileSync(path.join(made.path, `resources/${name}.fixtures.json`), 'utf8'))
  return { rowsOf, remove: made.remove }
}

describe('the folder of a preview', () => {
  it('lists the files and those they speak of, with rows for those that bring none', async () => {
    writeFileSync(at('projects.json'), example('projects', { fixtures: undefined }))
    writeFileSync(at('service-accounts.json'), example('service-accounts'))
    const made = await createPreviewFolder([at('projects.json')], at('dist'))
    const shown = made.update()
    const inFolder = (name: string) => JSON.parse(readFileSync(path.join(made.path, name), 'utf8'))

    expect(shown).toMatchObject({
      files: [at('projects.json'), at('service-accounts.json')],
      watched: [
        at('projects.json'),
        at('service-accounts.json'),
        at('projects.fixtures.json'),
        at('service-accounts.fixtures.json'),
      ],
      madeUp: [{ name: 'projects', lacks: [] }],
      places: ['/projects'],
    })
    expect(inFolder('config.json').resources).toEqual([
      '/resources/projects.json',
      '/resources/service-accounts.json',
    ])
    const rows = inFolder('resources/projects.fixtures.json')
    expect(rows).toHaveLength(12)
    expect(rows[0]).toMatchObject({ id: 'projects-1', name: 'Atlas', accounts: ['ci', 'reports'] })
    expect(inFolder('resources/service-accounts.fixtures.json')).toMatchObject([
      { id: 'ci' },
      { id: 'reports' },
    ])
    expect(readFileSync(at('dist/index.html'), 'utf8')).not.toContain('preview')

    await made.remove()
    expect(existsSync(made.path)).toBe(false)
  })

  it('of a dashboard lists the files of its panels, with their rows, and none of its own', async () => {
    writeFileSync(at('operations.json'), readFileSync(inRoot('docs', 'examples', 'operations.json'), 'utf8'))
    writeFileSync(at('projects.json'), example('projects', { fixtures: undefined }))
    for (const name of ['service-accounts', 'maintenance-windows'])
      writeFileSync(at(`${name}.json`), example(name))
    const made = await createPreviewFolder([at('operations.json')], at('dist'))
    const shown = made.update()
    expect(shown.places).toEqual(['/operations'])
    expect(shown.madeUp).toEqual([{ name: 'projects', lacks: [] }])
    const inFolder = (name: string) => JSON.parse(readFileSync(path.join(made.path, name), 'utf8'))
    expect(inFolder('config.json').resources).toEqual(
      ['operations', 'projects', 'service-accounts', 'maintenance-windows'].map(
        (name) => `/resources/${name}.json`,
      ),
    )
    expect(inFolder('resources/projects.fixtures.json')).toHaveLength(12)
    await made.remove()
  })

  it('gives rows that bring no id one, by which others refer to them', async () => {
    const owner = { type: 'reference', label: 'Owner', resource: 'service-accounts' }
    const { fields } = JSON.parse(example('projects'))
    writeFileSync(
      at('projects.json'),
      example('projects', { fixtures: undefined, fields: { ...fields, owner } }),
    )
    const fixtures = [{ name: 'Builds' }, { name: 'Reports' }]
    writeFileSync(at('service-accounts.json'), example('service-accounts', { fixtures }))
    const made = await createPreviewFolder([at('projects.json')], at('dist'))
    made.update()
    const rows = JSON.parse(readFileSync(path.join(made.path, 'resources/projects.fixtures.json'), 'utf8'))
    expect([rows[0].owner, rows[1].owner]).toEqual(['service-accounts-1', 'service-accounts-2'])
    const beside = readFileSync(path.join(made.path, 'resources/service-accounts.fixtures.json'), 'utf8')
    expect(JSON.parse(beside)).toEqual([
      { id: 'service-accounts-1', name: 'Builds' },
      { id: 'service-accounts-2', name: 'Reports' },
    ])
    await made.remove()
  })

  it('shows what the files it speaks of speak of in turn', async () => {
    const { fields } = JSON.parse(example('api-keys'))
    const names = ['ants', 'bees', 'cats']
    for (const [index, name] of names.entries()) {
      const of = { type: 'reference', label: 'Of', resource: names[(index + 1) % 3] }
      writeFileSync(at(`${name}.json`), example('api-keys', { name, fields: { ...fields, of } }))
    }
    const made = await createPreviewFolder([at('ants.json')], at('dist'))
    expect(made.update().files).toEqual(names.map((name) => at(`${name}.json`)))
    await made.remove()
  })

  it('has rows as the API would answer them, under its own name of the id', async () => {
    writeFileSync(
      at('api-keys.json'),
      example('api-keys', { calls: { id: 'run_id' }, fixtures: [{ run_id: 7, name: 'Own' }] }),
    )
    const { fields } = JSON.parse(example('api-keys'))
    const of = { type: 'reference', label: 'Of', resource: 'api-keys' }
    const { rowsOf, remove } = await previewOfDogs({ ...fields, of })
    expect(rowsOf('api-keys')).toEqual([{ run_id: 7, name: 'Own' }])
    expect(rowsOf('dogs')[0].of).toBe('7')
    await remove()
  })

  it('makes ids up that are numbers where the file says so, for what refers to them, too', async () => {
    const { fields } = JSON.parse(example('api-keys'))
    const id = { type: 'number', label: 'Id' }
    const of = { type: 'reference', label: 'Of', resource: 'api-keys', sentAs: 'number' }
    writeFileSync(
      at('api-keys.json'),
      example('api-keys', { fixtures: undefined, fields: { ...fields, id } }),
    )
    const { rowsOf, remove } = await previewOfDogs({ ...fields, of })
    expect(rowsOf('api-keys').slice(0, 2)).toMatchObject([{ id: 1 }, { id: 2 }])
    expect(rowsOf('dogs').slice(0, 2)).toMatchObject([
      { id: 'dogs-1', of: 1 },
      { id: 'dogs-2', of: 2 },
    ])
    await remove()
  })

  it('makes ids up that are numbers where another file refers to them by numbers, at any depth', async () => {
    const { fields } = JSON.parse(example('api-keys'))
    const of = { type: 'reference', label: 'Of', resource: 'api-keys', sentAs: 'number' }
    writeFileSync(at('api-keys.json'), example('api-keys', { fixtures: undefined }))
    const { rowsOf, remove } = await previewOfDogs({
      ...fields,
      home: { type: 'object', label: 'Home', fields: { of } },
    })
    expect(rowsOf('api-keys').slice(0, 2)).toMatchObject([{ id: 1 }, { id: 2 }])
    expect(rowsOf('dogs').slice(0, 2)).toMatchObject([
      { id: 'dogs-1', home: { of: 1 } },
      { id: 'dogs-2', home: { of: 2 } },
    ])
    await remove()
  })

  it.each([
    ['fixtures in the file', { fixtures: [{ name: 'Own' }] }, undefined, [{ id: 'api-keys-1', name: 'Own' }]],
    ['fixtures that say it begins empty', { fixtures: [] }, undefined, []],
    [
      'fixtures beside it',
      { fixtures: undefined },
      '[{ "name": "Beside" }]',
      [{ id: 'api-keys-1', name: 'Beside' }],
    ],
    ['fixtures beside it that are none', { fixtures: undefined }, '{', []],
    ['fixtures beside it that are no list', { fixtures: undefined }, '{ "name": "Beside" }', []],
    ['a fault', { fixtures: undefined, list: undefined }, undefined, []],
  ])('makes no rows up for a file with %s', async (_what, changes, beside, rows) => {
    writeFileSync(at('api-keys.json'), example('api-keys', changes))
    if (beside !== undefined) writeFileSync(at('api-keys.fixtures.json'), beside)
    const made = await createPreviewFolder([at('api-keys.json')], at('dist'))
    expect(made.update().madeUp).toEqual([])
    const written = readFileSync(path.join(made.path, 'resources/api-keys.fixtures.json'), 'utf8')
    expect(JSON.parse(written)).toEqual(rows)
    rmSync(at('api-keys.fixtures.json'), { force: true })
    await made.remove()
  })

  it('leads to the tab of a cluster, and has the sandbox answer for other APIs as they page', async () => {
    const place = { kind: 'tab', tab: 'integrations', label: 'Integrations' }
    writeFileSync(at('api-keys.json'), example('api-keys', { scope: 'cluster', place }))
    const paging = { cursor: 'after', size: 'limit', next: 'meta.next' }
    const apis = { billing: { base: 'https://billing.example.com', headers: { 'x-team': 'a' }, paging } }
    const config = JSON.parse(readFileSync(at('dist/config.json'), 'utf8'))
    mkdirSync(at('with-apis'))
    cpSync(at('dist'), at('with-apis'), { recursive: true })
    writeFileSync(at('with-apis/config.json'), JSON.stringify({ ...config, apis }))
    const made = await createPreviewFolder([at('api-keys.json')], at('with-apis'))
    const apisIn = (folder: string) => JSON.parse(readFileSync(path.join(folder, 'config.json'), 'utf8')).apis
    expect(made.update().places).toEqual(['/clusters/sales-analytics?tab=integrations#api-keys'])
    writeFileSync(
      at('api-keys.json'),
      example('api-keys', { scope: 'cluster', place: { ...place, anchor: 'own' } }),
    )
    expect(made.update().places).toEqual(['/clusters/sales-analytics?tab=integrations#own'])
    const expected = { base: '/api/v2/apis/billing', headers: { 'x-team': 'a' }, paging, sendsToken: true }
    expect(apisIn(made.path)).toEqual({ billing: expected })
    const asked = await createPreviewFolder([at('api-keys.json')], at('dist'), at('with-apis/config.json'))
    asked.update()
    expect(apisIn(asked.path)).toEqual({ billing: expected })
    await Promise.all([made.remove(), asked.remove()])
  })
})

describe('a preview', () => {
  it('serves the file, follows each change of it, and says its faults until they are mended', async () => {
    const file = at('ssh-keys.json')
    const owner = { type: 'reference', label: 'Owner', resource: 'strangers' }
    const fields = { ...JSON.parse(example('api-keys')).fields, owner }
    const sound = example('api-keys', { name: 'ssh-keys', fixtures: undefined, actions: [], fields })
    writeFileSync(file, sound)
    const told: string[] = []
    // What a sandbox of one's own is started with is nothing to a preview.
    mkdirSync(at('temporary'))
    vi.stubEnv('TMPDIR', at('temporary'))
    vi.stubEnv('DATA_DIR', at('kept'))
    vi.stubEnv('DATABASE_URL', 'postgres://nobody@127.0.0.1:9/none')
    vi.stubEnv('PUBLIC_ORIGIN', 'https://elsewhere.example')
    const preview = await startPreview({
      files: [file],
      consoleDir: at('dist'),
      port: 0,
      person: 'owner',
      check: async (path) => {
        const text = readFileSync(path, 'utf8')
        if (text === 'gone') throw new Error('no such file')
        if (text === 'odd') throw new Refusal('It is odd.')
        return text === sound ? [] : ['R102 ssh-keys.list: is missing']
      },
      tell: (line) => told.push(line),
    })
    const get = async (path: string) => (await fetch(`${preview.origin}${path}`)).text()
    const version = async () => JSON.parse(await get('/preview.json')).version

    expect(preview.origin).toMatch(/^http:\/\/127\.0\.0\.1:/)
    expect(preview.addresses).toEqual([`${preview.origin}/ssh-keys`])
    const signedIn = await new TestBrowser(preview.origin).visit(
      authorizeAddress(preview.origin, newVerifier()),
    )
    expect(signedIn.parameters.has('code')).toBe(true)
    expect(told).toEqual([
      'No fault found.',
      'The rows of ssh-keys are made up: it has no "fixtures".',
      '  "owner" is empty: no rows of "strangers" are known here',
    ])
    const page = await fetch(preview.origin, { headers: { accept: 'text/html' } })
    expect(await page.text()).toContain('<script type="module" src="/preview.js"></script></head>')
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self';")
    expect(await get('/preview.js')).toContain('location.reload()')
    const first = await version()

    writeFileSync(file, '{}')
    await vi.waitFor(() => expect(told.at(-1)).toBe('The faults stand on the page, too.'), 20_000)
    expect(told.at(-2)).toBe('R102 ssh-keys.list: is missing')
    expect(await get('/resources/ssh-keys.json')).toBe('{}')
    const second = await version()
    expect(second).not.toBe(first)

    writeFileSync(file, 'odd')
    await vi.waitFor(() => expect(told.at(-2)).toBe('It is odd.'), 20_000)

    writeFileSync(file, 'gone')
    await vi.waitFor(() => expect(told.at(-1)).toBe('It could not be shown: no such file'), 20_000)

    writeFileSync(file, sound)
    await vi.waitFor(() => expect(told.at(-1)).toBe('No fault found.'), 20_000)
    expect(await get('/resources/ssh-keys.json')).toBe(sound)
    expect(await version()).not.toBe(second)
    const copies = () => readdirSync(at('temporary')).filter((name) => name.startsWith('preview-'))
    expect(copies()).toHaveLength(1)
    await preview.close()
    expect([existsSync(at('kept')), copies()]).toEqual([false, []])
    await expect(fetch(preview.origin)).rejects.toThrow()
  })

  it('leaves no sandbox and no copy behind where its first look at a file fails', async () => {
    writeFileSync(at('api-keys.json'), example('api-keys'))
    mkdirSync(at('failing'))
    vi.stubEnv('TMPDIR', at('failing'))
    const port = await freePortFrom(45_300)
    const check = async () => {
      throw new TypeError('a fault of the check itself')
    }
    const options = { consoleDir: at('dist'), port, person: 'owner', check, tell: () => {} }
    await expect(startPreview({ ...options, files: [at('api-keys.json')] })).rejects.toThrow('check itself')
    await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toThrow()
    expect(readdirSync(at('failing')).filter((name) => name.startsWith('preview-'))).toEqual([])
  })

  it.each([
    ['none.json', 'owner', 'There is no file'],
    ['definition.ts', 'owner', 'a JSON file called like its resource is expected'],
    ['api-keys.json', 'nobody', '--as: one of owner, manager'],
    ['api-keys.json', 'blocked', '--as: one of owner, manager'],
  ])('of %s as %s is refused', (name, person, sentence) => {
    if (name !== 'none.json') writeFileSync(at(name), '{}')
    expect(() => refuseUnusable({ files: [at(name)], person })).toThrow(sentence)
  })

  it('by a config.json that is not there is refused', () => {
    writeFileSync(at('api-keys.json'), '{}')
    const named = { files: [at('api-keys.json')], person: 'owner', config: at('none.json') }
    expect(() => refuseUnusable(named)).toThrow(`There is no file ${at('none.json')}.`)
  })

  it('of two files of one name is refused', () => {
    mkdirSync(at('other'))
    for (const name of ['api-keys.json', 'other/api-keys.json']) writeFileSync(at(name), '{}')
    const files = [at('api-keys.json'), at('other/api-keys.json')]
    expect(() => refuseUnusable({ files, person: 'owner' })).toThrow('two files are called so')
  })

  it('of all files of a folder leaves out the rows beside them', () => {
    const files = [at('api-keys.fixtures.json'), at('api-keys.json'), at('projects.json')]
    expect(previewedFiles(files)).toEqual([at('api-keys.json'), at('projects.json')])
    expect(() => previewedFiles([at('api-keys.fixtures.json')])).toThrow(
      'api-keys.fixtures.json holds rows: name the definition beside it, api-keys.json.',
    )
  })

  it('of a wrong file is refused before anything is built', () => {
    const run = spawnSync('npx', ['tsx', inRoot('scripts/resources.ts'), 'preview', at('none.json')], {
      cwd: inRoot(),
      encoding: 'utf8',
      timeout: 50_000,
    })
    expect(run.status).toBe(1)
    expect(`${run.stdout}${run.stderr}`.trim()).toBe(`There is no file ${at('none.json')}.`)
  }, 60_000)
})
