import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import '../../locales/late-texts'
import type { NamedCallOptions } from '../../api/api-client'
import type { NamedCall } from '../../api/call'
import { ApiError, NetworkError } from '../../api/errors'
import { createFakeApi } from '../../testing/fake-api'
import { renderWithProviders } from '../../testing/render-with-providers'
import { keepText, keptText } from '../../ui/kept-text'
import { ServerViews } from './server-views'

type Kept = { id: string; list: string; name: string; query: string }

const readers: Kept = { id: '1', list: 'keys', name: 'Readers', query: 'q=read' }
const writers = { name: 'Writers', query: 'q=write' }
type Instead = Partial<Record<NamedCall['method'], () => unknown>>
const inBrowser = 'basalt.views.keys.u-1'
const refused = () => {
  throw new ApiError({ message: 'The server is being repaired', statusCode: 500 })
}

beforeEach(() => localStorage.clear())

/** The views of a list over a server that keeps them; `instead` of what it does, by method. */
function open(views: Kept[] = [readers], instead: Instead = {}, shipped = [writers]) {
  const server = { views, instead }
  const done: Partial<Record<NamedCall['method'], (options: NamedCallOptions) => void>> = {
    POST: ({ body }) => server.views.push({ id: `made-${keys.length}`, ...Object(body) }),
    PATCH: ({ path, body }) => {
      server.views = server.views.map((view) =>
        view.id === path?.recordId ? { ...view, ...Object(body) } : view,
      )
    },
    DELETE: ({ path }) => {
      server.views = server.views.filter(({ id }) => id !== path?.recordId)
    },
  }
  const sent: [NamedCall['method'], string | undefined, unknown][] = []
  const keys: (string | undefined)[] = []
  const api = createFakeApi(
    {},
    {
      'saved-views.list': () =>
        server.instead.GET?.() ?? { records: server.views, total: server.views.length },
      'saved-views.command': async (options, { method }) => {
        sent.push([method, options.path?.recordId, options.body])
        keys.push(options.idempotencyKey)
        await (server.instead[method]?.() ?? done[method]?.(options))
        return {}
      },
    },
  )
  const rendered = renderWithProviders(
    <ServerViews
      name="keys"
      path="/keys"
      viewKeys={['q']}
      shipped={shipped}
      place={document.body}
      server={{ place: { path: '/me/views' }, apis: {}, api: undefined }}
    />,
    { api, path: '/keys?q=night' },
  )
  return { ...rendered, server, sent, keys }
}

const choose = async (item: string) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Saved views' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: item }))
  return within(await screen.findByRole('dialog'))
}
const manage = () => choose('Rename, copy or remove…')

it('nothing in their place is hidden before it is known that there are none', async () => {
  let fail = () => {}
  const reading = new Promise<void>((resolve) => {
    fail = resolve
  }).then(refused)
  const { server } = open([], { GET: () => reading }, [])
  const views = () => document.querySelector('nav')
  await screen.findByRole('button', { name: 'Saved views' })
  expect(views()).toBeNull()
  await act(async () => fail())
  expect(await screen.findByText(/^Your saved views could not be loaded/)).toBeTruthy()
  expect(views()).toBeNull()
  server.instead = {}
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(views()?.hidden).toBe(true))
})

it('it is known the next time whether there are some', async () => {
  const { server, queryClient } = open()
  await screen.findByRole('link', { name: 'Readers' })
  expect(keptText(`${inBrowser}.server`)).toBe('1')
  server.views = []
  await act(() => queryClient.refetchQueries())
  expect(keptText(`${inBrowser}.server`)).toBeNull()
})

it('those of its own list are asked for, and alone shown where a server takes no notice of that', async () => {
  const { api } = open([readers, { ...readers, id: '2', list: 'projects', name: 'Elsewhere' }])
  await screen.findByRole('link', { name: 'Readers' })
  expect(screen.queryByRole('link', { name: 'Elsewhere' })).toBeNull()
  const asked = api.callsOf('saved-views.list').map(({ options }) => Reflect.get(options, 'query'))
  expect(asked).toEqual([{ list: 'keys' }])
})

