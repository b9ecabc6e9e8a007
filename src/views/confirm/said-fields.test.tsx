import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ComponentType } from 'react'
import { expect, it } from 'vitest'
import { ApiError } from '../../api/errors'
import type { ActionDefinition } from '../../definitions/define-action'
import { DefinedResource } from '../../providers/defined-resource'
import { ScopeContext } from '../../providers/scope-context'
import { stageAccess } from '../../testing/contract/stage-access'
import { buildClusterDetail } from '../../testing/detail-builders'
import { createFakeApi } from '../../testing/fake-api'
import { buildGadget, type Gadget, gadgets } from '../../testing/gadgets'
import { renderWithProviders } from '../../testing/render-with-providers'
import type { ActionDialogProps } from './action-dialog-props'
import { BulkDialog } from './bulk-dialog'
import { ConfirmDialog } from './confirm-dialog'

const made = '2026-03-01T12:00:00Z'
const lamp = buildGadget({ name: 'lamp', note: 'brass', weight: 3, madeAt: made })
const bolt = buildGadget({ name: 'bolt', note: 'steel', weight: 4, madeAt: made })

// Each text says a field that no other one says: each has to be looked through.
const question = {
  kind: 'simple',
  title: { en: 'Polish {{note}}?' },
  text: { en: 'Made {{madeAt}}' },
  submit: { en: 'Go' },
} as const
const polish = (parts: Partial<ActionDefinition>): ActionDefinition => ({
  ...{ name: 'polish', requires: 'manage', label: { en: 'Polish' }, icon: 'spark', where: ['selection'] },
  call: { method: 'POST', path: '/instances/{instanceId}/gadgets/{recordId}/polish' },
  dangerText: { en: '{{weight}} get lighter' },
  ...parts,
})

function open(
  Dialog: ComponentType<ActionDialogProps>,
  action: ActionDefinition,
  records: readonly Gadget[],
  answer: () => unknown = () => null,
) {
  stageAccess(gadgets)
  const { notices } = renderWithProviders(
    <ScopeContext value={{ kind: 'cluster', cluster: buildClusterDetail() }}>
      <DefinedResource definition={gadgets}>
        <Dialog definition={gadgets} action={action} records={records} onClose={() => {}} />
      </DefinedResource>
    </ScopeContext>,
    { api: createFakeApi({}, { 'gadgets.list': () => records, 'gadgets.command': answer }) },
  )
  const dialog = within(screen.getByRole('dialog'))
  return {
    dialog,
    agree: () => act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Go' }))),
    told: () => notices.map(({ message }) => message),
  }
}

it('a question about many says fields of them in its title, its text and its danger, and once it is done', async () => {
  const action = polish({ confirm: question, success: { en: '{{names}}: {{isActive}}' } })
  const { dialog, agree, told } = open(BulkDialog, action, [lamp, bolt])
  expect(screen.getByRole('dialog', { name: 'Polish brass, steel?' })).toBeDefined()
  expect(dialog.getByText('Made 01 Mar 2026')).toBeDefined()
  expect(dialog.getByText('3 kg, 4 kg get lighter')).toBeDefined()
  await agree()
  await waitFor(() => expect(told()).toEqual(['lamp, bolt: Yes']))
})

it('a question about one says fields of it in its title, its text and its danger, and where it fails', async () => {
  const confirm = {
    ...question,
    kind: 'typed-name',
    ...{ field: { en: 'Type {{name}}' }, mismatch: { en: 'Not its name' } },
  } as const
  const failure = { en: 'Still active: {{isActive}}' }
  const { dialog, agree } = open(ConfirmDialog, polish({ confirm, failure }), [lamp], () => {
    throw new ApiError({ message: 'In use', statusCode: 409 })
  })
  expect(screen.getByRole('dialog', { name: 'Polish brass?' })).toBeDefined()
  expect(dialog.getByText('Made 01 Mar 2026')).toBeDefined()
  expect(dialog.getByText('3 kg get lighter')).toBeDefined()
  fireEvent.change(dialog.getByRole('textbox', { name: 'Type lamp' }), { target: { value: 'lamp' } })
  await agree()
  expect((await dialog.findByRole('alert')).textContent).toBe('Still active: Yes')
})
