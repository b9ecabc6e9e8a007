import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { ApiError } from '../../../api/errors'
import type { Person } from '../../../domain/person'
import type { Session } from '../../../providers/session-context'
import { clusters } from '../../../resources/user/clusters/definition'
import { buildCluster, buildPerson } from '../../../testing/builders'
import { stageAccess } from '../../../testing/contract/stage-access'
import { buildClusterDetail } from '../../../testing/detail-builders'
import { createFakeApi } from '../../../testing/fake-api'
import { renderWithProviders } from '../../../testing/render-with-providers'
import { chooseTheme } from '../../../ui/theme-choice'
import { eraseRecentChoices } from '../../recent-choices'
import { PaletteOpener } from '../palette-opener'

const hostile = '<img src=x onerror=alert(1)>'

function draw(
  path = '/consumption',
  clusters = [buildCluster(), buildCluster({ name: 'sales', id: 'id-sales' })],
  { signOut = async () => {}, ...person }: Partial<Person> & Pick<Partial<Session>, 'signOut'> = {},
) {
  const api = createFakeApi({
    listClusters: () => clusters,
    listClusterStatuses: () => [],
    getCluster: () => buildClusterDetail(),
    disconnectCluster: () => ({ message: null }),
  })
  return renderWithProviders(
    <>
      <PaletteOpener />
      <h1>Page</h1>
      <textarea aria-label="Notes" />
      <p contentEditable suppressContentEditableWarning>
        Rich
      </p>
    </>,
    { api, path, person: buildPerson(person), session: { signOut } },
  )
}

const opener = () => screen.getByRole('button', { name: 'Search and commands' })
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)
const countSaid = () => within(screen.getByRole('dialog')).getByRole('status').textContent
const chosen = () => {
  const id = screen.getByRole('combobox').getAttribute('aria-activedescendant') ?? ''
  return document.getElementById(id)?.textContent
}
const openByKey = async () => {
  opener().focus()
  await userEvent.keyboard('{Control>}k{/Control}')
  const input = await screen.findByRole('combobox')
  await waitFor(() => expect(document.activeElement).toBe(input))
  await screen.findByRole('option', { name: 'demo' })
}

beforeEach(() => sessionStorage.clear())

it('finds a cluster and opens it by keyboard alone, and remembers its name until log-out', async () => {
  const { address, router } = draw()
  await openByKey()
  await userEvent.keyboard('sal')
  expect(chosen()).toBe('sales')
  expect(countSaid()).toMatch(/^\d+ results$/)
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(address()).toBe('/clusters/sales'))
  expect({ ...sessionStorage }).toEqual({ 'basalt.recent:u-1': '["cluster:sales"]' })
  await act(() => router.navigate('/consumption'))
  await openByKey()
  expect(within(screen.getByRole('group', { name: 'Recent' })).getByRole('option').textContent).toBe('sales')
  expect(screen.getAllByRole('option', { name: 'sales' })).toHaveLength(1)
  eraseRecentChoices()
  expect({ ...sessionStorage }).toEqual({})
})

it('leaves the keys alone while a sign is composed', async () => {
  draw()
  await openByKey()
  const before = chosen()
  const input = screen.getByRole('combobox')
  for (const key of ['ArrowDown', 'Enter']) fireEvent.keyDown(input, { key, isComposing: true })
  expect(chosen()).toBe(before)
  expect(screen.getByRole('combobox')).toBe(input)
})

it('disconnects with the question of the button, and gives the focus back', async () => {
  const { api } = draw()
  await openByKey()
  await userEvent.keyboard('disconnect demo{Enter}')
  const question = await screen.findByRole('dialog', { name: /Disconnect/ })
  expect(screen.queryByRole('combobox')).toBeNull()
  expect(api.callsOf('disconnectCluster')).toEqual([])
  await userEvent.click(within(question).getByRole('button', { name: 'Disconnect' }))
  await waitFor(() =>
    expect(api.callsOf('disconnectCluster')[0]?.options.path).toMatchObject({ name: 'demo' }),
  )
  await waitFor(() => expect(document.activeElement).toBe(opener()))
})

