import { fireEvent, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import type { ResourceDefinition } from '../../definitions/define'
import { bulkFields } from '../../definitions/define-bulk'
import type { FieldDefinition } from '../../definitions/define-field'
import { t } from '../../locales/t'
import { controlOf, recordFor, type Stand, standsOf } from './action-controls'
import { findDialog, theNamed } from './find-named'
import { stageNoRules } from './form-contract'
import { fill, frameOf, labelsIn } from './form-driver'
import { renderSubject } from './render-subject'
import { stageAccess } from './stage-access'
import type { ContractSubject } from './subjects'

/** What changes selected records, where a definition has it. */
export function bulkEditOf(definition: ResourceDefinition): Stand | undefined {
  return standsOf(definition).find(({ action }) => action.bulk === 'edit')
}

/** Opens it for two records that lack a value. */
async function openFor(subject: ContractSubject, name: string, field: FieldDefinition) {
  const { promised } = subject
  const stand = bulkEditOf(promised)
  if (!stand) throw new Error(`${promised.name} changes no selected records`)
  const [first, second] = ['record 1', 'record 2'].map((title, index) => ({
    ...recordFor(promised, stand.action, { id: `r-${index}`, [promised.titleField]: title }),
    [name]: null,
  }))
  if (!first || !second) throw new Error('Two records are selected')
  const rendered = renderSubject(subject, { list: [first, second] })
  await controlOf(promised, stand, first)
  fireEvent.click(await controlOf(promised, stand, second))
  const dialog = await findDialog()
  fireEvent.click(theNamed(dialog, 'input[type=checkbox]', t(field.label)))
  await waitFor(() => frameOf(dialog, field))
  return { ...rendered, dialog }
}

/** Kinds into which a test can type. */
const filled: readonly FieldDefinition['kind'][] = [
  ...(['text', 'long-text', 'email', 'url', 'host', 'ip-range'] as const),
  ...(['number', 'percent', 'money', 'choice', 'switch'] as const),
]

/** Each of its fields is offered, and a call for each record sends that one and nothing else. */
export async function checkOneField(subject: ContractSubject): Promise<void> {
  const { promised } = subject
  stageAccess(promised)
  stageNoRules(subject)
  const fields = Object.entries(bulkFields(promised))
  for (const [name, field] of fields.filter(([, { kind }]) => filled.includes(kind))) {
    const { api, notices, dialog, unmount } = await openFor(subject, name, field)
    const labels = labelsIn(dialog).map(({ textContent }) => textContent)
    expect(labels).toEqual(['Fields to change', t(field.label)])
    expect(dialog.textContent).toMatch(/record 1.*record 2/)
    await fill(frameOf(dialog, field), field, 'typed')
    expect(api.commands()).toEqual([])
    fireEvent.click(theNamed(dialog, 'button', 'Change 2'))
    await waitFor(() => expect(api.commands()).toHaveLength(2))
    for (const { options } of api.commands()) expect(Object.keys(Object(options.body))).toEqual([name])
    await waitFor(() => expect(notices.map(({ message }) => message)).toEqual(['2 are changed.']))
    unmount()
  }
}

/** A value that no record may have is not sent, and said at the field. */
export async function checkRequired(subject: ContractSubject): Promise<void> {
  const { promised } = subject
  stageAccess(promised)
  const asked = Object.entries(bulkFields(promised)).filter(
    ([, { kind, required, requiredWhen }]) => required && !requiredWhen && kind !== 'switch',
  )
  for (const [name, field] of asked) {
    const { api, dialog, unmount } = await openFor(subject, name, field)
    fireEvent.click(theNamed(dialog, 'button', 'Change 2'))
    const words = t(field.required ?? field.label)
    await waitFor(() => expect(frameOf(dialog, field).textContent).toContain(words))
    expect(api.commands()).toEqual([])
    unmount()
  }
}
