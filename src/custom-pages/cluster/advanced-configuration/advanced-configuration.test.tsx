import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import {
  cacheSize,
  groups,
  isLocked,
  renderTab,
  review,
  save,
  size,
  type,
} from '../../../testing/config-tab-driver'
import '../../../locales/late-texts'
import { ApiError } from '../../../api/errors'
import type { ConfigGroup } from '../../../domain/advanced-configuration'
import type { BuiltState } from '../../../testing/builders'
import { buildClusterDetail } from '../../../testing/detail-builders'
import { createFakeApi } from '../../../testing/fake-api'
import { renderWithProviders } from '../../../testing/render-with-providers'
import { AdvancedConfiguration } from './advanced-configuration'

/** A cluster that is disconnected at a press. */
function Disconnecting() {
  const [state, setState] = useState<BuiltState>('running')
  return (
    <>
      <button type="button" onClick={() => setState('sleeping')}>
        disconnect it
      </button>
      <AdvancedConfiguration cluster={buildClusterDetail({ state })} />
    </>
  )
}

describe('the advanced configurations', () => {
  it('stay when a later reading fails, which is said until one succeeds, and keep what is typed', async () => {
    const { api, queryClient } = renderTab()
    await cacheSize()
    type('Cache size', '1024')
    api.answer({
      listAdvancedConfigurations: () => {
        throw new ApiError({ message: 'Down.', statusCode: 500 })
      },
    })
    await act(() => queryClient.refetchQueries())
    const said = 'The configurations could not be read again; this is how they were.'
    const alert = (await screen.findByText(said, { exact: false })).closest<HTMLElement>('[role=alert]')
    expect((await cacheSize()).value).toBe('1024')

    let answer = (_groups: ConfigGroup[]) => {}
    api.answer({ listAdvancedConfigurations: () => new Promise((done) => (answer = done)) })
    const again = within(alert ?? document.body).getByRole('button', { name: 'Try again' })
    fireEvent.click(again)
    await waitFor(() => expect(again.getAttribute('aria-busy')).toBe('true'))
    expect(isLocked(again)).toBe(true)
    answer(groups)
    await waitFor(() => expect(screen.queryByText(said, { exact: false })).toBeNull())
    expect((await cacheSize()).value).toBe('1024')
  })

  it('are tabs of the server and of each tenant, each with its categories [ADV-002, ADV-003, ADV-D02]', async () => {
    const { api, router } = renderTab()
    expect(screen.getByRole('status').getAttribute('aria-busy')).toBe('true')
    await cacheSize()
    expect(api.callsOf('listAdvancedConfigurations')).toMatchObject([
      { options: { path: { instanceId: 'id-demo' } } },
    ])
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Server Configurations',
      'Tenant Configurations',
    ])
    const menu = screen.getByRole('navigation', { name: 'Categories' })
    expect(
      within(menu)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Cache', 'Security'])
    expect(within(menu).getByRole('link', { current: true }).textContent).toBe('Cache')
    expect(screen.queryByLabelText('Banner')).toBeNull()

    await userEvent.click(within(menu).getByRole('link', { name: 'Security' }))
    expect(screen.getByRole('textbox', { name: 'Banner' })).toBeDefined()
    expect(router.state.location).toMatchObject({
      search: '?tab=advanced-configurations',
      hash: '#system/Security',
    })
    expect(router.state.preventScrollReset).toBe(true)

    await userEvent.click(screen.getByRole('tab', { name: 'Tenant Configurations' }))
    expect(router.state.location.hash).toBe('#acme')
    expect(screen.getByRole('tab', { name: 'Acme', selected: true })).toBeDefined()
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Server Configurations',
      'Tenant Configurations',
      'Acme',
      'Globex',
    ])
    expect(screen.getByText('Could not be read and is not shown: Own')).toBeDefined()
    await userEvent.click(screen.getByRole('tab', { name: 'Globex' }))
    expect(router.state.location.hash).toBe('#globex/Limits')
    // Back leads to the tab before.
    expect([router.state.historyAction, router.state.preventScrollReset]).toEqual(['PUSH', true])
    expect(await screen.findByRole('textbox', { name: 'Row limit' })).toBeDefined()
    await userEvent.click(screen.getByRole('tab', { name: 'Server Configurations' }))
    expect(router.state.location.hash).toBe('#system')
  })

  it('have the server before its tenants, in whichever order they are sent [ADV-002, ADV-D02]', async () => {
    renderTab({ answers: { listAdvancedConfigurations: () => groups.toReversed() }, hash: '#system' })
    await cacheSize()
    await userEvent.click(screen.getByRole('tab', { name: 'Tenant Configurations' }))
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Server Configurations',
      'Tenant Configurations',
      'Globex',
      'Acme',
    ])
    expect(screen.getByRole('tab', { name: 'Globex', selected: true })).toBeDefined()
  })

  it('draw each type with its input [ADV-007, ADV-008, ADV-018]', async () => {
    renderTab()
    expect((await cacheSize()).value).toBe('512')
    expect((await cacheSize()).inputMode).toBe('numeric')
    // One of the values stays chosen, while any text may be empty.
    const kind = screen.getByRole('combobox', { name: 'Kind' }).closest('.ant-select')
    expect(kind?.className).not.toContain('allow-clear')
    expect((await cacheSize()).getAttribute('aria-required')).toBeNull()
    fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Kind' }))
    expect(
      [...document.querySelectorAll('.ant-select-item-option')].map(({ textContent }) => textContent),
    ).toEqual(['lru', 'fifo'])
    expect(screen.getByRole('button', { name: 'Copy cache.size' })).toBeDefined()
    expect(screen.getByRole('switch', { name: 'Disk cache' }).getAttribute('aria-checked')).toBe('false')
    expect(screen.getByText('Memory of the cache.')).toBeDefined()
    expect(screen.getByText('cache.size')).toBeDefined()
    expect(screen.getByText('Could not be read and is not shown: cache.odd')).toBeDefined()

    await userEvent.click(screen.getByRole('link', { name: 'Security' }))
    const password = screen.getByLabelText('LDAP password', { selector: 'input' })
    expect(password.getAttribute('type')).toBe('password')
    expect(password.getAttribute('placeholder')).toBe('Set, and not shown; type a new one to change it')
    expect(document.body.innerHTML).not.toContain('old-secret')
    const banner = screen.getByRole('textbox', { name: 'Banner' })
    expect([banner.tagName, banner.getAttribute('maxlength')]).toEqual(['TEXTAREA', '100000'])
  })

  it('show a key once what it depends on holds, and take it back [ADV-018, ADV-019]', async () => {
    renderTab()
    await cacheSize()
    expect(screen.queryByRole('textbox', { name: 'Disk path' })).toBeNull()
    await userEvent.click(screen.getByRole('switch', { name: 'Disk cache' }))
    expect(screen.getByRole('textbox', { name: 'Disk path' }).getAttribute('maxlength')).toBe('20')
    type('Disk path', '/data')
    await userEvent.click(screen.getByRole('switch', { name: 'Disk cache' }))
    expect(screen.queryByRole('textbox', { name: 'Disk path' })).toBeNull()
    expect(screen.getByText('Only keys that do not show now are changed')).toBeDefined()
    expect(isLocked(save())).toBe(true)
  })

  it('have a Help link out of the console [ADV-004, ADV-D01]', async () => {
    renderTab()
    await cacheSize()
    const help = screen.getByRole('link', { name: /^Help/ })
    expect(help.getAttribute('href')).toBe('https://docs.basalt.test/')
    expect(help.getAttribute('target')).toBe('_blank')
  })

  it.each([
    ['analytics', 'Restarts analytics', 'gold'],
    ['loader', 'Restarts loader', 'green'],
    ['all', 'Restarts everything', 'purple'],
    ['SQLi', 'Restarts SQLi', 'blue'],
    ['chidori', 'Restarts chidori', 'default'],
  ])('say of a key that it restarts %s: %s, in %s [ADV-010, ADV-025]', async (service, text, colour) => {
    const restarting = { ...size, serviceToRestart: service }
    const answer = [
      { ...groups[0], categories: [{ name: 'Cache', unread: [], items: [restarting] }] },
    ] as ConfigGroup[]
    renderTab({ answers: { listAdvancedConfigurations: () => answer } })
    const tag = await screen.findByText(text)
    expect(tag.className).toContain(`ant-tag-${colour}`)
  })
})

