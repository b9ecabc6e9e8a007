import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { ResourceDefinition } from '../../definitions/define'
import type { ActionDefinition } from '../../definitions/define-action'
import { DefinedResource } from '../../providers/defined-resource'
import { ScopeContext } from '../../providers/scope-context'
import { stageAccess } from '../../testing/contract/stage-access'
import { buildClusterDetail } from '../../testing/detail-builders'
import { createFakeApi } from '../../testing/fake-api'
import { buildGadget, gadgets } from '../../testing/gadgets'
import { renderWithProviders } from '../../testing/render-with-providers'
import { lazyPiece } from '../../ui/lazy-piece'
import { ComponentsProvider, type ConsequencesProps } from '../resource-components'
import { type ActionHost, useActionHost } from './action-host-context'
import { ActionHostProvider } from './action-host-provider'
import { ActionMenu } from './action-menu'
import { type ActionStore, useActionStore } from './action-state'

const lamp = buildGadget({ name: 'lamp' })
const dark = buildGadget({ name: 'dark', isActive: false })
const actionNamed = (name: string, parts: Partial<ActionDefinition> = {}): ActionDefinition => {
  const action = gadgets.actions.find((each) => each.name === name)
  if (!action) throw new Error(`no action ${name}`)
  return { ...action, ...parts }
}

function draw({
  isSilent = false,
  definition = gadgets,
  answer = null,
}: {
  isSilent?: boolean
  definition?: ResourceDefinition
  answer?: unknown
} = {}) {
  stageAccess(gadgets)
  const given: { host?: ActionHost; store?: ActionStore } = {}
  function Held() {
    given.host = useActionHost()
    given.store = useActionStore()
    return <ActionMenu definition={definition} record={lamp} place="menu" />
  }
  const seen = vi.fn(async () => () => <p>Lost</p>)
  const consequences = { loss: lazyPiece<ConsequencesProps>(seen) }
  const api = createFakeApi({}, { 'gadgets.list': () => [lamp, dark], 'gadgets.command': () => answer })
  const { container, notices } = renderWithProviders(
    <ScopeContext value={{ kind: 'cluster', cluster: buildClusterDetail({ id: 'c-1' }) }}>
      <ComponentsProvider components={{ gadgets: { consequences } }}>
        <DefinedResource definition={definition}>
          <ActionHostProvider definition={definition} isSilent={isSilent}>
            <Held />
          </ActionHostProvider>
        </DefinedResource>
      </ComponentsProvider>
    </ScopeContext>,
    { api },
  )
  const { host, store } = given
  if (!host || !store) throw new Error('nothing is drawn')
  return {
    ...{ container, seen, store, notices },
    start: (...asked: Parameters<ActionHost['start']>) => act(async () => host.start(...asked)),
    said: () => container.querySelector('[role=status][aria-live=polite] > span'),
    sent: () => api.callsOf('gadgets.command').length,
  }
}

it('does to a selection, after a dialog that says to which, what may be done to one of it', async () => {
  const { start, sent } = draw({ answer: new Promise(() => {}) })
  await start(actionNamed('polish'), [dark, { ...dark, id: 'id-2' }], null)
  expect([screen.queryByRole('dialog'), sent()]).toEqual([null, 0])
  await start(actionNamed('polish'), [dark, lamp], null)
  const dialog = await screen.findByRole('dialog', { name: 'Polish' })
  expect(within(dialog).getByText('These are left out:')).toBeDefined()
  await waitFor(() => expect(sent()).toBe(1))
})

it('does nothing that may not be done, however it is asked for, and says why', async () => {
  const { start, sent, notices } = draw()
  await start(actionNamed('polish', { confirm: undefined }), [dark], null)
  expect([screen.queryByRole('dialog'), sent()]).toEqual([null, 0])
  expect(notices.map(({ description, message }) => [description, message])).toEqual([
    ['Not done: Polish “dark”', 'Only active gadgets shine'],
  ])
  await start(actionNamed('polish', { confirm: undefined }), [lamp], null)
  await waitFor(() => expect(sent()).toBe(1))
})

it('reads out each command, also one in the same words as the last, and nothing where another host does', () => {
  const { store, said } = draw()
  act(() => store.announce('Polishing lamp'))
  const first = said()
  expect(first?.textContent).toBe('Polishing lamp')
  act(() => store.announce('Polishing lamp'))
  expect(said()?.textContent).toBe('Polishing lamp')
  expect(said()).not.toBe(first)
})

it.each([
  [false, 'gadgets@c-1', 1],
  [true, 'gadgets@c-1', 0],
  [false, 'gadgets@c-2', 0],
])('shows an answer once, of its own resource: silent %s, of %s', async (isSilent, resource, dialogs) => {
  const { store, said } = draw({ isSilent })
  await act(async () =>
    store.reveal({ resource, answer: { show: ['note'] }, sent: { note: 'x' }, names: { name: 'lamp' } }),
  )
  await act(() => vi.dynamicImportSettled())
  expect(screen.queryAllByRole('dialog')).toHaveLength(dialogs)
  expect(said() === null).toBe(isSilent)
})

it('has what a question tells of its consequences loaded once nothing else goes on', async () => {
  vi.useFakeTimers()
  const { seen } = draw()
  expect(seen).not.toHaveBeenCalled()
  await act(() => vi.advanceTimersByTimeAsync(2_000))
  expect(seen).toHaveBeenCalledOnce()
})

const confirm = {
  kind: 'simple',
  title: { en: 'Sure?' },
  text: { en: 'It goes' },
  submit: { en: 'Go' },
} as const

it('gives the focus back to what is said to have asked, wherever it was', async () => {
  const { container, start } = draw()
  const opener = container.querySelector('button')
  await start(actionNamed('delete', { confirm }), [lamp], opener)
  await screen.findByRole('dialog', { name: 'Sure?' })
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(document.activeElement).toBe(opener))
})

it('gives the focus back to the menu whose entry asked', async () => {
  const definition = { ...gadgets, actions: [actionNamed('delete', { confirm })] }
  draw({ definition })
  const kebab = screen.getByRole('button', { name: 'Actions for lamp' })
  await act(async () => fireEvent.click(kebab))
  await act(async () => fireEvent.click(screen.getByRole('menuitem', { name: 'Delete' })))
  await screen.findByRole('dialog', { name: 'Sure?' })
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(document.activeElement).toBe(kebab)
})

it('a menu that is open stays as it was when it opened, whatever is shown meanwhile', async () => {
  const { store } = draw()
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Actions for lamp' })))
  const entry = () => screen.getByRole('menuitem', { name: 'Delete', hidden: true })
  expect(entry().ariaDisabled).toBeNull()
  stageAccess(gadgets, { refuse: 'disable' })
  await act(async () =>
    store.reveal({
      ...{ resource: 'gadgets@c-1', answer: { show: ['note'] } },
      ...{ sent: { note: 'x' }, names: { name: 'lamp' } },
    }),
  )
  await screen.findByRole('dialog')
  expect(entry().ariaDisabled).toBeNull()
})