it('of two views of one name it is the one whose row it is that is renamed and removed', async () => {
  const { sent } = open([readers, { ...readers, id: '2', query: 'q=other' }])
  const dialog = await manage()
  const boxes = await dialog.findAllByRole('textbox', { name: 'Rename Readers' })
  await userEvent.type(boxes[1] ?? document.body, ' too{Enter}')
  await userEvent.click(await dialog.findByRole('button', { name: 'Remove Readers too' }))
  await waitFor(() => expect(dialog.getAllByRole('textbox')).toHaveLength(1))
  expect(sent).toEqual([
    ['PATCH', '2', { name: 'Readers too' }],
    ['DELETE', '2', undefined],
  ])
})

it('a name that the server spells otherwise stands as it is there, and is sent once', async () => {
  const { server, sent } = open()
  server.instead.PATCH = () => {
    server.views = [{ ...readers, name: 'LESERS' }]
    return {}
  }
  const dialog = await manage()
  const box = await dialog.findByRole<HTMLInputElement>('textbox', { name: 'Rename Readers' })
  await userEvent.clear(box)
  await userEvent.type(box, 'Lesers{Enter}')
  await waitFor(() => expect(box.value).toBe('LESERS'))
  await userEvent.tab()
  await userEvent.tab({ shift: true })
  await userEvent.tab()
  expect(sent).toEqual([['PATCH', '1', { name: 'Lesers' }]])
})

it('nothing is saved before it is known which views there are', async () => {
  const { server, sent } = open([readers], { GET: refused })
  const dialog = await choose('Save this view…')
  const box = dialog.getByRole('textbox', { name: 'Name' })
  await dialog.findByText(/^Your saved views could not be loaded/)
  await userEvent.type(box, 'readers{Enter}')
  expect(sent).toEqual([])
  const save = dialog.getByRole('button', {
    name: 'Save',
    description: 'Which views are kept is not known now.',
  })
  expect(save.getAttribute('aria-disabled')).toBe('true')
  server.instead = {}
  await userEvent.click(dialog.getByRole('button', { name: 'Try again' }))
  await waitFor(() =>
    expect(dialog.getByRole('button', { name: 'Save' }).getAttribute('aria-disabled')).toBeNull(),
  )
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText('A view of that name is kept already')).toBeTruthy()
  expect(sent).toEqual([])
})

it('the views are read anew after a change, and not by a reading that was under way', async () => {
  const { server, sent, queryClient } = open()
  await screen.findByRole('link', { name: 'Readers' })
  let answer = () => {}
  server.instead.GET = () =>
    new Promise((resolve) => {
      answer = () => resolve({ records: [readers], total: 1 })
    })
  void queryClient.refetchQueries()
  server.instead = {
    POST: () => {
      server.views = [readers, { ...readers, id: '2', name: 'Nightly' }]
      return {}
    },
  }
  const dialog = await choose('Save this view…')
  await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Nightly{Enter}')
  await waitFor(() => expect(sent).toHaveLength(1))
  await act(async () => answer())
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByRole('link', { name: 'Nightly' })).toBeTruthy()
})