describe('what is searched for', () => {
  it.each([
    ['SIZE', ['Cache size']],
    ['cache.kind', ['Kind']],
    ['memory of', ['Cache size']],
    ['banner', ['Banner']],
    ['disk path', []],
  ])('by %s is found in every category: %j', async (search, labels) => {
    renderTab()
    await cacheSize()
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: search } })
    const all = ['Cache size', 'Kind', 'Disk cache', 'Disk path', 'Banner']
    expect(all.filter((label) => screen.queryByLabelText(label) !== null)).toEqual(labels)
    // What is found stands under its category, and no other is named.
    const category = labels.includes('Banner') ? ['Security'] : ['Cache']
    expect(screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(
      labels.length === 0 ? [] : category,
    )
    expect(screen.queryByRole('navigation')).toBeNull()
  })

  it('stands in the address, is counted at the tabs, and is cleared', async () => {
    const { address, router } = renderTab()
    await cacheSize()
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'limit' } })
    expect(screen.getByText('No key here matches “limit”')).toBeDefined()
    expect(screen.getByRole('tab', { name: 'Tenant Configurations (2)' })).toBeDefined()
    await waitFor(() =>
      expect(address()).toBe('/clusters/demo?tab=advanced-configurations&advanced-configurations.q=limit'),
    )
    // Back leaves the search, and is no way through what was typed.
    expect([router.state.historyAction, router.state.preventScrollReset]).toEqual(['REPLACE', true])
    // Enter submits nothing.
    expect(fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Enter' })).toBe(false)
    await userEvent.click(screen.getByRole('button', { name: 'Clear the search' }))
    expect(document.activeElement).toBe(screen.getByRole('searchbox'))
    expect(await cacheSize()).toBeDefined()
    await waitFor(() => expect(address()).toBe('/clusters/demo?tab=advanced-configurations'))
  })
})

