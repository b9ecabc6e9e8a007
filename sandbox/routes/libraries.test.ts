import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type SandboxRig, startSandboxRig } from '../sandbox-rig'

let rig: SandboxRig
let path: string
let clusterId: string
beforeAll(async () => {
  rig = await startSandboxRig()
})
beforeEach(async () => {
  await rig.reset()
  clusterId = await idOf('owner', 'sales-analytics')
  path = `/instances/${clusterId}/libraries`
})
afterAll(() => rig.close())

async function idOf(persona: string, name: string): Promise<string> {
  return (await rig.call(persona, 'GET', `/tenants/{id}/instances/${name}`)).body.id
}
const advance = (minutes: number) => rig.control('POST', '/clock', { advanceMs: minutes * 60_000 })
const list = async () => (await rig.call('owner', 'GET', path)).body as Record<string, unknown>[]
const named = async (name: string) => (await list()).find((entry) => entry.name === name)
const install = (body: unknown, persona = 'owner') => rig.call(persona, 'PUT', `${path}/install`, body)
const pypi = (...packages: string[]) => ({ type: 'pypi', data: { packages } })
/** Puts a file where the sandbox said, as the browser would: without a token. */
const put = (url: string, content: string | Uint8Array<ArrayBuffer>) =>
  rig.app.request(new URL(url).pathname, {
    method: 'PUT',
    body: content,
    headers: { 'content-type': 'application/octet-stream' },
  })
const signed = async (file: string, persona = 'owner') =>
  (await rig.call(persona, 'PUT', `${path}/upload`, { clientOrigin: 'http://localhost', file })).body
    .uploadURL as string