it.each([
  ['is read out', '/consumption', ['Disconnecting demo']],
  ['is read out by the page that hosts it', '/clusters', []],
])('what becomes of a command %s', async (_how, path, said) => {
  draw(path)
  await openByKey()
  await userEvent.keyboard('disconnect demo{Enter}')
  const question = await screen.findByRole('dialog', { name: /Disconnect/ })
  await userEvent.click(within(question).getByRole('button', { name: 'Disconnect' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() =>
    expect(screen.queryAllByText(/^Disconnecting/).map(({ textContent }) => textContent)).toEqual(said),
  )
})

it('closes by the key that opened it, and gives the focus back', async () => {
  draw()
  await openByKey()
  await userEvent.keyboard('{Control>}k{/Control}')
  expect(screen.queryByRole('combobox')).toBeNull()
  expect(document.activeElement).toBe(opener())
})

it('remembers a page that was gone to, and nothing that was done', async () => {
  const { address, router } = draw('/consumption', [buildCluster()], { isPartner: true })
  await openByKey()
  await userEvent.keyboard('export data app{Enter}')
  await waitFor(() => expect(address()).toBe('/data-apps?export=open'))
  expect({ ...sessionStorage }).toEqual({})
  await act(() => router.navigate('/consumption'))
  await openByKey()
  await userEvent.keyboard('my account{Enter}')
  expect({ ...sessionStorage }).toEqual({ 'basalt.recent:u-1': '["page:/my-account"]' })
})

it('opens the documentation beside the page', async () => {
  const opened: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    opened.push(`${this.href} ${this.target} ${this.rel}`)
  })
  draw()
  await openByKey()
  await userEvent.keyboard('documentation{Enter}')
  expect(opened).toEqual(['https://docs.basalt.test/ _blank noopener noreferrer'])
})

it('leads to the page with the form where an action opens one', async () => {
  const { address } = draw()
  await openByKey()
  await userEvent.keyboard('clone demo{Enter}')
  await waitFor(() => expect(address()).toBe('/clusters?open=clone%3Aid-demo'))
})

it('lists a refused action with its reason, and does not start it', async () => {
  const { address } = draw('/consumption', [buildCluster({ state: 'sleeping' })])
  await openByKey()
  await userEvent.keyboard('clone demo')
  const refused = screen.getByRole('option', { name: /^Clone demo/ })
  expect(refused.getAttribute('aria-disabled')).toBe('true')
  expect(refused.textContent).toBe(
    'Clone demo Connect the cluster first; only a connected cluster can be cloned.',
  )
  await userEvent.keyboard('{Enter}')
  await userEvent.click(refused)
  expect(screen.getByRole('combobox')).toBeDefined()
  expect(address()).toBe('/consumption')
})

it.each([
  ['running', 'Disconnect demo'],
  ['sleeping', 'Connect demo'],
] as const)('has of connecting a %s cluster what its card offers', async (state, offered) => {
  draw('/consumption', [buildCluster({ state })])
  await openByKey()
  await userEvent.keyboard('connect demo')
  expect(options().filter((text) => /connect demo/i.test(text ?? ''))).toEqual([offered])
})

it.each([
  ['hidden', 'hide', []],
  ['refused', 'disable', ['Create New Cluster The contract refuses create']],
] as const)('says of making a cluster what its button says where it is %s', async (_how, refuse, listed) => {
  stageAccess(clusters, { refuse, except: ['list'] })
  draw()
  await openByKey()
  expect(options().filter((text) => text?.startsWith('Create'))).toEqual(listed)
})

it('closes in a browser whose scrolling answers a promise', async () => {
  const { prototype } = Element
  const before = prototype.scrollIntoView
  prototype.scrollIntoView = () => Promise.resolve()
  draw()
  await openByKey()
  await userEvent.keyboard('{ArrowDown}{Escape}')
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull())
  expect(opener()).toBeTruthy()
  prototype.scrollIntoView = before
})

it.each([
  ['is not there without its flag', [], []],
  ['says why it is refused', ['azureSupport'], ['Cloud environment Your environment is already configured.']],
] as const)('a page %s', async (_how, flags, listed) => {
  const toggleFeatures = flags.map((key) => ({ key, isPublished: true }))
  const { address } = draw('/consumption', [buildCluster()], { toggleFeatures })
  await openByKey()
  await userEvent.keyboard('cloud environment')
  expect(options().filter((text) => text?.startsWith('Cloud environment'))).toEqual(listed)
  await userEvent.keyboard('{Enter}')
  expect(address()).toBe('/consumption')
})

it('has the pages that an address alone leads to, and what helps', async () => {
  const { api } = draw()
  await openByKey()
  const namesOf = (name: string) =>
    within(screen.getByRole('group', { name }))
      .getAllByRole('option')
      .map(({ textContent }) => textContent)
  expect(namesOf('Pages')).toEqual([
    'Clusters',
    'My Account',
    'IPU Units Consumption',
    'Notifications',
    'Personal informationMy Account',
    'SecurityMy Account',
  ])
  expect(namesOf('Help')).toEqual(['Contact Support', 'Documentation', 'Keyboard shortcuts'])
  expect(api.callsOf('getCluster')).toEqual([])
})