describe('a change', () => {
  it('enables Save, says what it restarts, and is undone [ADV-014, ADV-015, ADV-D03]', async () => {
    renderTab()
    await cacheSize()
    expect(isLocked(save())).toBe(true)
    const nothing = 'There is nothing to save yet: change a value first.'
    expect(screen.getByRole('button', { name: 'Save', description: nothing })).toBe(save())
    expect(screen.queryByRole('button', { name: 'Discard changes' })).toBeNull()
    type('Cache size', '1024')
    expect(isLocked(save())).toBe(false)
    expect(save().getAttribute('aria-describedby')).toBeNull()
    expect(screen.getByText('Restart required: analytics')).toBeDefined()
    expect(screen.getByText('Was 512')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Cache 1 change' })).toBeDefined()
    expect(screen.getByRole('tab', { name: 'Server Configurations 1 change' })).toBeDefined()

    await userEvent.click(screen.getByRole('button', { name: 'Undo the change of Cache size' }))
    expect((await cacheSize()).value).toBe('512')
    expect(document.activeElement).toBe(await cacheSize())
    expect(isLocked(save())).toBe(true)
    expect(screen.queryByText(/Restart required/)).toBeNull()
  })

  it('is kept while another category is looked at, and all are discarded after a question', async () => {
    renderTab()
    await cacheSize()
    type('Cache size', '1024')
    await userEvent.click(screen.getByRole('link', { name: 'Security' }))
    type('Banner', 'Bye')
    await userEvent.click(screen.getByRole('link', { name: /^Cache/ }))
    expect((await cacheSize()).value).toBe('1024')
    expect(screen.getByText('2 changes', { selector: 'strong' })).toBeDefined()

    await userEvent.click(screen.getByRole('button', { name: 'Discard changes' }))
    const asked = screen.getByRole('dialog', { name: 'Discard all changes?' })
    expect(asked.style.width).toBe('620px')
    const question = within(asked)
    expect(question.getByRole('button', { name: 'Discard changes' }).className).toContain('danger')
    await userEvent.click(question.getByRole('button', { name: 'Keep editing' }))
    expect((await cacheSize()).value).toBe('1024')
    await userEvent.click(screen.getByRole('button', { name: 'Discard changes' }))
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Discard changes' }))
    expect((await cacheSize()).value).toBe('512')
    expect(screen.getByText('No changes')).toBeDefined()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('searchbox'))
  })

  it.each([
    ['1.5', 'Input must be an integer'],
    ['', 'Input must be an integer'],
    ['63', 'Value cannot be less than 64 or greater than 4096'],
    ['4097', 'Value cannot be less than 64 or greater than 4096'],
  ])('to %j is refused: %s [ADV-016, ADV-017]', async (value, sentence) => {
    const { api } = renderTab()
    await cacheSize()
    type('Cache size', value)
    expect(screen.queryByText(sentence)).toBeNull()
    // Said once the key is left already.
    fireEvent.blur(await cacheSize())
    expect(await screen.findByText(sentence)).toBeDefined()
    await userEvent.click(screen.getByRole('link', { name: 'Security' }))
    await userEvent.click(save())
    // The place of what is wrong is opened.
    const input = await cacheSize()
    expect(await screen.findByText(sentence)).toBeDefined()
    expect(input.getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(input)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(api.callsOf('changeAdvancedConfigurations')).toEqual([])
  })

  it('of a key without an upper bound says so with the same words, whatever is searched for [ADV-D04]', async () => {
    const answer = [
      { ...groups[0], categories: [{ name: 'Cache', unread: [], items: [{ ...size, max: null }] }] },
    ] as ConfigGroup[]
    renderTab({ answers: { listAdvancedConfigurations: () => answer } })
    await cacheSize()
    type('Cache size', '1')
    const search = screen.getByRole<HTMLInputElement>('searchbox')
    fireEvent.change(search, { target: { value: 'banner' } })
    await userEvent.click(save())
    expect(await screen.findByText('Value cannot be less than 64 or greater than ∞')).toBeDefined()
    expect(search.value).toBe('')
  })
})

describe('who may not change them', () => {
  it('sees them locked, with the reason [ADV-021, ADV-D07]', async () => {
    const { policies } = buildClusterDetail()
    renderTab({ policies: { ...policies, roleName: 'accountManager', authorizedRoles: ['accountManager'] } })
    const input = await cacheSize()
    expect(input.readOnly).toBe(true)
    const described = input.getAttribute('aria-describedby')?.split(' ') ?? []
    expect(described.map((id) => document.getElementById(id)?.textContent?.trim())).toContain(
      'You need higher permission',
    )
    expect(isLocked(save())).toBe(true)
    expect(screen.getByText('You need higher permission', { selector: '[role=status]' })).toBeDefined()
    await userEvent.click(screen.getByRole('switch', { name: 'Disk cache' }))
    expect(screen.getByText('No changes')).toBeDefined()
  })
})

describe('a cluster that does not run', () => {
  it('any more shows no values of before, where nothing was typed [ADV-012]', async () => {
    const api = createFakeApi({ listAdvancedConfigurations: () => groups })
    renderWithProviders(<Disconnecting />, { api })
    await cacheSize()
    await userEvent.click(screen.getByRole('button', { name: 'disconnect it' }))
    expect(screen.getByRole('heading', { name: 'Cluster is disconnected' })).toBeDefined()
    expect(screen.queryByRole('textbox', { name: 'Cache size' })).toBeNull()
  })

  it('while its changes are reviewed takes none of them', async () => {
    const api = createFakeApi({ listAdvancedConfigurations: () => groups })
    renderWithProviders(<Disconnecting />, { api })
    await cacheSize()
    type('Cache size', '1024')
    const dialog = await review()
    const agree = () => dialog.getByRole('button', { name: 'Save' })
    await waitFor(() => expect(isLocked(agree())).toBe(false))
    fireEvent.click(screen.getByText('disconnect it'))
    await waitFor(() => expect(isLocked(agree())).toBe(true))
    const description = 'Your cluster must be connected to apply this change'
    expect(dialog.getByRole('status').textContent).toBe(description)
    expect(dialog.getByRole('button', { name: 'Save', description })).toBeDefined()
  })

  it.each<[BuiltState, string]>([
    ['sleeping', 'Cluster is disconnected'],
    ['stopping', 'Cluster is disconnected'],
    ['starting-up', 'Cluster is loading...'],
    ['creating', 'Cluster is loading...'],
    ['corrupted', 'Your cluster must be connected to view advanced configurations'],
    ['undefined', 'Your cluster must be connected to view advanced configurations'],
  ])('and is %s says: %s [ADV-011, ADV-012, ADV-013, ADV-024, ADV-D06]', async (state, title) => {
    const { api } = renderTab({ state })
    expect(await screen.findByRole('heading', { name: title })).toBeDefined()
    expect(screen.getByText('Your cluster must be connected to view advanced configurations')).toBeDefined()
    expect(api.callsOf('listAdvancedConfigurations')).toEqual([])
  })

  it('since something was typed keeps it, and says that it must be connected [ADV-023]', async () => {
    const api = createFakeApi({ listAdvancedConfigurations: () => groups })
    renderWithProviders(<Disconnecting />, { api })
    await cacheSize()
    type('Cache size', '1024')
    await userEvent.click(screen.getByRole('button', { name: 'disconnect it' }))
    expect((await cacheSize()).value).toBe('1024')
    expect(isLocked(save())).toBe(true)
    expect(screen.getAllByText('Your cluster must be connected to apply this change').length).toBeGreaterThan(
      0,
    )
  })
})

it('a reading that fails says so in its place, and is tried again', async () => {
  let isDown = true
  const answer = () => {
    if (isDown) throw new ApiError({ message: 'The cluster does not answer', statusCode: 404 })
    return groups
  }
  renderTab({ answers: { listAdvancedConfigurations: answer } })
  expect(await screen.findByText('The cluster does not answer')).toBeDefined()
  isDown = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await cacheSize()).toBeDefined()
})

