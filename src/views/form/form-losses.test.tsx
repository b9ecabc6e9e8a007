import { onlineManager } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import example from '../../../docs/examples/api-keys.json'
import type { NamedApi } from '../../api/call'
import { NetworkError, SessionEndedError } from '../../api/errors'
import { noteRecordFaults } from '../../api/record-faults'
import type { ResourceDefinition } from '../../definitions/define'
import { readResourceFile } from '../../definitions/file/read-resource-file'
import { buildDoor, doors } from '../../testing/example-definition'
import { createFakeApi } from '../../testing/fake-api'
import { openDialog, press, refuse, type } from '../../testing/form-dialog-driver'
import { renderWithProviders } from '../../testing/render-with-providers'
import { ResourceSection } from '../section/resource-section'

const kept = () => JSON.stringify({ ...sessionStorage })

/** Whether the browser would ask before it leaves the page. */
function isAskedByBrowser(): boolean {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}

describe('a draft', () => {
  it('holds what is typed, but no secret beside it', async () => {
    await openDialog('create')
    type('Range', '1.2.3.4')
    type('Password', 'hunter2')
    await waitFor(() => expect(kept()).toContain('1.2.3.4'))
    expect(kept()).not.toContain('hunter2')
    expect(kept()).not.toContain('password')
  })

  it('that says what the record says already is given up with the form', async () => {
    const key = 'basalt.draft:u-1:doors.edit:id-demo:d-1'
    sessionStorage.setItem(key, JSON.stringify({ typed: { size: 3 }, before: { size: 3 } }))
    await openDialog('edit')
    expect(screen.getByText(/^We restored what you had typed before/)).toBeDefined()
    press('Cancel')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sessionStorage.getItem(key)).toBeNull()
  })

  it('is that of one person, form and cluster', async () => {
    await openDialog('create')
    type('Range', '1.2.3.4')
    await waitFor(() =>
      expect(Object.keys(sessionStorage)).toContain('basalt.draft:u-1:doors.create:id-demo:'),
    )
  })
})

describe('a form of somebody whose session ends', () => {
  it('keeps its draft, and lets them leave to sign in again, when its own command learns it', async () => {
    const { notices } = await openDialog('create', {
      'doors.command': () => {
        throw new SessionEndedError()
      },
    })
    type('Range', '1.2.3.4')
    expect(isAskedByBrowser()).toBe(true)
    press('Add')
    await waitFor(() => expect(isAskedByBrowser()).toBe(false))
    expect(kept()).toContain('1.2.3.4')
    expect(notices).toEqual([])
    expect(screen.getByLabelText<HTMLInputElement>('Range').value).toBe('1.2.3.4')
  })

  it('lets them leave to sign in again when the list behind it learns it', async () => {
    let isEnded = false
    await openDialog('create', {
      'doors.list': () => {
        if (isEnded) throw new SessionEndedError()
        return [buildDoor()]
      },
    })
    type('Range', '1.2.3.4')
    expect(isAskedByBrowser()).toBe(true)
    isEnded = true
    press('Refresh')
    await waitFor(() => expect(isAskedByBrowser()).toBe(false))
    expect(kept()).toContain('1.2.3.4')
  })
})

describe('an answer that is lost', () => {
  it.each([
    ['create', 'Add', 'Your list could not be read either. Try again; "1.2.3.4" is created once at most.'],
    ['edit', 'Save', 'Your list could not be read either. Try again.'],
  ] as const)('is no success where the list cannot be read either: %s', async (mode, submit, sentence) => {
    let isDown = false
    const { notices } = await openDialog(mode, {
      'doors.list': () => {
        if (isDown) throw new NetworkError('doors.list', 'unreachable')
        return [buildDoor()]
      },
      'doors.command': () => {
        isDown = true
        throw new NetworkError('doors.command', 'unreachable')
      },
    })
    type('Range', '1.2.3.4')
    press(submit)
    expect(await screen.findByText(sentence)).toBeDefined()
    expect(screen.getByLabelText<HTMLInputElement>('Range').value).toBe('1.2.3.4')
    expect(notices).toEqual([])
  })

  it('is no success where the list still shows what was there', async () => {
    const { notices } = await openDialog('edit', {
      'doors.command': () => {
        throw new NetworkError('doors.command', 'unreachable')
      },
    })
    type('Range', '1.2.3.4')
    press('Save')
    expect(await screen.findByText('Your list does not show your changes. Try again.')).toBeDefined()
    expect(notices).toEqual([])
  })
})

