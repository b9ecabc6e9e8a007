import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import example from '../../docs/examples/api-keys.json'
import { createSignedInBoot, type WireAnswers } from '../testing/fake-boot'
import { FormDialog } from '../views/form/form-dialogs'
import { App } from './app'
import { definitionFaults } from './definition-faults'

const build = { id: 2, name: 'Build server', purpose: 'write', isActive: true, note: null, dailyLimit: 5 }
const nightly = { id: 1, name: 'Nightly export', purpose: 'read', isActive: false, note: null, dailyLimit: 9 }
const rows = [build, nightly]
const listPath = 'GET /api-keys?_start=0&_end=10&_sort=name&_order=asc'
const deploymentList = 'GET /deployments?_start=0&_end=10&apiKey=2'

const keys = {
  ...example,
  actions: [
    ...example.actions,
    {
      name: 'extend',
      label: 'Extend',
      icon: 'clock',
      requires: 'manage',
      call: { method: 'POST', path: '/api-keys/{recordId}/extend' },
      enabledWhen: [{ field: 'isActive', equals: false, reason: 'Only revoked keys can be extended.' }],
    },
  ],
  detail: {
    page: true,
    sections: [
      { title: 'What it is', fields: ['name', 'purpose'] },
      { title: 'Use', fields: ['dailyLimit', 'note'] },
    ],
    related: [{ resource: 'deployments', by: 'apiKey', title: 'Deployments with it' }],
    activity: {
      call: { method: 'GET', path: '/api-keys/{recordId}/activity' },
      when: 'at',
      who: 'by',
      what: 'message',
    },
  },
}
const deployments = {
  name: 'deployments',
  label: { one: 'Deployment', many: 'Deployments' },
  scope: 'user',
  place: { kind: 'menu', icon: 'box' },
  access: { subject: 'Account', list: 'view', create: 'manage' },
  titleField: 'title',
  fields: { title: { type: 'text', label: 'Title' }, apiKey: { type: 'text', label: 'Key' } },
  list: { columns: ['title', 'apiKey'], empty: { title: 'Nothing deployed' }, error: 'Not loaded' },
  create: { fields: ['title', 'apiKey'] },
}
const activity = [
  { at: '2026-03-01T08:00:00Z', by: 'Olive Owner', message: 'Created' },
  { at: '2026-03-05T09:30:00Z', by: 'Max Manager', message: 'Revoked' },
]

const answered: WireAnswers = {
  [listPath]: rows,
  'GET /api-keys/2': build,
  'GET /api-keys/1': nightly,
  'GET /api-keys/2/activity': activity,
  'GET /api-keys/1/activity': [],
  [deploymentList]: [],
  'GET /deployments?_start=0&_end=10&apiKey=1': [],
}

function openConsole(path: string, answers: WireAnswers = {}) {
  history.replaceState(null, '', path)
  const files = { 'GET /resources/api-keys.json': keys, 'GET /resources/deployments.json': deployments }
  const { boot, sent } = createSignedInBoot({ ...files, ...answered, ...answers })
  const config = { ...boot.config, resources: ['/resources/api-keys.json', '/resources/deployments.json'] }
  render(<App boot={{ ...boot, config }} />)
  return sent
}

const title = (name: string) => screen.findByRole('heading', { level: 1, name })
const head = () => within(screen.getByRole('group', { name: /^Actions for/ }))

beforeAll(() => FormDialog.preload())
beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})
afterEach(() => {
  definitionFaults.add(new Map([...definitionFaults.all().keys()].map((name) => [name, []])))
})