it('what is tried again after a lost answer has the key it had, until it is done', async () => {
  keepText(inBrowser, JSON.stringify(['One', 'Two'].map((name) => ({ name, query: 'q=night' }))))
  const { server, keys } = open([])
  server.instead.POST = () => {
    throw new NetworkError('saved-views.command', 'timeout')
  }
  const dialog = await manage()
  const move = async () =>
    userEvent.click(await dialog.findByRole('button', { name: 'Keep them in your account' }))
  await move()
  await dialog.findByText(/^Two: No answer arrived, so we could not confirm whether it was done\./)
  server.instead = {}
  await move()
  await userEvent.click(await dialog.findByRole('button', { name: 'Remove One' }))
  await waitFor(() => expect(dialog.queryByRole('button', { name: 'Remove One' })).toBeNull())
  await userEvent.keyboard('{Escape}')
  const saving = await choose('Save this view…')
  await userEvent.type(saving.getByRole('textbox', { name: 'Name' }), 'One{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const [one, two, oneAgain, twoAgain, _removal, another] = keys
  expect([oneAgain, twoAgain]).toEqual([one, two])
  expect(new Set([one, two, another]).size).toBe(3)
})

describe('what is asked for again after a lost answer', () => {
  const lost = () => {
    throw new NetworkError('saved-views.command', 'timeout')
  }
  const save = async () => {
    const dialog = await choose('Save this view…')
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'One{Enter}')
    return dialog
  }
  const isSaved = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

  it('is nothing where the views show that it was done: one is kept, has another name, is removed', async () => {
    const { server, sent, notices } = open()
    await screen.findByRole('link', { name: 'Readers' })
    const one = { id: '2', list: 'keys', name: 'One', query: 'q=night' }
    const lostWith = (views: Kept[]) => () => {
      server.views = views
      return lost()
    }
    server.instead.POST = lostWith([readers, one])
    await save()
    await isSaved()
    expect(await screen.findByRole('link', { name: 'One' })).toBeTruthy()
    server.instead.PATCH = lostWith([readers, { ...one, name: 'One!' }])
    server.instead.DELETE = lostWith([readers])
    const dialog = await manage()
    await userEvent.type(await dialog.findByRole('textbox', { name: 'Rename One' }), '!{Enter}')
    const remove = await dialog.findByRole('button', { name: 'Remove One!' })
    await act(async () => {})
    expect(dialog.queryByText(/No answer arrived/)).toBeNull()
    await userEvent.click(remove)
    const left = await dialog.findByRole('textbox', { name: 'Rename Readers' })
    await waitFor(() => expect(document.activeElement).toBe(left))
    expect(dialog.getAllByRole('textbox')).toEqual([left])
    expect(notices).toEqual([])
    expect(sent.map(([method]) => method)).toEqual(['POST', 'PATCH', 'DELETE'])
  })

  it('is another thing once a later reading shows that it was done', async () => {
    const { server, keys } = open()
    await screen.findByRole('link', { name: 'Readers' })
    server.instead.POST = () => {
      server.views = [readers, { id: '2', list: 'keys', name: 'One', query: 'q=night' }]
      server.instead.GET = refused
      return lost()
    }
    const dialog = await save()
    await dialog.findByText(/and your views could not be read again/)
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    server.instead = {}
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    const managing = await manage()
    await userEvent.click(await managing.findByRole('button', { name: 'Remove One' }))
    await waitFor(() => expect(managing.queryByRole('button', { name: 'Remove One' })).toBeNull())
    await userEvent.keyboard('{Escape}')
    await save()
    await isSaved()
    expect(keys).toHaveLength(3)
    expect(keys[2]).not.toBe(keys[0])
  })

  it('is not said to be done where the views do not show it, and is another thing after that', async () => {
    const { server, keys } = open()
    await screen.findByRole('link', { name: 'Readers' })
    server.instead.POST = lost
    const dialog = await save()
    await dialog.findByText(/have been read again and do not show it/)
    // The first one arrived late, and what it made is gone again.
    server.instead.POST = () => ({})
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await dialog.findByText(/^The server says that it was done, but your views/)
    server.instead = {}
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await isSaved()
    expect(keys[1]).toBe(keys[0])
    expect(keys[2]).not.toBe(keys[0])
  })
})

