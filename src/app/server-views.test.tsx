import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import example from '../../docs/examples/api-keys.json'
import { createSignedInBoot } from '../testing/fake-boot'
import { App } from './app'

type View = { id: number; list: string; name: string; query: string }

/** What is searched for, with the columns on screen. */
const withColumns = 'cols=name%2Cpurpose%2CdailyLimit%2CisActive%2CcreatedAt&q=night'
const first: View = { id: 1, list: 'api-keys', name: 'Readers', query: 'purpose=read' }
const kept = 'basalt.views.api-keys.u-1'

/** A server that keeps views, and what stands in place of an answer of its. */
function createServer(views: View[] = [first]) {
  const server = { views, instead: {} as Record<string, unknown> }
  const answer = (key: string, body: () => unknown) => () => {
    const instead = server.instead[key]
    if (typeof instead === 'function') return instead()
    return instead ?? body()
  }
  const one = (id: number) => ({
    [`PATCH /me/views/${id}`]: answer('PATCH', () => {
      server.views = server.views.map((view) => (view.id === id ? { ...view, name: 'Lesers' } : view))
      return server.views.find((view) => view.id === id)
    }),
    [`DELETE /me/views/${id}`]: answer('DELETE', () => {
      server.views = server.views.filter((view) => view.id !== id)
      return {}
    }),
  })
  const answers = {
    'GET /me/views?list=api-keys': answer('GET', () => server.views),
    'POST /me/views': answer('POST', () => {
      const made = { id: server.views.length + 1, list: 'api-keys', name: 'Nightly', query: 'q=night' }
      server.views = [...server.views, made]
      return made
    }),
    ...one(1),
    ...one(2),
  }
  return Object.assign(server, { answers })
}

function openList(server: ReturnType<typeof createServer>, query = '') {
  history.replaceState(null, '', `/api-keys${query}`)
  const { boot, sent } = createSignedInBoot({
    'GET /resources/api-keys.json': example,
    ...Object.fromEntries(
      ['', '&q=night', '&purpose=read'].map((asked) => [
        `GET /api-keys?_start=0&_end=10&_sort=name&_order=asc${asked}`,
        [{ id: 1, name: 'Nightly export', purpose: 'read' }],
      ]),
    ),
    ...server.answers,
  })
  const config = {
    ...boot.config,
    resources: ['/resources/api-keys.json'],
    savedViews: { path: '/me/views' },
  }
  render(<App boot={{ ...boot, config }} />)
  return (method: string) =>
    sent.filter((each) => each.path.startsWith('/me/views') && each.method === method).map(({ body }) => body)
}

const names = async () => {
  const views = within(await screen.findByRole('navigation', { name: 'Views of this list' }))
  return views.getAllByRole('link').map(({ textContent }) => textContent)
}
const choose = async (item: string) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Saved views' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: item }))
  return within(await screen.findByRole('dialog'))
}
const save = async (name: string) => {
  const dialog = await choose('Save this view…')
  await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), name)
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  return dialog
}
const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
const lost = () => {
  throw new TypeError('Failed to fetch')
}

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