describe('an answer that is lost, of a list that the server cuts into pages', () => {
  const paging = { kind: 'server', sizes: [10, 50], query: 'simple-rest' } as const
  const paged = { ...doors, list: { ...doors.list, paging } }

  it('is no success for a record of that name on a page that nobody has read', async () => {
    const { api, notices } = await openDialog(
      'create',
      {
        'doors.list': ({ query }) =>
          query?.q === '1.2.3.4'
            ? { records: [buildDoor({ id: 'd-9', range: '1.2.3.4' })], total: 1 }
            : { records: [buildDoor()], total: 11 },
        'doors.command': () => {
          throw new NetworkError('doors.command', 'unreachable')
        },
      },
      paged,
    )
    type('Range', '1.2.3.4')
    press('Add')
    const sentence =
      'Your list shows "1.2.3.4", which may have been there before. Try again; it is created once at most.'
    expect(await screen.findByText(sentence)).toBeDefined()
    expect(notices).toEqual([])
    expect(kept()).toContain('1.2.3.4')
    // Others may have names that begin alike: as many are looked at as a page can have.
    const searched = api.callsOf('doors.list').find(({ options }) => options.query?.q === '1.2.3.4')
    expect(searched?.options.query).toMatchObject({ _start: '0', _end: '50' })
  })
})

describe('an answer that is lost, of a list that does not tell all', () => {
  const paging = { kind: 'server', sizes: [10], query: 'simple-rest' } as const
  const paged = { ...doors, list: { ...doors.list, paging } }
  const fault = (isShown: boolean) => ({ number: 2, id: null, name: null, isShown, values: [] })
  const unknown = /^Your list could not be read either\. Try again;/
  const absent = /^Your list does not show "1\.2\.3\.4 ?"\. Try again;/

  it.each<[string, ResourceDefinition, (isSearch: boolean) => unknown, RegExp]>([
    [
      'in the rest of it, of which one page was read',
      paged,
      (isSearch) => ({ records: isSearch ? [] : [buildDoor()], total: 11 }),
      unknown,
    ],
    ['among what could not be read', doors, () => noteRecordFaults([buildDoor()], [fault(false)]), unknown],
    ['nowhere, where all is shown', doors, () => noteRecordFaults([buildDoor()], [fault(true)]), absent],
  ])('may have made what is %s', async (_where, definition, answer, sentence) => {
    const { api } = await openDialog(
      'create',
      {
        'doors.list': ({ query }) => answer(query?.q !== undefined),
        'doors.command': () => {
          throw new NetworkError('doors.command', 'unreachable')
        },
      },
      definition,
    )
    type('Range', '1.2.3.4 ')
    press('Add')
    expect(await screen.findByText(sentence)).toBeDefined()
    const searched = api.callsOf('doors.list').flatMap(({ options }) => options.query?.q ?? [])
    expect(searched).toEqual(definition === paged ? ['1.2.3.4'] : [])
  })
})

describe('a form of somebody who is offline', () => {
  afterEach(() => onlineManager.setOnline(true))

  it('is sent all the same, and says at once that it could not be', async () => {
    const { api } = await openDialog('create', {
      'doors.command': () => {
        throw new NetworkError('doors.command', 'offline')
      },
    })
    onlineManager.setOnline(false)
    type('Range', '1.2.3.4')
    press('Add')
    expect(await screen.findByText('You are offline. What you typed is kept.')).toBeDefined()
    expect(api.callsOf('doors.command')).toHaveLength(1)
  })
})

describe('an answer that is lost, while the list is read', () => {
  it('cannot be tried again before the list has told', async () => {
    let isLost = false
    let answer = (_: readonly unknown[]) => {}
    await openDialog('edit', {
      'doors.list': () =>
        isLost
          ? new Promise<readonly unknown[]>((resolve) => {
              answer = resolve
            })
          : [buildDoor()],
      'doors.command': () => {
        isLost = true
        throw new NetworkError('doors.command', 'unreachable')
      },
    })
    type('Range', '1.2.3.4')
    press('Save')
    const again = await screen.findByRole('button', { name: 'Try again' })
    expect(again.ariaDisabled).toBe('true')
    await act(async () => answer([buildDoor()]))
    expect(await screen.findByText('Your list does not show your changes. Try again.')).toBeDefined()
    expect(screen.getByRole('button', { name: 'Try again' }).ariaDisabled).toBeNull()
  })
})

