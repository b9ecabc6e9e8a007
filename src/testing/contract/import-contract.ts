import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import type { ResourceDefinition } from '../../definitions/define'
import { importedFields } from '../../definitions/define-import'
import { t } from '../../locales/t'
import { templateOf } from '../../views/import/import-files'
import { addressPrefix } from '../../views/records/use-list-address'
import { describedBy } from './action-controls'
import { findDialog, theNamed, theOpenDialog } from './find-named'
import { stageNoRules } from './form-contract'
import { findRecord, renderSubject } from './render-subject'
import { sampleRecords } from './sample-records'
import { reasonOf, stageAccess } from './stage-access'
import type { ContractSubject } from './subjects'

const labelsOf = (definition: ResourceDefinition) =>
  Object.values(importedFields(definition)).map(({ label }) => t(label))

function openImport(subject: ContractSubject) {
  const { promised } = subject
  const query = `?${addressPrefix(promised)}open=import`
  return renderSubject(subject, { list: sampleRecords(promised, 1), query })
}

async function paste(text: string): Promise<HTMLElement> {
  const dialog = await findDialog()
  await waitFor(() => expect(dialog.querySelector('textarea')).not.toBeNull())
  const [input] = dialog.querySelectorAll('textarea')
  if (input) fireEvent.change(input, { target: { value: text } })
  fireEvent.click(theNamed(dialog, 'button', 'Look at the rows'))
  await waitFor(() => expect(dialog.querySelector('table')).not.toBeNull())
  return dialog
}

/** Rows are checked as the form checks what is typed, and nothing of a faulty one is sent. */
export async function checkFaultyRow(subject: ContractSubject): Promise<void> {
  const { promised } = subject
  if (promised.import === undefined) return
  stageAccess(promised)
  const { api, unmount } = openImport(subject)
  const labels = labelsOf(promised)
  const dialog = await paste(`${[...labels, 'Another'].join(';')}\n${labels.map(() => '').join(';')};x`)
  const heads = [...dialog.querySelectorAll('th[scope=col]')].map(({ textContent }) => textContent)
  expect(heads).toEqual(['Line', 'State', ...labels])
  expect(dialog.textContent).toContain('Not used: Another.')
  const required = Object.values(importedFields(promised)).flatMap(({ required, requiredWhen, shownWhen }) =>
    required === undefined || requiredWhen || shownWhen ? [] : [t(required)],
  )
  for (const words of required) expect(dialog.querySelector('tbody')?.textContent).toContain(words)
  if (required.length > 0) {
    const many = t(promised.label.many).toLowerCase()
    const button = theNamed(dialog, 'button[type=submit]', `Create 0 ${many}`)
    expect(button.getAttribute('aria-disabled')).toBe('true')
    expect(describedBy(button)).toBe('No row can be created.')
    fireEvent.click(button)
    expect(api.commands()).toEqual([])
  }
  unmount()
}

/** The template has a row that becomes a record, by the call of the form to create. */
export async function checkTemplate(subject: ContractSubject): Promise<void> {
  const { promised } = subject
  if (promised.import === undefined) return
  stageAccess(promised)
  stageNoRules(subject)
  const { api, notices, unmount } = openImport(subject)
  const dialog = await paste(templateOf(importedFields(promised)))
  expect(dialog.textContent).toContain('1 of 1 row can be created.')
  const one = t(promised.label.one).toLowerCase()
  fireEvent.click(theNamed(dialog, 'button', `Create 1 ${one}`))
  await waitFor(() => expect(notices.map(({ message }) => message)).toEqual([`1 ${one} is created.`]))
  expect(api.commands()).toHaveLength(1)
  expect(api.commands()[0]?.options.idempotencyKey).toMatch(/^[0-9a-f-]{36}$/)
  await waitFor(() => expect(theOpenDialog()).toBeNull())
  unmount()
}

/** Who may not create cannot import by its address either, and is told why. */
export async function checkImportRefused(subject: ContractSubject): Promise<void> {
  const { promised } = subject
  const { list } = promised.access
  const requires = promised.actions.find(({ opens }) => opens === 'create')?.requires
  if (promised.import === undefined || requires === undefined || requires === list) return
  stageAccess(promised, { refuse: 'disable', except: [list] })
  const { notices, address } = openImport(subject)
  await findRecord(`${promised.name}-1`)
  await waitFor(() => expect(notices.map(({ message }) => message)).toContain(reasonOf(requires)))
  expect(screen.queryByRole('dialog')).toBeNull()
  await waitFor(() => expect(address()).toBe('/here'))
}