it('leads to a page that may be opened', async () => {
  const { address } = draw('/consumption', [buildCluster()], {
    canOpenConsentFlow: true,
    toggleFeatures: [{ key: 'azureSupport', isPublished: true }],
  })
  await openByKey()
  await userEvent.keyboard('cloud environment{Enter}')
  await waitFor(() => expect(address()).toBe('/consentflow'))
})

it('switches the theme, and has of it what is not in use first', async () => {
  onTestFinished(() => act(() => chooseTheme('system')))
  draw()
  await openByKey()
  await userEvent.keyboard('theme')
  expect(options().slice(0, 3)).toEqual(['Theme: Light', 'Theme: Dark', 'Theme: System It is in use.'])
  await userEvent.keyboard('{Control>}a{/Control}dark{Enter}')
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull())
  expect(document.documentElement.dataset.theme).toBe('dark')
})

it.each(['log out', 'logout', 'sign out'])('logs out at %s, and not in a new tab', async (words) => {
  const signOut = vi.fn(async () => {})
  draw('/consumption', [buildCluster()], { signOut })
  await openByKey()
  await userEvent.keyboard(words)
  expect(chosen()).toBe('Log Out')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  expect(signOut).toHaveBeenCalledTimes(0)
  await userEvent.keyboard('{Enter}')
  expect(signOut).toHaveBeenCalledTimes(1)
})

it.each([
  ['offers a partner', true, '/data-apps?export=open'],
  ['offers nobody else', false, '/consumption'],
])('%s the export of a Data App', async (_who, isPartner, led) => {
  const { address } = draw('/consumption', [buildCluster()], { isPartner })
  await openByKey()
  await userEvent.keyboard('export data app')
  expect(options().filter((text) => text === 'Export Data App')).toHaveLength(isPartner ? 1 : 0)
  if (isPartner) await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(address()).toBe(led))
})

it('moves with the arrows around the end, and says when nothing matches', async () => {
  draw()
  await openByKey()
  const all = options()
  expect(chosen()).toBe(all[0])
  await userEvent.keyboard('{ArrowUp}')
  expect(chosen()).toBe(all.at(-1))
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expect(chosen()).toBe(all[1])
  await userEvent.keyboard('sales')
  expect(chosen()).toBe('sales')
  await userEvent.keyboard('zzzz')
  expect(screen.queryAllByRole('option')).toEqual([])
  expect(countSaid()).toBe('0 results')
  expect(screen.getByText('Nothing matches “saleszzzz”.')).toBeDefined()
  expect(screen.getByRole('combobox').getAttribute('aria-activedescendant')).toBeNull()
  await userEvent.keyboard('{ArrowDown}{Enter}{Escape}')
  expect(screen.queryByRole('combobox')).toBeNull()
  expect(document.activeElement).toBe(opener())
})

it('opens what is chosen in a new tab, and stays', async () => {
  const opened: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    opened.push(`${this.getAttribute('href')} ${this.target} ${this.rel}`)
  })
  const { address } = draw()
  await openByKey()
  await userEvent.keyboard('my account{Control>}{Enter}{/Control}')
  await userEvent.keyboard('{Control>}a{/Control}disconnect demo{Control>}{Enter}{/Control}')
  expect(opened).toEqual(['/my-account _blank noopener noreferrer'])
  expect(address()).toBe('/consumption')
  expect(screen.getByRole('combobox')).toBeDefined()
})

it.each([
  ['Ctrl', { ctrlKey: true }],
  ['⌘', { metaKey: true }],
])('opens what is pressed with %s in a new tab, and stays', async (_key, held) => {
  const opened: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    opened.push(`${this.getAttribute('href')} ${this.target}`)
  })
  const { address } = draw()
  await openByKey()
  await userEvent.keyboard('my account')
  const [first] = screen.getAllByRole('option')
  fireEvent.click(first ?? expect.fail('nothing was found'), held)
  expect([opened, address()]).toEqual([['/my-account _blank'], '/consumption'])
  fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Enter', ...held })
  expect([opened.length, address()]).toEqual([2, '/consumption'])
})

it('has the tabs and sections of the cluster one is at, and its actions at once', async () => {
  const { router, api } = draw('/clusters/demo')
  await openByKey()
  expect(await screen.findByRole('option', { name: 'Disconnect demo' })).toBeDefined()
  expect(screen.queryByRole('option', { name: 'Disconnect sales' })).toBeNull()
  await screen.findByRole('group', { name: 'On this cluster' })
  await userEvent.keyboard('key facts{Enter}')
  await waitFor(() => expect(router.state.location.search).toBe('?tab=main'))
  expect(router.state.location.hash).toBe('#key-facts')
  await openByKey()
  await screen.findByRole('group', { name: 'On this cluster' })
  expect(api.callsOf('getCluster')).toHaveLength(1)
})