describe('the page of a record', () => {
  it('has an address, a title, the way back, its sections and all its actions with their reasons', async () => {
    openConsole('/api-keys/2')
    await title('Build server')
    expect(document.title).toBe('Build server · Basalt Cloud')
    const trail = within(screen.getByRole('navigation', { name: 'You are here' }))
    expect(trail.getByRole('link', { name: 'API keys' }).getAttribute('href')).toBe('/api-keys')
    expect(screen.getByRole('heading', { level: 2, name: 'What it is' })).toBeTruthy()
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Name',
      'Purpose',
      'Requests a day',
      'Note',
    ])
    expect(screen.getAllByRole('definition')[1]?.textContent).toBe('Read and write')
    const buttons = head().getAllByRole('button')
    expect(buttons.map(({ textContent }) => textContent)).toEqual(['Edit', 'Revoke', 'Extend', 'Delete'])
    const extend = head().getByRole('button', { name: 'Extend Build server' })
    expect(extend.getAttribute('aria-disabled')).toBe('true')
    await userEvent.hover(extend)
    expect((await screen.findByRole('tooltip')).textContent).toBe('Only revoked keys can be extended.')
  })

  it('offers no action that its record is not ready for', async () => {
    openConsole('/api-keys/1')
    await title('Nightly export')
    expect(head().queryByRole('button', { name: 'Revoke Nightly export' })).toBeNull()
    expect(head().getByRole('button', { name: 'Delete Nightly export' })).toBeTruthy()
  })

  it('is what the title in the list leads to, with the ways to its neighbours and back to the list as it was', async () => {
    openConsole('/api-keys?q=e', {
      'GET /api-keys?_start=0&_end=10&_sort=name&_order=asc&q=e': rows,
    })
    await userEvent.click(await screen.findByRole('link', { name: 'Build server' }))
    await title('Build server')
    expect(location.pathname).toBe('/api-keys/2')
    const trail = within(screen.getByRole('navigation', { name: 'You are here' }))
    expect(trail.getByRole('link', { name: 'API keys' }).getAttribute('href')).toBe('/api-keys?q=e')
    const ways = within(screen.getByRole('navigation', { name: 'Other API keys of the list' }))
    expect(ways.getByText('1 of 2')).toBeTruthy()
    expect(ways.getByRole('button', { name: 'This is the first of the list.' })).toBeTruthy()
    await userEvent.click(ways.getByRole('link', { name: 'Next: Nightly export' }))
    await title('Nightly export')
    expect(location.pathname).toBe('/api-keys/1')
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await title('Build server')

    // In a dialog over the page the same keys belong to what has the focus there.
    await userEvent.click(head().getByRole('button', { name: 'Edit Build server' }))
    const field = await within(await screen.findByRole('dialog')).findByRole('textbox', { name: 'Name' })
    await userEvent.click(field)
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    expect(location.pathname).toBe('/api-keys/2')
  })

  it('knows no neighbours where no list was seen', async () => {
    openConsole('/api-keys/2')
    await title('Build server')
    expect(screen.queryByRole('navigation', { name: 'Other API keys of the list' })).toBeNull()
  })

  it('copies its own address', async () => {
    openConsole('/api-keys/2?open=other')
    await title('Build server')
    const write = vi.fn(async (_text: string) => {})
    vi.stubGlobal('navigator', { clipboard: { writeText: write } })
    fireEvent.click(screen.getByRole('button', { name: 'Copy link' }))
    expect(await screen.findByText('Link copied')).toBeTruthy()
    expect(write.mock.calls).toEqual([['http://localhost:3000/api-keys/2']])
  })

  it('edits in a dialog over it, and shows what the server then says', async () => {
    let now = build
    openConsole('/api-keys/2', {
      'GET /api-keys/2': () => now,
      'PATCH /api-keys/2': () => {
        now = { ...build, name: 'Build farm' }
        return now
      },
    })
    await title('Build server')
    await userEvent.click(head().getByRole('button', { name: 'Edit Build server' }))
    const name = await screen.findByRole('textbox', { name: 'Name' })
    await userEvent.clear(name)
    await userEvent.type(name, 'Build farm')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await title('Build farm')
    expect(document.title).toBe('Build farm · Basalt Cloud')
  })

  it('goes back to its list once its record is deleted', async () => {
    let isThere = true
    openConsole('/api-keys/2', {
      [listPath]: () => (isThere ? rows : [nightly]),
      'GET /api-keys/2': () => (isThere ? build : 404),
      'DELETE /api-keys/2': () => {
        isThere = false
        return { message: 'gone' }
      },
    })
    await title('Build server')
    await userEvent.click(head().getByRole('button', { name: 'Delete Build server' }))
    const question = await screen.findByRole('heading', { name: 'Delete Build server?' })
    const dialog = question.closest<HTMLElement>('[role="dialog"]')
    const visits = history.length
    await userEvent.click(within(dialog ?? document.body).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(location.pathname).toBe('/api-keys'))
    // Back leads to what was before, not to a page that is gone.
    expect(history.length).toBe(visits)
    expect(await screen.findByRole('row', { name: /Nightly export/ })).toBeTruthy()
  })

  it.each([
    [404, 'There is no API key at this address', 0],
    [500, 'This API key could not be loaded', 1],
    [403, 'You may not see this API key', 0],
  ])('says what %s means, with the way back', async (status, heading, retries) => {
    openConsole('/api-keys/2', { 'GET /api-keys/2': status })
    await title(heading)
    expect(screen.getByRole('link', { name: 'Back to API keys' }).getAttribute('href')).toBe('/api-keys')
    const trail = within(screen.getByRole('navigation', { name: 'You are here' }))
    expect(trail.getByRole('link', { name: 'API keys' }).getAttribute('href')).toBe('/api-keys')
    expect(screen.queryAllByRole('button', { name: 'Try again' })).toHaveLength(retries)
  })

  it('is read again on demand after a failure', async () => {
    let status: unknown = 500
    openConsole('/api-keys/2', { 'GET /api-keys/2': () => status })
    await title('This API key could not be loaded')
    status = build
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await title('Build server')
  })

  it.each(['7', 'create'])('is none of a resource without pages: %s', async (part) => {
    openConsole(`/deployments/${part}`)
    expect(await screen.findByRole('heading', { level: 1, name: 'THIS PAGE IS NOT FOUND' })).toBeTruthy()
  })
})