it('an answer that is lost is looked for as the other API of a definition file is asked', async () => {
  const billing: NamedApi = {
    baseUrl: 'https://billing.example/v1',
    headers: {},
    errors: 'problem',
    paging: 'page',
    sendsToken: false,
  }
  const { purpose: _, ...fields } = example.fields
  const file = JSON.stringify({
    ...example,
    api: 'billing',
    fields,
    list: { ...example.list, columns: ['name'], filters: [], paging: 'server' },
    create: { fields: ['name'] },
    edit: { fields: ['name'] },
  })
  const { definition } = readResourceFile(file, 'api-keys.json', new Map([['billing', billing]]))
  const { api } = renderWithProviders(<ResourceSection definition={definition} />, {
    api: createFakeApi(
      {},
      {
        'api-keys.list': () => ({ records: [], total: 0 }),
        'api-keys.command': () => {
          throw new NetworkError('api-keys.command', 'unreachable')
        },
      },
    ),
    path: '/api-keys?open=create',
  })
  const name = await screen.findByLabelText(/^Name/)
  fireEvent.change(name, { target: { value: 'Nightly' } })
  press('Create')
  await screen.findByText('Your list does not show "Nightly". Try again; it is created once at most.')
  expect(api.callsOf('api-keys.list').at(-1)?.options.query).toMatchObject({ q: 'Nightly', page: '1' })
})

describe('a refusal', () => {
  it.each([
    [409, 1],
    [404, 1],
    [422, 0],
    [500, 0],
  ])('with %i has the list read again %i times, and keeps what was typed', async (statusCode, times) => {
    const { api, notices } = await openDialog('create', {
      'doors.command': () => {
        throw refuse(statusCode, 'The server refuses')
      },
    })
    const before = api.callsOf('doors.list').length
    type('Range', '1.2.3.4')
    press('Add')
    const told = { type: 'error', message: 'The server refuses', description: 'Not done: Add' }
    await waitFor(() => expect(notices).toEqual([told]))
    await act(async () => {})
    expect(api.callsOf('doors.list')).toHaveLength(before + times)
    // What is made cannot be gone.
    expect(screen.queryByText(/This does not exist any more/)).toBeNull()
    expect(screen.getByLabelText<HTMLInputElement>('Range').value).toBe('1.2.3.4')
  })

  it('of two fields stands at both, of the first with the focus, and the words without a field in a notice', async () => {
    const error = refuse(422, 'Both are wrong', 'range')
    const { notices, dialog } = await openDialog('create', {
      'doors.command': () => {
        const more = ['size', 'colour'].map((fieldName) => ({
          fieldName,
          message: `The server refuses ${fieldName}`,
          isNotActivated: fieldName === 'size',
        }))
        throw Object.assign(error, { fieldErrors: [...error.fieldErrors, ...more] })
      },
    })
    type('Range', '1.2.3.4')
    type('Size', '4')
    press('Add')
    expect(await within(dialog).findByText('Both are wrong')).toBeDefined()
    expect(document.activeElement).toBe(screen.getByLabelText('Range'))
    const alerts = within(dialog).getAllByRole('alert')
    expect(alerts.map(({ textContent }) => textContent)).toEqual([
      'Both are wrong',
      'The server refuses size Contact support',
    ])
    expect(notices.map(({ message }) => message)).toEqual(['The server refuses colour'])
  })
})

describe('typed words', () => {
  it('are asked about on every way out of the dialog: Cancel, Close and another address', async () => {
    const { router, dialog } = await openDialog('create')
    type('Range', '1.2')
    const question = () => screen.queryByRole('heading', { name: 'Leave this form?' })
    const ways = [
      () => press('Cancel'),
      () => press('Close'),
      () => void router.navigate('/clusters/demo?tab=other'),
      () => void router.navigate('/clusters'),
    ]
    for (const leave of ways) {
      await act(async () => leave())
      await waitFor(() => expect(question()).not.toBeNull())
      press('Stay')
      await waitFor(() => expect(question()).toBeNull())
      expect(dialog.isConnected).toBe(true)
    }
    expect(kept()).toContain('1.2')
    expect(screen.getByLabelText<HTMLInputElement>('Range').value).toBe('1.2')
  })

  it.each([
    ['a search that was typed before reaches the address', 'doors.q=oak'],
    ['the list turns back from a page that is gone', 'doors.page=8'],
  ])('are not asked about when %s', async (_what, written) => {
    const { router, dialog } = await openDialog('create')
    type('Range', '1.2')
    const { pathname, search } = router.state.location
    await act(async () => void router.navigate(`${pathname}${search}&${written}`))
    expect(screen.queryByRole('heading', { name: 'Leave this form?' })).toBeNull()
    expect(router.state.location.search).toContain(written)
    expect(dialog.isConnected).toBe(true)
  })
})
