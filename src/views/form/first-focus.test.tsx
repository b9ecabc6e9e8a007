import { act, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
// What the inputs bring is read beforehand, so that they arrive when they are let in.
import 'antd/es/date-picker'
import 'antd/es/progress'
import 'antd/es/upload/Dragger'
import { ScopeContext } from '../../providers/scope-context'
import { brokenAt } from '../../testing/broken-at'
import { buildClusterDetail } from '../../testing/detail-builders'
import { doors } from '../../testing/example-definition'
import { createFakeApi } from '../../testing/fake-api'
import { renderWithProviders } from '../../testing/render-with-providers'
import { DefinedForm } from './defined-form'

const network = vi.hoisted(() => {
  let deliver = () => {}
  const delivered = () =>
    new Promise<void>((resolve) => {
      deliver = resolve
    })
  return { delivered, deliver: () => deliver() }
})
vi.mock('./inputs/date-picker', async (load) => {
  await network.delivered()
  return load()
})
vi.mock('./inputs/file-input', async (load) => {
  await network.delivered()
  return load()
})
vi.mock('./inputs/unit-inputs', async (load) => {
  await network.delivered()
  return load()
})

/** Opens a dialog whose first field's input has not arrived; each kind arrives once in this file. */
async function openWithFirst(kind: 'bytes' | 'date' | 'file') {
  const first = brokenAt(doors, 'formFields.range', { label: { en: 'First' }, kind })
  const definition = brokenAt(first, 'formFields.size.required', { en: 'Enter a size' })
  renderWithProviders(
    <ScopeContext value={{ kind: 'cluster', cluster: buildClusterDetail() }}>
      <DefinedForm definition={definition} mode="create" onClose={() => {}} />
    </ScopeContext>,
    { api: createFakeApi() },
  )
  await waitFor(() => expect(document.activeElement?.className).toBe('form-skeleton'))
}

it('has the focus on a first field that arrives late, once it is there', async () => {
  await openWithFirst('date')
  network.deliver()
  const input = await screen.findByLabelText('First')
  expect(document.activeElement).toBe(input)
})

it('leaves the focus where the person moved it before the first field arrived', async () => {
  await openWithFirst('file')
  const size = await screen.findByLabelText('Size')
  size.focus()
  network.deliver()
  await screen.findByText('Choose a file')
  expect(document.activeElement).toBe(size)
})

it('says nothing of a second field when it opens, though the first one arrives late', async () => {
  await openWithFirst('bytes')
  await act(async () => {})
  expect(screen.queryByText('Enter a size')).toBeNull()
  network.deliver()
  await screen.findByLabelText('First')
  expect(screen.queryByText('Enter a size')).toBeNull()
})