describe('what is asked for while another thing is under way', () => {
  it('is not asked for twice: a view that is saved, of which no earlier refusal is said any more', async () => {
    const { server, sent } = open([readers], { POST: refused })
    await screen.findByRole('link', { name: 'Readers' })
    const dialog = await choose('Save this view…')
    const box = dialog.getByRole('textbox', { name: 'Name' })
    await userEvent.type(box, 'Nightly{Enter}')
    await dialog.findByText('Nothing was changed: The server is being repaired')
    let take = () => {}
    server.instead.POST = () =>
      new Promise<void>((resolve) => {
        take = () => {
          server.views.push({ ...readers, id: '2', name: 'Nightly', query: 'q=night' })
          resolve()
        }
      })
    await userEvent.type(box, '{Enter}{Enter}')
    expect(dialog.queryByText(/^Nothing was changed/)).toBeNull()
    await act(async () => take())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent.map(([method]) => method)).toEqual(['POST', 'POST'])
  })

  async function renaming() {
    const opened = open()
    const dialog = await manage()
    let take = () => {}
    opened.server.instead.PATCH = () =>
      new Promise<undefined>((resolve) => {
        take = () => resolve(undefined)
      }).then(() => {
        opened.server.views = [{ ...readers, name: 'Lesers' }]
        opened.server.instead = {}
        return {}
      })
    const box = await dialog.findByRole('textbox', { name: 'Rename Readers' })
    await userEvent.clear(box)
    await userEvent.type(box, 'Lesers')
    return { ...opened, dialog, box, take: () => act(async () => take()) }
  }

  it('is done after it: the press that sends a name removes the view', async () => {
    const { dialog, sent, take } = await renaming()
    const remove = dialog.getByRole('button', { name: 'Remove Readers' })
    await userEvent.dblClick(remove)
    expect(sent).toEqual([['PATCH', '1', { name: 'Lesers' }]])
    await take()
    expect(await dialog.findByText('No view is kept yet.')).toBeTruthy()
    expect(sent.slice(1)).toEqual([['DELETE', '1', undefined]])
  })

  it('is done after it: each further name, and the first one again', async () => {
    const { dialog, box, sent, take } = await renaming()
    await userEvent.type(box, '{Enter}{Enter}')
    await userEvent.type(box, ' too{Enter}')
    await userEvent.clear(box)
    await userEvent.type(box, 'Readers{Enter}')
    expect(sent).toHaveLength(1)
    await take()
    await waitFor(() =>
      expect(sent).toEqual([
        ['PATCH', '1', { name: 'Lesers' }],
        ['PATCH', '1', { name: 'Lesers too' }],
        ['PATCH', '1', { name: 'Readers' }],
      ]),
    )
    expect(await dialog.findByRole('textbox', { name: 'Rename Readers' })).toBe(box)
  })
})

describe('what the server refuses after its dialog was closed', () => {
  const held = () => {
    let refuse = () => {}
    const answer = new Promise<void>((resolve) => {
      refuse = resolve
    }).then(refused)
    return { refuse: () => refuse(), instead: () => answer }
  }

  it('is a notification: a view that was to be renamed', async () => {
    const { server, notices } = open()
    const dialog = await manage()
    const { refuse, instead } = held()
    server.instead.PATCH = instead
    await userEvent.type(await dialog.findByRole('textbox', { name: 'Rename Readers' }), ' too')
    // The press leaves the field, which sends the name.
    const [, close] = dialog.getAllByRole('button', { name: 'Close' })
    await userEvent.click(close ?? document.body)
    expect(screen.queryByRole('dialog')).toBeNull()
    refuse()
    await waitFor(() => expect(notices).toHaveLength(1))
    expect(notices[0]).toMatchObject({
      type: 'error',
      description: 'Rename Readers',
      message: 'Nothing was changed: The server is being repaired',
    })
  })

  it('is a notification: a view that was to be saved, and another dialog stays', async () => {
    const { server, notices } = open()
    await screen.findByRole('link', { name: 'Readers' })
    const save = async (name: string) => {
      const dialog = await choose('Save this view…')
      await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), `${name}{Enter}`)
      await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    }
    const first = held()
    server.instead.POST = first.instead
    await save('Nightly')
    first.refuse()
    await waitFor(() => expect(notices).toMatchObject([{ type: 'error', description: 'Save this view' }]))

    let take = () => {}
    server.instead.POST = () =>
      new Promise<void>((resolve) => {
        take = () => {
          server.views.push({ ...readers, id: '2', name: 'Weekly' })
          resolve()
        }
      })
    await save('Weekly')
    const dialog = await manage()
    await act(async () => take())
    await dialog.findByRole('textbox', { name: 'Rename Weekly' })
    await act(async () => {})
    expect(screen.getByRole('dialog')).toBeTruthy()
    expect(notices).toHaveLength(1)
  })
})

