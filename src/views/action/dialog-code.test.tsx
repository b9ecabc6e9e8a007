import { readFileSync } from 'node:fs'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { ResourceDefinition } from '../../definitions/define'
import type { ActionDefinition } from '../../definitions/define-action'
import { ScopeContext } from '../../providers/scope-context'
import { buildClusterDetail } from '../../testing/detail-builders'
import { createFakeApi } from '../../testing/fake-api'
import { buildGadget, gadgets } from '../../testing/gadgets'
import { renderWithProviders } from '../../testing/render-with-providers'
import { lazyDialog } from '../../ui/lazy-dialog'
import type { ActionDialogProps } from '../confirm/action-dialog-props'
import { DetailDialog, FormDialog } from '../form/form-dialogs'
import { ComponentsProvider } from '../resource-components'
import { ResourceSection } from '../section/resource-section'

const common = { requires: 'manage', icon: 'book' } as const
const manual = (name: string, where: 'toolbar' | 'row' | 'menu'): ActionDefinition => ({
  ...common,
  name,
  label: { en: `Manual of the ${where}` },
  where: [where],
  confirm: { kind: 'dialog', dialog: name },
})

/** The gadgets with dialogs whose code arrives when the test lets it. */
async function renderGadgets(own: readonly ActionDefinition[]) {
  const definition: ResourceDefinition = { ...gadgets, actions: [...own] }
  const asked: string[] = []
  let arrive = () => {}
  const dialogs = Object.fromEntries(
    own.map(({ name }) => [
      name,
      lazyDialog<ActionDialogProps>(() => {
        asked.push(name)
        return new Promise((resolve) => {
          arrive = () => resolve(() => <p>How it works</p>)
        })
      }),
    ]),
  )
  const api = createFakeApi({}, { 'gadgets.list': () => [buildGadget()] })
  renderWithProviders(
    <ScopeContext value={{ kind: 'cluster', cluster: buildClusterDetail({ name: 'sales' }) }}>
      <ComponentsProvider components={{ gadgets: { dialogs } }}>
        <ResourceSection definition={definition} />
      </ComponentsProvider>
    </ScopeContext>,
    { api, path: '/clusters/sales?tab=gadgets' },
  )
  await screen.findByRole('rowheader', { name: 'lamp' })
  return { asked, arrive: () => act(async () => arrive()) }
}

const opening = () => screen.queryByText('Opening')
const openMenu = () => fireEvent.click(screen.getByRole('button', { name: 'Actions for lamp' }))

it.each(['toolbar', 'row'] as const)(
  'a button of a %s has the code of its dialog loaded when the pointer or the focus comes, once',
  async (where) => {
    const { asked } = await renderGadgets([manual('first', where), manual('second', where)])
    const [first, second] = screen.getAllByRole('button', { name: /^Manual of/ })
    if (!first || !second) throw new Error('no buttons')
    expect(asked).toEqual([])
    fireEvent.pointerEnter(first)
    expect(asked).toEqual(['first'])
    act(() => second.focus())
    expect(asked).toEqual(['first', 'second'])
    fireEvent.pointerEnter(second)
    expect(asked).toEqual(['first', 'second'])
    expect(opening()).toBeNull()
  },
)

it('an entry of a menu has the code of its dialog loaded when the pointer or the arrows come to it', async () => {
  const { asked } = await renderGadgets([manual('first', 'menu'), manual('second', 'menu')])
  openMenu()
  expect(asked).toEqual(['first'])
  const second = screen.getAllByRole('menuitem')[1]
  if (!second) throw new Error('no entry')
  fireEvent.pointerMove(second)
  expect(asked).toEqual(['first', 'second'])
})

it('a press is answered at once while the code is on its way, then by the dialog', async () => {
  const { arrive } = await renderGadgets([manual('first', 'row')])
  fireEvent.click(screen.getByRole('button', { name: 'Manual of the row lamp' }))
  expect(opening()).not.toBeNull()
  await arrive()
  expect(screen.getByText('How it works')).toBeDefined()
  expect(opening()).toBeNull()
})

it('the commands of a list are answered at once, too', async () => {
  await renderGadgets(gadgets.actions)
  fireEvent.click(screen.getByRole('button', { name: 'More for Gadgets' }))
  fireEvent.click(screen.getByRole('menuitem', { name: 'Commands' }))
  expect(opening() ?? screen.queryByRole('dialog')).not.toBeNull()
})

it('what the address says is open is answered at once, too', async () => {
  await renderGadgets([
    { ...common, name: 'make', label: { en: 'Make' }, where: ['toolbar'], opens: 'create' },
    { ...common, name: 'look', label: { en: 'Look' }, where: ['row'], opens: 'detail' },
  ])
  fireEvent.click(screen.getByRole('button', { name: 'Look lamp' }))
  expect(opening() ?? screen.queryByRole('dialog')).not.toBeNull()
})

it('the answer to a press is seen within 100 ms', () => {
  const styles = readFileSync('src/ui/lazy-dialog.module.css', 'utf8')
  const [, duration, delay] = /animation: appear (\d+)ms (\d+)ms/.exec(styles) ?? []
  expect(Number(duration) + Number(delay)).toBeLessThanOrEqual(100)
})

it('what opens a form or a detail has its code loaded ahead as well', async () => {
  const form = vi.spyOn(FormDialog, 'preload')
  const detail = vi.spyOn(DetailDialog, 'preload')
  await renderGadgets([
    { ...common, name: 'make', label: { en: 'Make' }, where: ['toolbar'], opens: 'create' },
    { ...common, name: 'look', label: { en: 'Look' }, where: ['menu'], opens: 'detail' },
  ])
  fireEvent.pointerEnter(screen.getByRole('button', { name: 'Make' }))
  expect([form.mock.calls.length, detail.mock.calls.length]).toEqual([1, 0])
  openMenu()
  await waitFor(() => expect([form.mock.calls.length, detail.mock.calls.length]).toEqual([1, 1]))
})
