import { useIsRestoring } from '@tanstack/react-query'
import { act, screen } from '@testing-library/react'
import { type ComponentType, useState } from 'react'
import { expect, it } from 'vitest'
import { noteRecordFaults } from '../../api/record-faults'
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
import { useRecords } from '../records/use-records'
import { ComponentsProvider, type ConsequencesProps } from '../resource-components'
import type { ActionDialogProps } from './action-dialog-props'
import { BulkDialog } from './bulk-dialog'
import { ConfirmDialog } from './confirm-dialog'

/** Tells what it is given, and whether it may read. */
function Left({ others, record }: ConsequencesProps) {
  const isStopped = useIsRestoring()
  const words = others === null ? 'not read' : `${others.records.map(({ id }) => id)} and ${others.unread}`
  return <p data-testid="left">{`${record.id}: ${words}${isStopped ? ', stopped' : ''}`}</p>
}
const left = lazyPiece(() => Promise.resolve(Left))
const lamp = buildGadget({ name: 'lamp' })

async function open(Dialog: ComponentType<ActionDialogProps>, list: readonly unknown[] | null) {
  await left.preload()
  stageAccess(gadgets)
  const confirm: ActionDefinition['confirm'] = {
    kind: 'simple',
    title: { en: 'Sure?' },
    text: { en: 'It goes' },
    submit: { en: 'Go' },
    consequences: 'left',
  }
  const definition: ResourceDefinition = gadgets
  const polish = gadgets.actions.find(({ name }) => name === 'polish')
  if (!polish) throw new Error('no action')
  const action: ActionDefinition = { ...polish, confirm }
  function List() {
    const { records } = useRecords(definition)
    return <p>{records && 'The list is here'}</p>
  }
  function Asked() {
    const [isAsked, setAsked] = useState(false)
    if (!isAsked) {
      return (
        <button type="button" onClick={() => setAsked(true)}>
          Ask
        </button>
      )
    }
    return <Dialog definition={definition} action={action} records={[lamp]} onClose={() => {}} />
  }
  const api = createFakeApi(
    {},
    { 'gadgets.list': () => list ?? [], 'gadgets.command': () => new Promise(() => {}) },
  )
  renderWithProviders(
    <ScopeContext value={{ kind: 'cluster', cluster: buildClusterDetail() }}>
      <ComponentsProvider components={{ gadgets: { consequences: { left } } }}>
        <DefinedResource definition={definition}>
          {list && <List />}
          <Asked />
        </DefinedResource>
      </ComponentsProvider>
    </ScopeContext>,
    { api },
  )
  if (list) await screen.findByText('The list is here')
  await act(async () => screen.getByRole('button', { name: 'Ask' }).click())
  return {
    said: () => screen.getByTestId('left').textContent,
    agree: () => act(async () => screen.getByRole('button', { name: 'Go' }).click()),
  }
}

it('what is left is unknown where no list is read, and never none', async () => {
  expect((await open(ConfirmDialog, null)).said()).toBe('id-lamp: not read')
})

it.each<[string, ComponentType<ActionDialogProps>]>([
  ['one', ConfirmDialog],
  ['many', BulkDialog],
])(
  'the question about %s says what is left, and reads nothing more once it is agreed to',
  async (_what, Dialog) => {
    const { said, agree } = await open(Dialog, [lamp, buildGadget({ name: 'bolt' })])
    expect(said()).toBe('id-lamp: id-bolt and 0')
    await agree()
    expect(said()).toBe('id-lamp: id-bolt and 0, stopped')
  },
)

it('what could not be read of the list is counted, for it is left, too', async () => {
  const fault = (number: number, isShown: boolean) => ({ number, id: null, name: null, isShown, values: [] })
  const faults = [fault(2, true), fault(3, false), fault(4, false)]
  const list = noteRecordFaults([lamp, buildGadget({ name: 'bolt' })], faults)
  expect((await open(ConfirmDialog, list)).said()).toBe('id-lamp: id-bolt and 2')
})