describe('views that a server keeps', () => {
  it('are there wherever one signs in, and nothing of them is kept in the browser', async () => {
    const server = createServer()
    const sent = openList(server, '?q=night')
    await waitFor(async () => expect(await names()).toEqual(['All', 'Readers']))
    const dialog = await choose('Save this view…')
    expect(dialog.getByText(/for you alone, wherever you sign in\.$/)).toBeTruthy()
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Nightly')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await noDialog()
    expect(sent('POST')).toEqual([{ list: 'api-keys', name: 'Nightly', query: withColumns }])
    expect(await names()).toEqual(['All', 'Nightly', 'Readers'])
    expect(localStorage.getItem(kept)).toBeNull()
    cleanup()

    localStorage.clear()
    openList(server)
    await waitFor(async () => expect(await names()).toEqual(['All', 'Nightly', 'Readers']))
  })

  it('are those of the list alone, whatever the server answers', async () => {
    openList(createServer([{ ...first, list: 'webhooks', name: 'Others' }, first]))
    await waitFor(async () => expect(await names()).toEqual(['All', 'Readers']))
  })

  it.each([[undefined], [true]])(
    'go to the API that config.json names, with the token where it says sendsToken: %j',
    async (sendsToken) => {
      const { boot } = createSignedInBoot({
        'GET /resources/api-keys.json': example,
        'GET /api-keys?_start=0&_end=10&_sort=name&_order=asc': [{ id: 1, name: 'Nightly export' }],
        'GET https://accounts.test/v1/views?list=api-keys': { data: [first] },
      })
      history.replaceState(null, '', '/api-keys')
      const tokens: unknown[] = []
      const send: typeof fetch = (input, request) => {
        if (String(input).startsWith('https://accounts.test'))
          tokens.push(new Headers(request?.headers).get('authorization'))
        return boot.send(input, request)
      }
      const config = {
        ...boot.config,
        resources: ['/resources/api-keys.json'],
        apis: { accounts: { base: 'https://accounts.test/v1', sendsToken } },
        savedViews: { path: '/views', api: 'accounts', recordsAt: 'data' },
      }
      render(<App boot={{ ...boot, send, config }} />)
      await waitFor(async () => expect(await names()).toEqual(['All', 'Readers']))
      expect(tokens).toEqual([sendsToken ? 'Bearer access-token' : null])
    },
  )

  it('are renamed and removed there', async () => {
    const server = createServer()
    const sent = openList(server)
    await waitFor(async () => expect(await names()).toEqual(['All', 'Readers']))
    const dialog = await choose('Rename, copy or remove…')
    const box = dialog.getByRole('textbox', { name: 'Rename Readers' })
    await userEvent.clear(box)
    await userEvent.type(box, 'Lesers{Enter}')
    await userEvent.click(await dialog.findByRole('button', { name: 'Remove Lesers' }))
    expect(await dialog.findByText('No view is kept yet.')).toBeTruthy()
    expect(sent('PATCH')).toEqual([{ name: 'Lesers' }])
    expect(sent('DELETE')).toHaveLength(1)
    expect(document.activeElement?.textContent).toBe('Close')
  })

  it('are said to be missing where they cannot be read, and can be asked for again', async () => {
    const server = createServer()
    server.instead.GET = 500
    openList(server)
    expect(await screen.findByText(/^Your saved views could not be loaded/)).toBeTruthy()
    const dialog = await choose('Rename, copy or remove…')
    expect(dialog.queryByText('No view is kept yet.')).toBeNull()
    server.instead = {}
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }))
    expect(await dialog.findByRole('textbox', { name: 'Rename Readers' })).toBeTruthy()
    expect(await names()).toEqual(['All', 'Readers'])
  })

  it('stay as they are where the server refuses, which is said, and what was typed stays', async () => {
    const server = createServer()
    openList(server, '?q=night')
    server.instead = { POST: 500, PATCH: 500, DELETE: 500 }
    const saving = await save('Nightly')
    expect((await saving.findByRole('alert')).textContent).toMatch(/^Nothing was changed: /)
    expect(saving.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Nightly')
    await userEvent.click(saving.getByRole('button', { name: 'Cancel' }))
    const dialog = await choose('Rename, copy or remove…')
    const box = await dialog.findByRole<HTMLInputElement>('textbox', { name: 'Rename Readers' })
    await userEvent.type(box, ' too{Enter}')
    expect((await dialog.findByRole('alert')).textContent).toMatch(/^Nothing was changed: /)
    expect(box.value).toBe('Readers too')
    await userEvent.click(dialog.getByRole('button', { name: 'Remove Readers' }))
    await waitFor(() => expect(dialog.getByRole('alert').textContent).toMatch(/^Nothing was changed: /))
    expect(await names()).toEqual(['All', 'Readers'])
  })

  it('are looked at before a lost answer is called a failure', async () => {
    const server = createServer()
    openList(server, '?q=night')
    server.instead.POST = () => {
      server.views = [...server.views, { id: 2, list: 'api-keys', name: 'Nightly', query: withColumns }]
      return lost()
    }
    await save('Nightly')
    await noDialog()
    expect(await names()).toEqual(['All', 'Nightly', 'Readers'])
    server.instead.POST = lost
    const again = await save('Another')
    expect((await again.findByRole('alert')).textContent).toBe(
      'No answer arrived, so we could not confirm whether it was done. Your views have been read again and do not show it; look at them before you try again.',
    )
    server.instead.GET = 500
    await userEvent.click(again.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(again.getByRole('alert').textContent).toBe(
        'No answer arrived, so we could not confirm whether it was done, and your views could not be read again. Look at them before you try again.',
      ),
    )
  })
})

describe('views that were kept in the browser before', () => {
  const local = [
    { name: 'Nightly', query: 'q=night' },
    { name: 'Readers', query: 'q=mine' },
  ]
  beforeEach(() => localStorage.setItem(kept, JSON.stringify(local)))

  it('stand there still, and go to the server once a person says so', async () => {
    const server = createServer()
    const sent = openList(server)
    await waitFor(async () => expect(await names()).toEqual(['All', 'Readers', 'Nightly', 'Readers']))
    expect(sent('POST')).toEqual([])
    const dialog = await choose('Rename, copy or remove…')
    expect(dialog.getByText('2 views are kept in this browser alone.')).toBeTruthy()
    await userEvent.click(dialog.getByRole('button', { name: 'Keep them in your account' }))
    expect(await dialog.findByText('Some stay in this browser:')).toBeTruthy()
    expect(dialog.getByText('Readers: A view of that name is kept already')).toBeTruthy()
    expect(sent('POST')).toEqual([{ list: 'api-keys', name: 'Nightly', query: 'q=night' }])
    expect(JSON.parse(localStorage.getItem(kept) ?? '')).toEqual([local[1]])
  })

  it('stay where the server does not take them', async () => {
    const server = createServer()
    server.instead.POST = 500
    openList(server)
    const dialog = await choose('Rename, copy or remove…')
    await userEvent.click(await dialog.findByRole('button', { name: 'Keep them in your account' }))
    expect(await dialog.findByText(/^Nightly: Nothing was changed: /)).toBeTruthy()
    expect(JSON.parse(localStorage.getItem(kept) ?? '')).toEqual(local)
  })
})