describe('views of this browser that go to the server', () => {
  it('go there once, however often that is asked for before they are there', async () => {
    keepText(inBrowser, JSON.stringify([{ name: 'Nightly', query: 'q=mine' }]))
    const { server, sent } = open()
    const dialog = await manage()
    const move = await dialog.findByRole('button', { name: 'Keep it in your account' })
    let take = () => {}
    server.instead.POST = () => {
      server.instead = {}
      return new Promise<void>((resolve) => {
        take = () => {
          server.views.push({ ...readers, id: '2', name: 'Nightly', query: 'q=mine' })
          resolve()
        }
      })
    }
    await userEvent.dblClick(move)
    await act(async () => take())
    await waitFor(() => expect(keptText(inBrowser)).toBeNull())
    // It is done after all that was asked for before.
    const [remove] = await dialog.findAllByRole('button', { name: 'Remove Nightly' })
    await userEvent.click(remove ?? document.body)
    await waitFor(() => expect(sent.at(-1)?.[0]).toBe('DELETE'))
    expect(sent.map(([method]) => method)).toEqual(['POST', 'DELETE'])
  })

  it('are not sent once more where they are there already, and leave the browser', async () => {
    keepText(inBrowser, JSON.stringify([{ name: 'Readers', query: 'q=read' }]))
    const { sent } = open()
    const dialog = await manage()
    await userEvent.click(await dialog.findByRole('button', { name: 'Keep it in your account' }))
    await waitFor(() => expect(keptText(inBrowser)).toBeNull())
    expect(sent).toEqual([])
    expect(dialog.queryByText('Some stay in this browser:')).toBeNull()
  })

  it('stay where a view is called so', async () => {
    keepText(inBrowser, JSON.stringify([{ name: 'readers', query: 'q=mine' }]))
    const { sent } = open()
    const dialog = await manage()
    await userEvent.click(await dialog.findByRole('button', { name: 'Keep it in your account' }))
    expect(await dialog.findByText('readers: A view of that name is kept already')).toBeTruthy()
    expect(sent).toEqual([])
  })

  it('go there where one that comes with the list is called so', async () => {
    keepText(inBrowser, JSON.stringify([{ name: 'Writers', query: 'q=mine' }]))
    const { sent } = open()
    const dialog = await manage()
    await userEvent.click(await dialog.findByRole('button', { name: 'Keep it in your account' }))
    expect(await dialog.findByRole('textbox', { name: 'Rename Writers' })).toBeTruthy()
    expect(sent).toEqual([['POST', undefined, { list: 'keys', name: 'Writers', query: 'q=mine' }]])
  })

  it('are no more than may be kept there', async () => {
    const local = ['One', 'Two'].map((name) => ({ name, query: 'q=mine' }))
    keepText(inBrowser, JSON.stringify(local))
    const { sent } = open(
      Array.from({ length: 29 }, (_, at) => ({ ...readers, id: `${at}`, name: `View ${at}` })),
    )
    const dialog = await manage()
    await userEvent.click(await dialog.findByRole('button', { name: 'Keep them in your account' }))
    await dialog.findByText('Two: At most 30 views can be kept. Remove one first')
    expect(sent).toEqual([['POST', undefined, { list: 'keys', name: 'One', query: 'q=mine' }]])
    expect(JSON.parse(keptText(inBrowser) ?? '')).toEqual([local[1]])
  })
})