it('has those of a cluster on the page of access to it too, from where a form is gone to', async () => {
  const { address } = draw('/clusters/demo/access')
  await openByKey()
  const here = await screen.findByRole('group', { name: 'On this cluster' })
  expect(within(here).getAllByRole('option').length).toBeGreaterThan(0)
  await userEvent.keyboard('clone demo{Enter}')
  await waitFor(() => expect(address()).toBe('/clusters?open=clone%3Aid-demo'))
})

it('opens a form where one is, on a page that has the forms of clusters', async () => {
  const { router } = draw('/clusters/demo')
  await openByKey()
  await userEvent.keyboard('clone demo{Enter}')
  await waitFor(() => expect(router.state.location.search).toContain('open=clone'))
  expect(router.state.location.pathname).toBe('/clusters/demo')
})

it('has the tabs of the account', async () => {
  const { address } = draw()
  await openByKey()
  await userEvent.keyboard('my account security{Enter}')
  await waitFor(() => expect(address()).toBe('/my-account?tab=security'))
})

it('draws a hostile name as text', async () => {
  draw('/consumption', [buildCluster(), buildCluster({ name: hostile, id: 'id-x' })])
  await openByKey()
  await userEvent.keyboard('onerror')
  expect(screen.getByRole('option', { name: hostile }).querySelector('img')).toBeNull()
})

it.each([
  ['are read', () => new Promise<never>(() => {}), 'Reading your clusters'],
  [
    'cannot be read',
    () => {
      throw new ApiError({ message: 'Down', statusCode: 500 })
    },
    'Your clusters could not be loaded.',
  ],
])('says that the clusters %s', async (_how, listClusters, words) => {
  const { api } = draw()
  api.answer({ listClusters })
  opener().focus()
  await userEvent.keyboard('{Control>}k{/Control}')
  const input = await screen.findByRole('combobox', { name: 'Search clusters, entries, pages and commands' })
  await waitFor(() => expect(document.activeElement).toBe(input))
  expect(await screen.findByText(words)).toBeDefined()
  expect(screen.getByRole('listbox', { name: 'Results' })).toBeDefined()
})

it('lists the shortcuts at ?', async () => {
  draw()
  opener().focus()
  await userEvent.keyboard('?')
  const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
  expect(
    within(dialog)
      .getAllByRole('definition')
      .map(({ parentElement }) => parentElement?.textContent),
  ).toEqual([
    'Search and commandsCtrl K, ⌘ K',
    'Move through the results↑ ↓',
    'Open or start what is chosenEnter',
    'Open what is chosen in a new tabCtrl Enter, ⌘ Enter',
    'Close a dialog or a menuEsc',
    'Show this list?',
  ])
  expect(
    within(dialog).getByText('No shortcut works while you type or while a dialog is open.'),
  ).toBeDefined()
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
  await userEvent.keyboard('{Control>}k{/Control}')
  expect(screen.queryByRole('combobox')).toBeNull()
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('turns ? off and on again in this browser; Ctrl K stays, and leads to the switch', async () => {
  const first = draw()
  opener().focus()
  await userEvent.keyboard('?')
  const control = () => screen.findByRole('switch', { name: 'Single-key shortcuts' })
  expect((await control()).getAttribute('aria-checked')).toBe('true')
  await userEvent.click(await control())
  expect((await control()).getAttribute('aria-checked')).toBe('false')
  expect(screen.queryByText('Show this list')).toBeNull()
  await userEvent.keyboard('{Escape}')
  first.unmount()

  draw()
  opener().focus()
  await userEvent.keyboard('?')
  expect(screen.queryByRole('dialog')).toBeNull()
  await openByKey()
  await userEvent.keyboard('keyboard short{Enter}')
  expect((await control()).getAttribute('aria-checked')).toBe('false')
  await userEvent.click(await control())
  await userEvent.keyboard('{Escape}')
  await userEvent.keyboard('?')
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeDefined()
})

it('leaves the switch where it is in a browser that keeps nothing', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Not allowed')
  })
  draw()
  opener().focus()
  await userEvent.keyboard('?')
  const control = await screen.findByRole('switch', { name: 'Single-key shortcuts' })
  await userEvent.click(control)
  expect(control.getAttribute('aria-checked')).toBe('true')
  expect(screen.getByText('Show this list')).toBeDefined()
})

it.each(['Notes', 'Rich'])('does nothing while somebody types in %s', async (field) => {
  draw()
  await userEvent.click(field === 'Rich' ? screen.getByText(field) : screen.getByLabelText(field))
  await userEvent.keyboard('?{Control>}k{/Control}')
  expect(screen.queryByRole('dialog')).toBeNull()
  opener().focus()
  await userEvent.keyboard('{Control>}{Shift>}k{/Shift}{/Control}')
  expect(screen.queryByRole('dialog')).toBeNull()
})
