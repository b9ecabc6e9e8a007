import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import example from '../../docs/examples/api-keys.json'
import { faultLine } from '../definitions/fault-line'
import { createSignedInBoot, createSignedOutBoot } from '../testing/fake-boot'
import { App } from './app'
import { definitionFaults } from './definition-faults'
import { loadDeployedDefinitions } from './deployed-definitions'

const file = (changes: object = {}) => JSON.stringify({ ...example, ...changes })

/** A site with these files; everything else is not there. */
function siteOf(files: Readonly<Record<string, string>>): typeof fetch {
  return async (input) => {
    const content = files[String(input)]
    return content === undefined ? new Response('', { status: 404 }) : new Response(content)
  }
}

async function load(files: Readonly<Record<string, string>>, paths = Object.keys(files)) {
  const { definitions, faults } = await loadDeployedDefinitions(paths, siteOf(files))
  return {
    names: definitions.map(({ name }) => name),
    faults: [...faults.values()].flat().map(faultLine),
  }
}

// What was found wrong is kept as long as the page; here the page goes on with the next test.
afterEach(() => {
  definitionFaults.add(new Map([...definitionFaults.all().keys()].map((name) => [name, []])))
})

describe('definition files', () => {
  it('are definitions where nothing is wrong with them, in the order of config.json', async () => {
    const files = {
      '/resources/ssh-keys.json': file({ name: 'ssh-keys', actions: [] }),
      '/resources/api-keys.json': file(),
    }
    expect(await load(files)).toEqual({ names: ['ssh-keys', 'api-keys'], faults: [] })
  })

  it('are asked for as JSON', async () => {
    const site = vi.fn(siteOf({ '/resources/api-keys.json': file() }))
    await loadDeployedDefinitions(['/resources/api-keys.json'], site)
    expect(site.mock.calls).toEqual([
      ['/resources/api-keys.json', { headers: { accept: 'application/json' } }],
    ])
  })

  it('refer to each other and to clusters, and to nothing that comes with another page', async () => {
    const reference = (resource: string) => ({ type: 'reference', label: 'Of', resource })
    const fields = {
      ...example.fields,
      cluster: reference('clusters'),
      other: reference('api-keys'),
      library: reference('libraries'),
      bill: reference('billing-stats'),
    }
    const { faults } = await load({ '/resources/api-keys.json': file({ fields }) })
    expect(faults.map((line) => line.replace(/^\S+ /, ''))).toEqual([
      'R049 api-keys.fields.library.resource: no resource "libraries"; there are "api-keys" and "clusters"',
      'R049 api-keys.fields.bill.resource: no resource "billing-stats"; there are "api-keys" and "clusters"',
    ])
  })

  it.each(['whitelists', 'billing-stats'])(
    'take no name of a resource that comes with another page: %s',
    async (name) => {
      const { names, faults } = await load({ [`/resources/${name}.json`]: file({ name, actions: [] }) })
      expect(names).toEqual([`${name}-json`])
      expect(faults).toEqual([expect.stringContaining(`R001 ${name}: two resources have this name`)])
    },
  )

  it('that cannot be used keep a place, with what is wrong', async () => {
    const files = {
      '/resources/api-keys.json': file({ place: { kind: 'menu', icon: 'kee' } }),
      '/resources/plans.json': file({ name: 'plans', actions: [] }),
      '/resources/clusters.json': file({ name: 'clusters', actions: [] }),
      '/resources/bad-ones.json': '<!doctype html>',
    }
    const paths = [...Object.keys(files), '/resources/missing-ones.json']
    const { names, faults } = await load(files, paths)

    expect(names).toEqual(['api-keys', 'plans-json', 'clusters-json', 'bad-ones', 'missing-ones'])
    expect(faults).toEqual([
      '/resources/api-keys.json:1:202: R018 api-keys.place.icon: no icon "kee"; did you mean "key"?',
      '/resources/plans.json:1:49: R104 plans.name: /plans is an address of the console itself',
      '/resources/clusters.json:1:1: R001 clusters: two resources have this name; the address of each must be its own',
      '/resources/bad-ones.json:1:1: R101 bad-ones: is no valid JSON: a value is expected',
      '/resources/missing-ones.json: R101 missing-ones: the file cannot be read: the answer is 404',
    ])
  })

  it('of one name are distinguished: the first stands, the second keeps a place of its own', async () => {
    const files = {
      '/resources/api-keys.json': file({ actions: [] }),
      '/more/api-keys.json': file({ actions: [] }),
    }
    expect(await load(files)).toEqual({
      names: ['api-keys', 'api-keys-json'],
      faults: [
        '/more/api-keys.json:1:1: R001 api-keys: two resources have this name; the address of each must be its own',
      ],
    })
  })

  it('name an API that config.json knows', async () => {
    const site = siteOf({ '/resources/api-keys.json': file({ api: 'biling' }) })
    const load = async (name: string) => {
      const apis = { [name]: { base: '/billing' } }
      const { definitions, faults } = await loadDeployedDefinitions(['/resources/api-keys.json'], site, apis)
      return { api: definitions[0]?.api, faults: [...faults.values()].flat().map(faultLine) }
    }
    expect(await load('biling')).toEqual({
      api: {
        baseUrl: 'http://localhost:3000/billing',
        headers: {},
        errors: 'ours',
        paging: 'range',
        sendsToken: false,
      },
      faults: [],
    })
    expect((await load('billing')).faults).toEqual([
      expect.stringMatching(
        /^\/resources\/api-keys\.json:1:\d+: R131 api-keys\.api: no API "biling"; did you mean "billing"\?$/,
      ),
    ])
    expect((await load('mail')).faults).toEqual([
      expect.stringContaining('no API "biling"; config.json names none such under "apis"'),
    ])
  })

  it.each([
    ['cursor', { cursor: 'cursor', size: 'limit' }],
    [
      { cursor: 'after', next: 'meta.next' },
      { cursor: 'after', size: 'limit', next: 'meta.next' },
    ],
    [
      { cursor: 'token', size: 'per_page' },
      { cursor: 'token', size: 'per_page' },
    ],
  ] as const)('know how pages of an API are found by %j', async (paging, complete) => {
    const calls = { list: { method: 'GET', path: '/keys' }, recordsAt: 'items' }
    const site = siteOf({ '/resources/api-keys.json': file({ api: 'billing', calls }) })
    const apis = { billing: { base: '/billing', paging } }
    const { definitions, faults } = await loadDeployedDefinitions(['/resources/api-keys.json'], site, apis)
    expect(definitions[0]?.api?.paging).toEqual(complete)
    expect([...faults.values()].flat()).toEqual([])
  })

  it('have lists of each other under a record, by a field that leads back', async () => {
    const related = [{ resource: 'deployments', by: 'project' }]
    const { faults } = await load({
      '/resources/api-keys.json': file({ detail: { ...example.detail, page: true, related } }),
      '/resources/deployments.json': file({ name: 'deployments', actions: [] }),
    })
    expect(faults[0]).toContain('R063 api-keys.detail.related[0].by: no field of "deployments" "project"')
  })

  it('are not blamed for what they name of one that cannot be read', async () => {
    const related = [{ resource: 'deployments', by: 'project' }]
    const { faults } = await load({
      '/resources/api-keys.json': file({ detail: { ...example.detail, page: true, related } }),
      '/resources/deployments.json': '<!doctype html>',
    })
    expect(faults).toEqual([
      '/resources/deployments.json:1:1: R101 deployments: is no valid JSON: a value is expected',
    ])
  })

  it('are not read where the site says that they are too large', async () => {
    const text = vi.fn(async () => file())
    const headers = new Headers({ 'content-length': '1000001' })
    const huge: typeof fetch = async () => Object.assign(new Response(null, { headers }), { text })
    const { faults } = await loadDeployedDefinitions(['/resources/api-keys.json'], huge)
    expect([...faults.values()].flat().map(({ id }) => id)).toEqual(['R121'])
    expect(text).not.toHaveBeenCalled()
  })

  it('without an answer say so', async () => {
    const offline: typeof fetch = () => Promise.reject(new TypeError('offline'))
    const { faults } = await loadDeployedDefinitions(['/resources/api-keys.json'], offline)
    expect([...faults.values()].flat().map(({ message }) => message)).toEqual([
      'the file cannot be read: no answer',
    ])
  })
})

