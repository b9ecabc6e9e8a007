import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import {
  cacheSize,
  groups,
  isLocked,
  item,
  renderTab,
  reported,
  review,
  size,
  type,
} from '../../../testing/config-tab-driver'
import '../../../locales/late-texts'
import { ApiError, NetworkError } from '../../../api/errors'
import type { ConfigGroup, ConfigItem } from '../../../domain/advanced-configuration'

describe('the review', () => {
  it('does not open on Enter where nothing is changed', async () => {
    renderTab()
    await cacheSize()
    fireEvent.submit(screen.getByRole('form', { name: 'Advanced configurations' }))
    await userEvent.click(screen.getByRole('link', { name: 'Security' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('shows old and new by what restarts, passwords masked, and sends only what changed [API-029, ADV-D05]', async () => {
    const { api, notices } = renderTab()
    await cacheSize()
    type('Cache size', '1024')
    await userEvent.click(screen.getByRole('switch', { name: 'Disk cache' }))
    type('Disk path', '/data')
    await userEvent.click(screen.getByRole('link', { name: 'Security' }))
    fireEvent.change(screen.getByLabelText('LDAP password', { selector: 'input' }), {
      target: { value: 'new-secret' },
    })
    await userEvent.click(screen.getByRole('tab', { name: 'Tenant Configurations' }))
    await screen.findByRole('textbox', { name: 'Row limit' })
    type('Row limit', '200')
    expect(await screen.findByText('Restart required: everything, analytics')).toBeDefined()

    const dialog = await review()
    await waitFor(() => expect(isLocked(dialog.getByRole('button', { name: 'Save' }))).toBe(false))
    const sections = dialog
      .getAllByRole('heading', { level: 3 })
      .map((heading) => [
        heading.textContent,
        ...[...(heading.parentElement?.querySelectorAll('li') ?? [])].map((row) =>
          [...row.querySelectorAll('strong, del, ins')].map(({ textContent }) => textContent).join(' '),
        ),
      ])
    expect(sections).toEqual([
      ['No restart', 'Disk cache Off On', 'LDAP password •••••••• ••••••••', 'Row limit 100 200'],
      ['Restarts everything', 'Disk path /tmp /data'],
      ['Restarts analytics', 'Cache size 512 1024'],
    ])
    expect(document.body.textContent).not.toContain('secret')
    const rows = dialog.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(rows.slice(2, 4)).toEqual([
      'Row limit Acmetenant.limitbefore100→after200Undo',
      'Disk path Servercache.pathbefore/tmp→after/dataUndo',
    ])

    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const [call] = api.callsOf('changeAdvancedConfigurations')
    expect(call?.options.path).toEqual({ instanceId: 'id-demo' })
    expect(call?.options.body).toEqual([
      {
        name: 'system',
        data: [
          { configKey: 'cache.size', configValue: 1024 },
          { configKey: 'cache.enabled', configValue: true },
          { configKey: 'cache.path', configValue: '/data' },
          { configKey: 'ldap.password', configValue: 'new-secret' },
        ],
      },
      { name: 'acme', data: [{ configKey: 'tenant.limit', configValue: 200 }] },
    ])
    expect(reported(notices)).toEqual(['The configurations of demo are saved'])
    expect(await screen.findByText('No changes')).toBeDefined()
    expect(screen.queryByText(/^Restart required/)).toBeNull()
    const kept = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Row limit' })
    expect(kept.value).toBe('200')
    // For the tab, for the review, and once more after it.
    await waitFor(() => expect(api.callsOf('listAdvancedConfigurations')).toHaveLength(3))
  })

  it('shows what was saved before the cluster is read again', async () => {
    const { api, notices } = renderTab({
      answers: { changeAdvancedConfigurations: () => ({ message: 'In the words of the server' }) },
    })
    await cacheSize()
    type('Cache size', '1024')
    const dialog = await review()
    await waitFor(() => expect(isLocked(dialog.getByRole('button', { name: 'Save' }))).toBe(false))
    api.answer({ listAdvancedConfigurations: () => new Promise(() => {}) })
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('No changes')).toBeDefined()
    expect(reported(notices)).toEqual(['In the words of the server'])
    expect((await cacheSize()).value).toBe('1024')
  })

  it('sends no key that another choice has hidden', async () => {
    const { api } = renderTab()
    await cacheSize()
    await userEvent.click(screen.getByRole('switch', { name: 'Disk cache' }))
    type('Disk path', '/data')
    await userEvent.click(screen.getByRole('switch', { name: 'Disk cache' }))
    type('Cache size', '1024')
    const dialog = await review()
    await waitFor(() => expect(isLocked(dialog.getByRole('button', { name: 'Save' }))).toBe(false))
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(api.callsOf('changeAdvancedConfigurations')).toHaveLength(1))
    expect(api.callsOf('changeAdvancedConfigurations')[0]?.options.body).toEqual([
      { name: 'system', data: [{ configKey: 'cache.size', configValue: 1024 }] },
    ])
  })

  it('sends no key that hangs on a hidden one', async () => {
    const chain = [
      item({ key: 'a', label: 'First', type: 'boolean', value: true }),
      item({ key: 'b', label: 'Second', value: 'off', dependencies: [{ key: 'a', value: true }] }),
      item({ key: 'c', label: 'Third', value: '1', dependencies: [{ key: 'b', value: 'on' }] }),
    ]
    const category = { name: 'Chain', unread: [], items: chain }
    const { api } = renderTab({
      answers: {
        listAdvancedConfigurations: () => [
          { id: 'system', displayName: 'Server', unread: [], categories: [category] },
        ],
      },
    })
    await screen.findByRole('switch', { name: 'First' })
    type('Second', 'on')
    type('Third', '2')
    await userEvent.click(screen.getByRole('switch', { name: 'First' }))
    const dialog = await review()
    await waitFor(() => expect(isLocked(dialog.getByRole('button', { name: 'Save' }))).toBe(false))
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(api.callsOf('changeAdvancedConfigurations')).toHaveLength(1))
    expect(api.callsOf('changeAdvancedConfigurations')[0]?.options.body).toEqual([
      { name: 'system', data: [{ configKey: 'a', configValue: false }] },
    ])
  })

  it('still names it after the list was read again by itself', async () => {
    let answer = groups
    const { queryClient } = renderTab({ answers: { listAdvancedConfigurations: () => answer } })
    await cacheSize()
    type('Cache size', '1024')
    const category = { name: 'Cache', unread: [], items: [{ ...size, value: 256 }] }
    answer = [{ id: 'system', displayName: 'Server', unread: [], categories: [category] }]
    await act(() => queryClient.refetchQueries())
    expect(await screen.findByText('Was 256')).toBeDefined()
    const dialog = await review()
    const moved = 'Somebody changed this meanwhile: it was 512 when you began.'
    expect(await dialog.findByText(moved)).toBeDefined()
  })

  it('takes single changes back, and closes when none is left', async () => {
    renderTab()
    await cacheSize()
    type('Cache size', '1024')
    const dialog = await review()
    await userEvent.click(dialog.getByRole('button', { name: 'Undo the change of Cache size' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect((await cacheSize()).value).toBe('512')
  })

  it('keeps the focus among the changes that are left, and after the last on Save', async () => {
    renderTab()
    await cacheSize()
    type('Cache size', '1024')
    await userEvent.click(screen.getByRole('switch', { name: 'Disk cache' }))
    type('Disk path', '/data')
    const dialog = await review()
    await userEvent.click(dialog.getByRole('button', { name: 'Undo the change of Disk path' }))
    const next = dialog.getByRole('button', { name: 'Undo the change of Cache size' })
    expect(document.activeElement).toBe(next)
    // After the last row it is the one before it.
    await userEvent.click(next)
    const other = dialog.getByRole('button', { name: 'Undo the change of Disk cache' })
    expect(document.activeElement).toBe(other)
    await userEvent.click(other)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Save' })))
  })

  it('is opened by Enter in an input too, and not by Enter in the search', async () => {
    renderTab()
    const input = await cacheSize()
    await userEvent.type(input, '{Enter}')
    expect(screen.queryByRole('dialog')).toBeNull()
    type('Cache size', '1024')
    await userEvent.type(screen.getByRole('searchbox'), '{Enter}')
    expect(screen.queryByRole('dialog')).toBeNull()
    await userEvent.type(input, '{Enter}')
    const dialog = await screen.findByRole('dialog', { name: 'Review your changes' })
    expect(
      await within(dialog).findByText('Only these keys are sent. What stands together restarts together.'),
    ).toBeDefined()
  })

  it('names what somebody else has changed meanwhile', async () => {
    let answer = groups
    renderTab({ answers: { listAdvancedConfigurations: () => answer } })
    await cacheSize()
    type('Cache size', '1024')
    const category = { name: 'Cache', unread: [], items: [{ ...size, value: 256 }] }
    answer = [{ id: 'system', displayName: 'Server', unread: [], categories: [category] }]
    const dialog = await review()
    const reported = 'Somebody changed this meanwhile: it was 512 when you began.'
    expect(await dialog.findByText(reported)).toBeDefined()
    expect(dialog.getByText('256')).toBeDefined()
  })

  it('can neither be left nor changed while it is saved', async () => {
    renderTab({ answers: { changeAdvancedConfigurations: () => new Promise(() => {}) } })
    await cacheSize()
    type('Cache size', '1024')
    const dialog = await review()
    const agree = dialog.getByRole('button', { name: 'Save' })
    await waitFor(() => expect(isLocked(agree)).toBe(false))
    await userEvent.click(agree)
    expect(agree.getAttribute('aria-busy')).toBe('true')
    for (const name of ['Cancel', 'Undo the change of Cache size'])
      expect(isLocked(dialog.getByRole('button', { name }))).toBe(true)
  })

  it('cannot be agreed to before what the cluster has now is read, which it says', async () => {
    const { api } = renderTab()
    await cacheSize()
    type('Cache size', '1024')
    let answer = (_groups: ConfigGroup[]) => {}
    api.answer({ listAdvancedConfigurations: () => new Promise((done) => (answer = done)) })
    const dialog = await review()
    expect(dialog.getByRole('status').textContent).toBe('Comparing with what the cluster has now…')
    expect(isLocked(dialog.getByRole('button', { name: 'Save' }))).toBe(true)
    await act(async () => answer(groups))
    expect(isLocked(dialog.getByRole('button', { name: 'Save' }))).toBe(false)
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect((await cacheSize()).value).toBe('1024')
    expect(api.callsOf('changeAdvancedConfigurations')).toEqual([])
  })

  it('can be agreed to where the comparison fails, which it says', async () => {
    let isDown = false
    const answer = () => {
      if (isDown) throw new ApiError({ message: 'Down', statusCode: 500 })
      return groups
    }
    renderTab({ answers: { listAdvancedConfigurations: answer } })
    await cacheSize()
    type('Cache size', '1024')
    isDown = true
    const dialog = await review()
    expect(
      await dialog.findByText(
        'What the cluster has now could not be read, so a change that somebody else made meanwhile is not named here. Only these keys are sent.',
      ),
    ).toBeDefined()
    await waitFor(() => expect(isLocked(dialog.getByRole('button', { name: 'Save' }))).toBe(false))
  })
})

describe('a save that fails', () => {
  const changeSize = async () => type('Cache size', '1024')
  const changePassword = async () => {
    await userEvent.click(screen.getByRole('link', { name: 'Security' }))
    fireEvent.change(screen.getByLabelText('LDAP password', { selector: 'input' }), {
      target: { value: 'new-secret' },
    })
  }
  const failing = async (
    failure: Error,
    now: (isSent: boolean) => ConfigGroup[],
    changes: readonly (() => Promise<unknown>)[] = [changeSize],
  ) => {
    let isSent = false
    const rendered = renderTab({
      answers: {
        listAdvancedConfigurations: () => now(isSent),
        changeAdvancedConfigurations: () => {
          isSent = true
          throw failure
        },
      },
    })
    await cacheSize()
    for (const change of changes) await change()
    const dialog = await review()
    await waitFor(() => expect(isLocked(dialog.getByRole('button', { name: 'Save' }))).toBe(false))
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    return rendered
  }
  const saved = [
    {
      id: 'system',
      displayName: 'Server',
      unread: [],
      categories: [{ name: 'Cache', unread: [], items: [{ ...size, value: 1024 }] }],
    },
  ]
  const lost = new NetworkError('changeAdvancedConfigurations', 'timeout')

  it('is reported in the words of the server, and keeps what was typed', async () => {
    const refusal = new ApiError({ message: 'Not while an upgrade runs', statusCode: 409 })
    const { notices } = await failing(refusal, () => groups)
    await waitFor(() => expect(reported(notices)).toEqual(['Not while an upgrade runs']))
    expect((await cacheSize()).value).toBe('1024')
  })

  it('names each key that the server refuses, and leads to the first', async () => {
    const refusal = new ApiError({
      message: 'Invalid',
      statusCode: 422,
      fieldErrors: [
        { fieldName: 'cache.gone', message: 'There is no such key.', isNotActivated: false },
        { fieldName: 'cache.size', message: 'Too much for this node.', isNotActivated: false },
      ],
    })
    const { notices } = await failing(refusal, () => groups)
    await waitFor(() =>
      expect(reported(notices)).toEqual([
        'cache.gone: There is no such key. Cache size: Too much for this node.',
      ]),
    )
    expect(screen.queryByRole('dialog')).toBeNull()
    const input = await cacheSize()
    expect(input.getAttribute('aria-invalid')).toBe('true')
    expect(
      input
        .getAttribute('aria-describedby')
        ?.split(' ')
        .map((id) => document.getElementById(id)?.textContent),
    ).toContain('Too much for this node.')
    await waitFor(() => expect(document.activeElement).toBe(input))
  })

  it('with a lost answer is not called saved while the cluster does not have it', async () => {
    const { notices } = await failing(lost, () => groups)
    await waitFor(() =>
      expect(reported(notices)).toEqual([
        'We could not confirm whether the change was saved. The configurations have been read again: it is not there. It is still here to save again.',
      ]),
    )
    expect((await cacheSize()).value).toBe('1024')
  })

  const changeBanner = async () => {
    await userEvent.click(screen.getByRole('link', { name: 'Security' }))
    type('Banner', 'Bye')
  }
  it.each([
    [
      'two changes',
      [changeSize, changeBanner],
      'We could not confirm whether the changes were saved. The configurations have been read again: 1 of 2 changes are there. What is left is still here to save again.',
    ],
    [
      'a password alone',
      [changePassword],
      'We could not confirm whether the password was saved: a password that is set cannot be compared. It is still here to save again.',
    ],
    [
      'a password beside another change',
      [changeSize, changePassword],
      'We could not confirm whether all changes were saved. The configurations have been read again: of what is no password, 1 of 1 is there; passwords cannot be compared. What is left is still here to save again.',
    ],
  ])('with a lost answer to %s claims nothing that is not there', async (_what, changes, words) => {
    const withSize = (items: readonly ConfigItem[]) =>
      items.map((each) => (each.key === 'cache.size' ? { ...each, value: 1024 } : each))
    const changed = groups.map((group) => ({
      ...group,
      categories: group.categories.map((category) => ({ ...category, items: withSize(category.items) })),
    }))
    const { notices } = await failing(lost, (isSent) => (isSent ? changed : groups), changes)
    await waitFor(() => expect(reported(notices)).toEqual([words]))
    expect(await screen.findByText('1 change', { selector: 'strong' })).toBeDefined()
  })

  it('with a lost answer is not known where the cluster cannot be read either', async () => {
    const { notices } = await failing(lost, (isSent) => {
      if (isSent) throw lost
      return groups
    })
    await waitFor(() =>
      expect(reported(notices)).toEqual([
        'We could not confirm whether the changes were saved, and the configurations could not be read again. The changes are still here.',
      ]),
    )
  })

  it('with a lost answer shows what the cluster has now', async () => {
    const [cache, ...others] = groups[0]?.categories ?? []
    const items = (cache?.items ?? []).map((each) =>
      each.key === 'cache.kind' ? { ...each, value: 'fifo' } : each,
    )
    const changed = groups.map((group, place) =>
      place === 0 && cache ? { ...group, categories: [{ ...cache, items }, ...others] } : group,
    )
    await failing(lost, (isSent) => (isSent ? changed : groups))
    expect(await screen.findByTitle('fifo')).toBeTruthy()
    expect((await cacheSize()).value).toBe('1024')
  })

  it('with a lost answer is called saved once the cluster has it', async () => {
    const { notices } = await failing(lost, (isSent) => (isSent ? saved : groups))
    await waitFor(() => expect(reported(notices)).toEqual(['The configurations of demo are saved']))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await screen.findByText('No changes')).toBeDefined()
  })
})

describe('what is typed', () => {
  it('asks before it is left, and not for another category', async () => {
    const { router } = renderTab()
    await cacheSize()
    type('Cache size', '1024')
    await userEvent.click(screen.getByRole('link', { name: 'Security' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    act(() => void router.navigate('/clusters'))
    const question = await screen.findByRole('dialog', { name: 'Leave without saving?' })
    await userEvent.click(within(question).getByRole('button', { name: 'Stay' }))
    expect(screen.getByText('1 change', { selector: 'strong' })).toBeDefined()
    expect(Object.keys({ ...sessionStorage })).toHaveLength(1)

    act(() => void router.navigate('/clusters'))
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }))
    await waitFor(() => expect(Object.keys({ ...sessionStorage })).toEqual([]))
    expect(router.state.location.pathname).toBe('/clusters')
  })

  it('is a draft of this tab, without passwords, until it is saved', async () => {
    const first = renderTab()
    await cacheSize()
    type('Cache size', '1024')
    await userEvent.click(screen.getByRole('link', { name: 'Security' }))
    fireEvent.change(screen.getByLabelText('LDAP password', { selector: 'input' }), {
      target: { value: 'new-secret' },
    })
    const kept = Object.values({ ...sessionStorage }).join()
    expect(kept).toContain('1024')
    expect(kept).not.toContain('secret')
    expect(kept).not.toContain('Hello')
    first.unmount()

    const other = renderTab({ id: 'id-other', name: 'other' })
    expect((await cacheSize()).value).toBe('512')
    other.unmount()
    renderTab()
    await waitFor(async () => expect((await cacheSize()).value).toBe('1024'))
    expect(await screen.findByRole('button', { name: 'Start over' })).toBeDefined()
    expect(
      screen.getByText('We restored what you had typed before. Passwords are never kept: enter them again.'),
    ).toBeDefined()
    const dialog = await review()
    await waitFor(() => expect(isLocked(dialog.getByRole('button', { name: 'Save' }))).toBe(false))
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(Object.keys({ ...sessionStorage })).toEqual([]))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Start over' })).toBeNull())
  })

  it('says after a reload, too, what somebody else has changed since it was typed', async () => {
    const first = renderTab()
    await cacheSize()
    type('Cache size', '1024')
    await waitFor(() => expect(Object.values({ ...sessionStorage }).join()).toContain('512'))
    first.unmount()
    const category = { name: 'Cache', unread: [], items: [{ ...size, value: 256 }] }
    const answer = [{ id: 'system', displayName: 'Server', unread: [], categories: [category] }]
    renderTab({ answers: { listAdvancedConfigurations: () => answer } })
    await waitFor(async () => expect((await cacheSize()).value).toBe('1024'))
    const dialog = await review()
    const moved = 'Somebody changed this meanwhile: it was 512 when you began.'
    expect(await dialog.findByText(moved)).toBeDefined()
  })

  it('and taken back is no draft any more', async () => {
    renderTab()
    await cacheSize()
    type('Cache size', '1024')
    expect(Object.keys({ ...sessionStorage })).toHaveLength(1)
    type('Cache size', '512')
    expect(Object.keys({ ...sessionStorage })).toEqual([])
  })
})
