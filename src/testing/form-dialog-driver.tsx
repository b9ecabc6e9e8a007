import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { ApiError } from '../api/errors'
import type { ResourceDefinition } from '../definitions/define'
import type { ResourceRecord } from '../definitions/resource-record'
import { DefinedResource } from '../providers/defined-resource'
import { ScopeContext } from '../providers/scope-context'
import { useOpenForm } from '../views/action/use-open-form'
import { DefinedForm } from '../views/form/defined-form'
import { useRecords } from '../views/records/use-records'
import { buildClusterDetail } from './detail-builders'
import { buildDoor, doors } from './example-definition'
import { createFakeApi, type OwnAnswers } from './fake-api'
import { type Rendered, renderWithProviders } from './render-with-providers'

/** The product API's refusal, of one field where it is named. */
export const refuse = (statusCode: number, message: string, fieldName?: string) =>
  new ApiError({
    message,
    statusCode,
    fieldErrors: fieldName ? [{ fieldName, message, isNotActivated: false }] : [],
  })

type DoorsPageProps = { mode: 'create' | 'edit'; definition: ResourceDefinition; record: ResourceRecord }

function DoorsPage({ mode, definition, record }: DoorsPageProps) {
  const { records = [], refresh } = useRecords(definition)
  const { opened, open, close } = useOpenForm(definition)
  return (
    <>
      <button type="button" onClick={() => open(mode, record.id)}>
        Open
      </button>
      <button type="button" onClick={() => void refresh()}>
        Refresh
      </button>
      <p>{records.map(({ range }) => String(range)).join(' ')}</p>
      {opened && (
        <DefinedForm
          definition={definition}
          mode={mode}
          {...(mode === 'edit' && { record })}
          onClose={close}
        />
      )}
    </>
  )
}

/** Opens a form of the example over its list in a cluster's scope. */
export async function openDialog(
  mode: 'create' | 'edit',
  answers: OwnAnswers = {},
  definition: ResourceDefinition = doors,
  record: ResourceRecord = buildDoor(),
): Promise<Rendered & { dialog: HTMLElement }> {
  const api = createFakeApi({}, { 'doors.list': () => [record], ...answers })
  const rendered = renderWithProviders(
    <ScopeContext value={{ kind: 'cluster', cluster: buildClusterDetail() }}>
      <DefinedResource definition={definition}>
        <DoorsPage mode={mode} definition={definition} record={record} />
      </DefinedResource>
    </ScopeContext>,
    { api, path: '/clusters/demo' },
  )
  await screen.findByText('10.0.0.0')
  fireEvent.click(screen.getByRole('button', { name: 'Open' }))
  const dialog = await screen.findByRole('dialog')
  // Inputs whose code comes with the first field of their kind.
  await waitFor(() => expect(dialog.querySelector('.form-skeleton:not([role])')).toBeNull())
  return { ...rendered, dialog }
}

export const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