/** The console of somebody signed in, with one definition file beside it. */
function openConsole(path: string, content: string, rows: unknown = [], person: object = {}) {
  history.replaceState(null, '', path)
  const { boot, sent } = createSignedInBoot(
    {
      'GET /resources/api-keys.json': JSON.parse(content),
      'GET /api-keys?_start=0&_end=10&_sort=name&_order=asc': rows,
    },
    { ...person },
  )
  const config = { ...boot.config, resources: ['/resources/api-keys.json'] }
  render(<App boot={{ ...boot, config }} />)
  return sent
}

describe('a resource of a file', () => {
  it('stands in the menu and at its address, and lists what the server has', async () => {
    openConsole('/api-keys', file(), [{ id: 1, name: 'Nightly export', purpose: 'read', isActive: true }])
    const row = await screen.findByRole('row', { name: /Nightly export/ })
    expect(within(row).getByText('Read only')).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1, name: 'API keys' })).toBeTruthy()
    expect(screen.getAllByRole('link', { name: 'API keys' })[0]?.getAttribute('href')).toBe('/api-keys')
    expect(document.title).toMatch(/^API keys /)
  })

  it.each([true, false])('is linked to while its access does not hide it: marketplace %s', async (isOpen) => {
    const access = { subject: 'Marketplace', list: 'open' }
    document.title = ''
    const content = file({ access, create: undefined, edit: undefined, delete: undefined, actions: [] })
    openConsole('/api-keys', content, [], { enableMarketplace: isOpen })
    const menu = await screen.findByRole('navigation', { name: 'Main' })
    await waitFor(() => expect(document.title).toMatch(/^API keys /))
    expect(within(menu).queryAllByRole('link', { name: 'API keys' })).toHaveLength(isOpen ? 1 : 0)
  })

  it.each(['/api-keys', '/api-keys/7', '/api-keys/create'])(
    'with faults shows them at its address %s, and the console around it stands',
    async (address) => {
      openConsole(address, file({ list: undefined }))
      const alert = await screen.findByRole('alert')
      expect(alert.textContent).toContain('R102 api-keys.list is missing')
      expect(screen.getByRole('navigation', { name: 'Main' })).toBeTruthy()
    },
  )

  it('says of an answer that does not fit which field came as what, on the page and in the console', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    openConsole('/api-keys', file(), { items: [{ id: 1 }] })
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Your API keys could not be loaded')
    await userEvent.click(within(alert).getByText('What does not fit'))
    expect(within(alert).getByRole('listitem').textContent).toBe(
      'The answer should be a list and came as an object.',
    )
    expect(warn.mock.calls).toEqual([
      ['api-keys.list: 1 not read. The answer should be a list and came as an object.'],
    ])
  })

  it('says of a record that does not fit which one it is, on the page and in the console', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    openConsole('/api-keys', file(), [
      { id: 1, name: 'Nightly export', dailyLimit: 'many' },
      { id: 2, name: 'Build server', dailyLimit: 5 },
    ])
    expect(await screen.findByRole('row', { name: /Build server/ })).toBeTruthy()
    await userEvent.click(screen.getByText('1 of 2 API keys could not be read and is not shown'))
    expect(screen.getByText(/Nightly export \(1\): dailyLimit should be/).textContent).toBe(
      'Nightly export (1): dailyLimit should be a number and came as a text, “many”.',
    )
    expect(warn.mock.calls).toEqual([
      ['api-keys.list: 1 not read. Nightly export (1): dailyLimit should be a number and came as a text.'],
    ])
  })

  it('is asked for at once at its address, and at the list of clusters once nothing else goes on', async () => {
    vi.useFakeTimers()
    const isAsked = (sent: { path: string }[]) => sent.some(({ path }) => path === '/resources/api-keys.json')
    for (const [path, atOnce] of [
      ['/api-keys', true],
      ['/clusters', false],
      ['/signin', false],
    ] as const) {
      const sent = openConsole(path, file())
      await act(() => vi.advanceTimersByTimeAsync(1_000))
      await vi.dynamicImportSettled()
      expect([path, isAsked(sent)]).toEqual([path, atOnce])
      await vi.waitFor(() => expect(isAsked(sent)).toBe(true))
      cleanup()
    }
  })

  it('of another API is asked for there, at the address that config.json names', async () => {
    history.replaceState(null, '', '/api-keys')
    const { boot, sent } = createSignedInBoot({
      'GET /resources/api-keys.json': JSON.parse(file({ api: 'billing' })),
      'GET https://billing.test/v1/api-keys?_start=0&_end=10&_sort=name&_order=asc': [
        { id: 1, name: 'Nightly export', purpose: 'read', isActive: true },
      ],
    })
    const apis = { billing: { base: 'https://billing.test/v1' } }
    render(
      <App boot={{ ...boot, config: { ...boot.config, apis, resources: ['/resources/api-keys.json'] } }} />,
    )
    expect(await screen.findByRole('row', { name: /Nightly export/ })).toBeTruthy()
    expect(sent.filter(({ path }) => path.startsWith('/api-keys'))).toEqual([])
  })

  it('is waited for at its address while its file is on the way', async () => {
    history.replaceState(null, '', '/api-keys')
    document.title = ''
    let arrives = (_content: unknown) => {}
    const { boot } = createSignedInBoot({
      'GET /resources/api-keys.json': () => new Promise((resolve) => (arrives = resolve)),
      'GET /api-keys?_start=0&_end=10&_sort=name&_order=asc': [],
    })
    const config = { ...boot.config, resources: ['/resources/api-keys.json'] }
    render(<App boot={{ ...boot, config }} />)
    await screen.findByRole('banner')
    expect(screen.queryByRole('heading', { name: 'THIS PAGE IS NOT FOUND' })).toBeNull()
    await waitFor(() => {
      arrives(JSON.parse(file()))
      expect(document.title).toMatch(/^API keys /)
    })
  })

  it('asks a visitor to sign in, and comes back', async () => {
    history.replaceState(null, '', '/api-keys?q=night')
    const { boot, client } = createSignedOutBoot()
    const config = { ...boot.config, resources: ['/resources/api-keys.json'] }
    render(<App boot={{ ...boot, config }} />)
    await waitFor(() =>
      expect(client.redirects.map(({ returnTo }) => returnTo)).toEqual([
        '/signin?redirect_to=%2Fapi-keys%3Fq%3Dnight',
      ]),
    )
  })
})