it('a later reading that fails is told above what was read before, and is tried again once at a time', async () => {
  const { api, queryClient } = renderTab()
  await cacheSize()
  const answers: (() => void)[] = []
  api.answer({
    listAdvancedConfigurations: () =>
      new Promise((_done, refuse) =>
        answers.push(() => refuse(new ApiError({ message: 'Down today', statusCode: 500 }))),
      ),
  })
  void queryClient.refetchQueries()
  await waitFor(() => expect(answers).toHaveLength(1))
  answers[0]?.()
  const alert = within(await screen.findByRole('alert'))
  expect(alert.getByText(/Down today/)).toBeDefined()
  const retry = alert.getByRole('button', { name: 'Try again' })
  await userEvent.click(retry)
  await waitFor(() => expect(retry.getAttribute('aria-busy')).toBe('true'))
  await userEvent.click(retry)
  expect([isLocked(retry), answers.length]).toEqual([true, 2])
  expect((await cacheSize()).value).toBe('512')
  answers[1]?.()
  await waitFor(() => expect(isLocked(retry)).toBe(false))
})

it.each([
  [[0], ['Server Configurations']],
  [[1], ['Tenant Configurations', 'Acme']],
])('a server that lists the groups %j alone has no tab for the others [ADV-002]', async (places, tabs) => {
  const some = groups.filter((_group, place) => places.includes(place))
  renderTab({ answers: { listAdvancedConfigurations: () => some } })
  await screen.findByRole('searchbox')
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(tabs)
  expect(await screen.findAllByRole('heading', { level: 3 })).toHaveLength(1)
})

it('a server that lists none says so', async () => {
  renderTab({ answers: { listAdvancedConfigurations: () => [] } })
  expect(await screen.findByText('There are no configurations here')).toBeDefined()
})

it('a group of which nothing could be read names what that was, and is not called empty', async () => {
  const unread = [{ id: 'system', displayName: 'Server', unread: ['Own'], categories: [] }]
  renderTab({ answers: { listAdvancedConfigurations: () => unread } })
  expect(await screen.findByText('Could not be read and is not shown: Own')).toBeDefined()
  expect(screen.queryByText('There are no configurations here')).toBeNull()
})

it('what the cluster has, passwords among it, is not kept once nobody looks', async () => {
  const { queryClient, unmount } = renderTab()
  await cacheSize()
  const kept = () =>
    JSON.stringify(
      queryClient
        .getQueryCache()
        .getAll()
        .map(({ state }) => state.data),
    )
  expect(kept()).toContain('old-secret')
  unmount()
  await waitFor(() => expect(kept()).not.toContain('old-secret'))
})