describe('a list under a record', () => {
  it('holds what belongs to the record, without the column that says so', async () => {
    openConsole('/api-keys/2', { [deploymentList]: [{ id: 'd-1', title: 'Shop', apiKey: '2' }] })
    await title('Build server')
    const list = await screen.findByRole('region', { name: 'Deployments with it' })
    expect(await within(list).findByRole('row', { name: /Shop/ })).toBeTruthy()
    const headers = within(list).getAllByRole('columnheader')
    expect(headers.map(({ textContent }) => textContent)).toEqual(['Title'])
    expect(within(list).getByRole('heading', { level: 2 })).toBeTruthy()
  })

  it('says that there is none, and makes one that belongs to the record', async () => {
    const sent = openConsole('/api-keys/2', { 'POST /deployments': { id: 'd-2' } })
    await title('Build server')
    const list = await screen.findByRole('region', { name: 'Deployments with it' })
    expect(await within(list).findByRole('heading', { name: 'Nothing deployed' })).toBeTruthy()
    await userEvent.click(within(list).getByRole('button', { name: 'New deployment' }))
    await userEvent.type(await screen.findByRole('textbox', { name: 'Title' }), 'Shop')
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Key/ }).value).toBe('2')
    await userEvent.click(screen.getByRole('button', { name: 'Create' }))
    await waitFor(() =>
      expect(sent.filter(({ method }) => method === 'POST').map(({ body }) => body)).toContainEqual({
        title: 'Shop',
        apiKey: '2',
      }),
    )
  })
})

describe('two lists of the same records under a record', () => {
  it('have each its own part of the address, and a form that belongs to it', async () => {
    const fields = { ...deployments.fields, spareKey: { type: 'text', label: 'Spare' } }
    const spare = { resource: 'deployments', by: 'spareKey', title: 'Deployments that may use it' }
    const related = [...keys.detail.related, spare]
    openConsole('/api-keys/2', {
      'GET /resources/api-keys.json': { ...keys, detail: { ...keys.detail, related } },
      'GET /resources/deployments.json': {
        ...deployments,
        fields,
        create: { fields: ['title', 'apiKey', 'spareKey'] },
      },
      'GET /deployments?_start=0&_end=10&spareKey=2': [],
    })
    await title('Build server')
    const list = await screen.findByRole('region', { name: 'Deployments that may use it' })
    await userEvent.click(await within(list).findByRole('button', { name: 'New deployment' }))
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: /^Spare/ })).value).toBe('2')
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
    expect(location.search).toBe('?deployments.spareKey.open=create')
  })
})

describe('what was done to a record', () => {
  const entries = async () => {
    const list = await screen.findByRole('region', { name: 'Activity' })
    return within(list)
  }

  it('stands under it, the newest first, with who did it', async () => {
    openConsole('/api-keys/2')
    const items = await (await entries()).findAllByRole('listitem')
    expect(items.map(({ firstChild }) => firstChild?.textContent)).toEqual(['Revoked', 'Created'])
    expect(items[0]?.textContent).toContain('Max Manager')
    expect(items[0]?.querySelector('time')?.dateTime).toBe('2026-03-05T09:30:00.000Z')
  })

  it('may be nothing', async () => {
    openConsole('/api-keys/1')
    expect(await (await entries()).findByText('Nothing has been recorded yet.')).toBeTruthy()
  })

  it.each([
    [500, /^What was done could not be loaded/],
    [{ items: [] }, /The server answered in a form the console does not know/],
  ])('is missed where the answer is %j, and can be asked for again', async (answer, words) => {
    let now: unknown = answer
    openConsole('/api-keys/2', { 'GET /api-keys/2/activity': () => now })
    expect(await (await entries()).findByText(words)).toBeTruthy()
    now = activity
    await userEvent.click((await entries()).getByRole('button', { name: 'Try again' }))
    expect(await (await entries()).findByText('Created')).toBeTruthy()
  })
})