describe('libraries over HTTP', () => {
  it('installs, component by component, and refuses everything else meanwhile [LIB-007, LIB-010, LIB-024]', async () => {
    const answer = await install(pypi('scipy==1.14', 'polars', 'no-such-thing'))
    expect([answer.status, answer.body.message]).toEqual([
      200,
      'Installing scipy==1.14, polars, no-such-thing',
    ])
    expect(await named('scipy==1.14')).toEqual({
      name: 'scipy==1.14',
      type: 'pypi',
      sourceColumn: 'PyPI',
      status: 'installing',
      analyticsState: 'installing',
      loaderState: 'installing',
      chidoriState: 'installing',
      sparkState: 'installing',
    })
    for (const [call, body] of [
      ['install', pypi('dask')],
      ['uninstall', pypi('numpy==1.26.4')],
      ['uninstall-multiple', [pypi('numpy==1.26.4')]],
    ] as const) {
      const refused = await rig.call('owner', 'PUT', `${path}/${call}`, body)
      expect([refused.status, refused.body.message]).toEqual([
        409,
        'There is another library installing, please wait for it',
      ])
    }
    await advance(1)
    expect(await named('polars')).toMatchObject({
      analyticsState: 'installed',
      sparkState: 'installed',
      loaderState: 'installing',
    })
    await advance(0.5)
    expect(await named('polars')).toMatchObject({ loaderState: 'installed', chidoriState: 'installing' })
    // One whose first part has failed is at work until its last one has ended.
    expect(await named('no-such-thing')).toMatchObject({ status: 'installing', analyticsState: 'failed' })
    await advance(0.5)
    expect(await named('polars')).toMatchObject({ status: 'installed', chidoriState: 'installed' })
    expect(await named('no-such-package')).toMatchObject({ status: 'failed' })
  })

  it('are on the first day of every kind, each with its states, and one that failed [LIB-007, LIB-008]', async () => {
    const states = (state: string) => ({
      ...{ status: state, analyticsState: state, loaderState: state, chidoriState: state, sparkState: state },
    })
    const row = (type: string, name: string, sourceColumn: string, state = 'installed') => ({
      ...{ name, type, sourceColumn, ...states(state) },
    })
    const first = [
      row('pypi', 'numpy==1.26.4', 'PyPI'),
      row('pypi', 'pandas==2.2.3', 'PyPI'),
      row('pypi', 'requests', 'PyPI'),
      row('pypi', 'no-such-package', 'PyPI', 'failed'),
      row('maven', 'org.postgresql:postgresql:42.7.4', 'https://repo1.maven.org/maven2'),
      row('cran', 'jsonlite', 'https://cran.r-project.org'),
      row('file', 'pricing_rules-1.4.0.whl', 'File Uploader'),
    ]
    expect(await list()).toEqual(first)
    const maven = { type: 'maven', data: { coordinates: 'ORG.postgresql:postgresql' } }
    const file = { type: 'file', data: { file: 'pricing_rules-1.4.0.whl' } }
    const uninstall = (body: unknown) => rig.call('owner', 'PUT', `${path}/uninstall-multiple`, body)
    const other = { type: 'maven', data: { ...maven.data, repository: 'https://maven.northwind.test' } }
    // Of another source it is another one; all of them go, or none.
    expect((await uninstall([file, other])).status).toBe(404)
    expect(await list()).toEqual(first)
    expect((await uninstall([pypi('Requests'), maven, file])).body).toEqual({
      message: 'Uninstalling Requests, ORG.postgresql:postgresql, pricing_rules-1.4.0.whl',
    })
    const gone = [first[2], first[4], first[6]]
    expect(await list()).toEqual(
      first.map((each) => (gone.includes(each) ? { ...each, ...states('uninstalling') } : each)),
    )
    rig.pass(59_999)
    expect(await list()).toHaveLength(7)
    rig.pass(1)
    expect(await list()).toEqual(first.filter((each) => !gone.includes(each)))
  })

  it('removes one and several [LIB-025]', async () => {
    expect((await rig.call('owner', 'PUT', `${path}/uninstall`, pypi('numpy==1.26.4'))).status).toBe(200)
    expect(await named('numpy==1.26.4')).toMatchObject({ status: 'uninstalling' })
    const refused = await install(pypi('dask'))
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'There is another library uninstalling, please wait for it',
    ])
    await advance(1)
    expect(await named('numpy==1.26.4')).toBeUndefined()

    const several = [pypi('requests'), { type: 'cran', data: { package: 'jsonlite' } }]
    expect((await rig.call('owner', 'PUT', `${path}/uninstall-multiple`, several)).status).toBe(200)
    await advance(1)
    expect((await list()).map(({ name }) => name)).not.toEqual(
      expect.arrayContaining(['requests', 'jsonlite']),
    )
    for (const none of [pypi('requests'), pypi()])
      expect((await rig.call('owner', 'PUT', `${path}/uninstall`, none)).status).toBe(404)
  })

  it('installs from Maven and CRAN, from their own place or another one, and a path without a file that was sent', async () => {
    const maven = (coordinates: string, repository?: string) => ({
      type: 'maven',
      data: { coordinates, ...(repository && { repository }) },
    })
    const had = (await list()).length
    const added = async () => (await list()).slice(had).map(({ name, sourceColumn }) => [name, sourceColumn])
    for (const body of [
      maven(' org.acme:tool:1.0 '),
      maven('ORG.acme:tool:2.0'),
      maven('org.acme:other:1.0'),
      maven('org.acme:tool:3.0', 'https://maven.northwind.test'),
      { type: 'cran', data: { package: 'zoo', repository: 'https://cran.northwind.test' } },
      { type: 'file', data: { file: 'gs://northwind/rules.whl' } },
    ]) {
      expect((await install(body)).status).toBe(200)
      await advance(2)
    }
    expect(await added()).toEqual([
      ['ORG.acme:tool:2.0', 'https://repo1.maven.org/maven2'],
      ['org.acme:other:1.0', 'https://repo1.maven.org/maven2'],
      ['org.acme:tool:3.0', 'https://maven.northwind.test'],
      ['zoo', 'https://cran.northwind.test'],
      ['gs://northwind/rules.whl', 'File Path/GCS'],
    ])
  })

  it('installs from the repository of CRAN where no other is named, under the name without blanks', async () => {
    expect((await install({ type: 'cran', data: { package: ' zoo ' } })).status).toBe(200)
    expect((await list()).at(-1)).toMatchObject({
      ...{ name: 'zoo', type: 'cran', sourceColumn: 'https://cran.r-project.org' },
    })
    await advance(2)
    expect((await install(pypi(' scipy==1.13 '))).status).toBe(200)
    expect((await list()).at(-1)).toMatchObject({ name: 'scipy==1.13', sourceColumn: 'PyPI' })
  })

  it('removes none of several where one of them is not there', async () => {
    const several = [pypi('requests'), pypi('never-installed')]
    expect((await rig.call('owner', 'PUT', `${path}/uninstall-multiple`, several)).status).toBe(404)
    expect(await named('requests')).toMatchObject({ status: 'installed' })
  })

  it('installs the same name again in place of the old version', async () => {
    await install(pypi('NumPy==2.0'))
    expect((await list()).filter(({ name }) => /numpy/i.test(String(name)))).toMatchObject([
      { name: 'NumPy==2.0' },
    ])
  })

  it.each([
    [pypi(), 'packages', 'Add at least one PyPI Package'],
    [pypi('numpy=1'), 'packages', 'Please enter a pip-compatible package, e.g. numpy==1.3'],
    [{ type: 'maven', data: { coordinates: ' ' } }, 'coordinates', 'Please add Maven Coordinates'],
    [{ type: 'cran', data: { package: '' } }, 'package', 'Please add CRAN Package'],
    [{ type: 'file', data: { file: 'evil.exe' } }, 'file', 'You can only upload Py, JAR, WHL, or Egg files!'],
    [{ type: 'file', data: { file: 'never-sent.whl' } }, 'file', 'Please upload a supported file'],
  ])('refuses %o with 422', async (body, field, message) => {
    const answer = await install(body)
    expect(answer.status).toBe(422)
    expect(answer.body.errors).toEqual([{ fieldName: field, message, notActivated: false }])
  })

  it('refuses a shape nobody knows with 422', async () => {
    for (const body of [{ type: 'npm', data: {} }, { type: 'pypi', data: {} }, pypi.name, [], null]) {
      expect((await install(body)).status).toBe(422)
    }
  })

  it('takes a file at the signed address, and installs it from there', async () => {
    const url = await signed('rules.whl')
    const content = new Uint8Array(2_000_000).fill(7)
    expect((await put(url, content)).status).toBe(200)
    expect((await install({ type: 'file', data: { file: 'rules.whl' } })).status).toBe(200)
    expect(await named('rules.whl')).toMatchObject({ type: 'file', sourceColumn: 'File Uploader' })
    const [stored] = await rig.storedFiles()
    expect([stored?.name, stored?.content?.length, stored?.content?.[1_999_999]]).toEqual([
      'rules.whl',
      2_000_000,
      7,
    ])
  })

  it('does not install a file that was announced and never sent', async () => {
    await signed('announced.whl')
    const answer = await install({ type: 'file', data: { file: 'announced.whl' } })
    expect([answer.status, answer.body.errors[0].message]).toEqual([422, 'Please upload a supported file'])
  })

  it('refuses an address that has expired, that nobody signed, and a file of another cluster', async () => {
    const url = await signed('late.whl')
    await advance(14.9)
    expect((await put(url, 'x')).status).toBe(200)
    await advance(0.1)
    expect((await put(url, 'x')).status).toBe(403)
    expect((await put('http://localhost/storage/guessed', 'x')).status).toBe(403)

    const own = await signed('mine.whl')
    await put(own, 'x')
    const other = `/instances/${await idOf('stranger', 'night-owl')}/libraries/install`
    const answer = await rig.call('stranger', 'PUT', other, { type: 'file', data: { file: 'mine.whl' } })
    expect([answer.status, answer.body.errors[0].message]).toEqual([422, 'Please upload a supported file'])
  })

  it('keeps whose file it is, of which kind and until when, and says why one is refused', async () => {
    const url = await signed('typed.whl', 'manager')
    expect(url).toMatch(/^http:\/\/localhost\/storage\/[\w-]{32}$/)
    const at = new URL(url).pathname
    const send = async (path: string, headers: Record<string, string> = {}) => {
      const answer = await rig.app.request(path, { method: 'PUT', body: new Uint8Array([1]), headers })
      return [answer.status, answer.status === 200 ? await answer.text() : await answer.json()]
    }
    const tooLarge = [413, { message: 'The file is larger than 50 MB.' }]
    expect(await send(at, { 'content-length': '50000001' })).toEqual(tooLarge)
    expect(await send(at, { 'content-length': '50000000' })).toEqual([200, ''])
    const stored = (await rig.storedFiles()).filter(({ name }) => name === 'typed.whl')
    const today = rig.clock.today()
    expect(stored).toMatchObject([
      {
        ...{ clusterId, personUuid: '5a9d0b0e-0000-4000-8000-000000000002' },
        ...{ contentType: 'application/octet-stream', createdAt: today, expiresAt: today + 900_000 },
      },
    ])
    await send(at, { 'content-type': 'application/zip' })
    expect((await rig.storedFiles()).map(({ contentType }) => contentType)).toContain('application/zip')
    const invalid = { message: 'This upload address is not valid.' }
    expect(await send('/storage/guessed')).toEqual([403, invalid])
    const got = await rig.app.request(at)
    expect([got.status, await got.json()]).toEqual([403, { message: 'This download address is not valid.' }])
    await advance(15)
    expect(await send(at)).toEqual([403, { message: 'This upload address has expired.' }])
  })

  it('refuses files that are too large with 413, and other kinds before they are sent', async () => {
    const url = await signed('large.whl')
    const answer = await rig.app.request(new URL(url).pathname, {
      method: 'PUT',
      body: 'x',
      headers: { 'content-length': '50000001' },
    })
    expect(answer.status).toBe(413)
    const refused = await rig.call('owner', 'PUT', `${path}/upload`, {
      clientOrigin: 'http://localhost',
      file: 'a.zip',
    })
    expect([refused.status, refused.body.errors[0].message]).toEqual([
      422,
      'You can only upload Py, JAR, WHL, or Egg files!',
    ])
  })

  it('refuses a file that is too large though nobody announced its length, and keeps nothing of it', async () => {
    const at = new URL(await signed('unannounced.whl')).pathname
    const send = async (bytes: number) =>
      (await rig.app.request(at, { method: 'PUT', body: new Uint8Array(bytes) })).status
    expect(await send(50_000_001)).toBe(413)
    expect((await rig.storedFiles()).find(({ name }) => name === 'unannounced.whl')?.content).toBeNull()
    expect(await send(1)).toBe(200)
  })

  it('takes files from pages of the console alone, wherever that stands', async () => {
    const origin = 'https://console.example'
    const elsewhere = await startSandboxRig({ allowedOrigins: [origin] })
    const ask = (from: string) =>
      elsewhere.app.request('/storage/x', { method: 'OPTIONS', headers: { origin: from } })
    const own = await ask(origin)
    expect([own.status, own.headers.get('access-control-allow-origin')]).toEqual([204, origin])
    expect(own.headers.get('access-control-allow-methods')).toBe('PUT')
    expect(own.headers.get('access-control-allow-headers')).toBe('Content-Type')
    // What became of a file is to be read there as well.
    const sent = await elsewhere.app.request('/storage/x', { method: 'PUT', body: 'x', headers: { origin } })
    expect([sent.status, sent.headers.get('access-control-allow-origin')]).toEqual([403, origin])
    expect(sent.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    const other = await ask('https://other.example')
    expect([...other.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
    await elsewhere.close()
  })

  it('synchronises the versions [LIB-027]', async () => {
    const answer = await rig.call('owner', 'POST', '/instances/libraries/sync', {
      instanceID: clusterId,
      type: 'pypi',
    })
    expect([answer.status, answer.body.message]).toEqual([200, 'Python Packages Versions Syncronised'])
  })

  it('lets owner, manager and billing user change, a user only look, and a stranger see nothing', async () => {
    const statuses: number[] = []
    for (const persona of ['manager', 'billing', 'user', 'stranger']) {
      statuses.push((await install(pypi('x==1'), persona)).status)
      await advance(60)
    }
    expect(statuses).toEqual([200, 200, 403, 404])
    expect((await rig.call('stranger', 'GET', path)).status).toBe(404)
  })

  it('needs a connected cluster [LIB-010]', async () => {
    const asleep = `/instances/${await idOf('owner', 'finance-archive')}/libraries/install`
    const answer = await rig.call('owner', 'PUT', asleep, pypi('numpy'))
    expect([answer.status, answer.body.message]).toEqual([409, 'Cluster Must be running'])
  })
})
