import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { ResourceDefinition } from '../../definitions/define'
import { ScopeContext } from '../../providers/scope-context'
import { buildClusterDetail } from '../../testing/detail-builders'
import { createFakeApi } from '../../testing/fake-api'
import { buildGadget, gadgets } from '../../testing/gadgets'
import { renderWithProviders } from '../../testing/render-with-providers'
import { lazyPiece } from '../../ui/lazy-piece'
import { ComponentsProvider, type ConsequencesProps } from '../resource-components'
import { ResourceSection } from '../section/resource-section'

const definition: ResourceDefinition = {
  ...gadgets,
  actions: gadgets.actions.map((action) =>
    action.name === 'delete' && action.confirm?.kind === 'simple'
      ? { ...action, confirm: { ...action.confirm, consequences: 'left' } }
      : action,
  ),
}

function Left({ others }: ConsequencesProps) {
  return <p>{others === null ? 'not read' : others.records.map(({ id }) => id).join(', ')}</p>
}
const left = lazyPiece(() => Promise.resolve(Left))

async function openQuestion(...names: string[]) {
  await left.preload()
  const records = ['bolt', 'cog', 'gear', 'lamp', 'nut'].map((name) => buildGadget({ name }))
  renderWithProviders(
    <ScopeContext value={{ kind: 'cluster', cluster: buildClusterDetail() }}>
      <ComponentsProvider components={{ gadgets: { consequences: { left } } }}>
        <ResourceSection definition={definition} />
      </ComponentsProvider>
    </ScopeContext>,
    { api: createFakeApi({}, { 'gadgets.list': () => records }) },
  )
  await screen.findByRole('table')
  for (const name of names) fireEvent.click(screen.getByRole('checkbox', { name: `Select ${name}` }))
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }))
  const dialog = await screen.findByRole('dialog', { name: 'Delete gadgets' })
  return [...dialog.querySelectorAll('details')]
}

async function openName(name: HTMLDetailsElement | undefined) {
  if (!name) throw new Error('The question names nobody')
  await act(async () => {
    name.open = true
    fireEvent(name, new Event('toggle'))
  })
}

it('what is left without three records is said below each name, and none of the three is in it', async () => {
  const names = await openQuestion('bolt', 'cog', 'gear')
  for (const name of names) await openName(name)
  expect(names.map(({ textContent }) => textContent)).toEqual([
    'boltid-lamp, id-nut',
    'cogid-lamp, id-nut',
    'gearid-lamp, id-nut',
  ])
})

it.each([
  ['two', ['bolt', 'cog']],
  ['three', ['bolt', 'cog', 'gear']],
])(
  'the names of %s records stand below each other, and nothing is read before one is opened',
  async (_, asked) => {
    const names = await openQuestion(...asked)
    expect(names.map(({ open, textContent }) => [open, textContent])).toEqual(
      asked.map((name) => [false, name]),
    )
    await openName(names[0])
    expect(names.map(({ open }) => open)).toEqual(asked.map((name) => name === 'bolt'))
  },
)
