import { fireEvent, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { ApiError } from '../../api/errors'
import { comparisonsIn } from '../../definitions/condition'
import type { ActionDefinition } from '../../definitions/define-action'
import type { FieldDefinition } from '../../definitions/define-field'
import { t } from '../../locales/t'
import { controlOf, recordFor, standsOf } from './action-controls'
import { findDialog, theNamed } from './find-named'
import { empty, errorIn, fill, frameOf, hasValue, submit, typedInput } from './form-driver'
import { renderSubject } from './render-subject'
import { stageAccess } from './stage-access'
import type { ContractSubject } from './subjects'

type AskedField = readonly [name: string, field: FieldDefinition]

/** The actions of a subject that ask for values, and the fields their form opens with. */
function askingOf({
  promised,
}: ContractSubject): { action: ActionDefinition; fields: readonly AskedField[] }[] {
  return promised.actions.flatMap((action) => {
    const fields = Object.entries(action.fields ?? {}).filter(([, field]) => field.shownWhen === undefined)
    return fields.length > 0 ? [{ action, fields }] : []
  })
}

/** Opens the form of an action for one record, by its control. */
async function openAsking(subject: ContractSubject, action: ActionDefinition) {
  const { promised } = subject
  const record = recordFor(promised, action)
  const rendered = renderSubject(subject, { list: [record] })
  const stand = standsOf(promised).find((each) => each.action === action && each.place !== 'selection')
  if (!stand) throw new Error(`"${action.name}" of ${promised.name} stands nowhere`)
  fireEvent.click(await controlOf(promised, stand, record))
  const form = await findDialog()
  await waitFor(() => expect(form.querySelector('form')).not.toBeNull())
  await waitFor(() => expect(form.querySelector('.form-skeleton:not([role])')).toBeNull())
  return { ...rendered, form, record }
}

/** Types into each field but those that another one waits for, which would be asked for, too. */
async function fillAll(form: HTMLElement, fields: readonly AskedField[], action: ActionDefinition) {
  const waitedFor = Object.values(action.fields ?? {}).flatMap(({ shownWhen }) =>
    typeof shownWhen === 'object' ? comparisonsIn(shownWhen) : [],
  )
  for (const [name, field] of fields) {
    if (waitedFor.some((each) => 'field' in each && each.field === name)) continue
    await fill(frameOf(form, field), field, 'typed')
  }
}

/** Opening sends nothing and is in the address; what is missing is said at its field; what is typed is sent once. */
export async function checkAsked(subject: ContractSubject): Promise<void> {
  const { promised } = subject
  stageAccess(promised)
  for (const { action, fields } of askingOf(subject)) {
    const { form, api, address, unmount } = await openAsking(subject, action)
    expect(decodeURIComponent(address())).toContain(`open=${action.name}`)
    for (const [, field] of fields) empty(frameOf(form, field))
    const missing = fields.filter(([, field]) => field.required && !hasValue(frameOf(form, field)))
    if (missing.length > 0) {
      submit(form)
      for (const [, field] of missing) {
        await waitFor(() => expect(errorIn(frameOf(form, field))).toBe(t(field.required ?? { en: '' })))
      }
      expect(api.commands()).toEqual([])
    }
    await fillAll(form, fields, action)
    for (let time = 0; time < 3; time += 1) submit(form)
    await waitFor(() => expect(api.commands()).toHaveLength(1))
    const names = Object.keys(Object(api.commands()[0]?.options.body))
    const known = [...Object.keys(action.sends ?? {}), ...Object.keys(action.fields ?? {})]
    if (!action.request) expect(names.filter((name) => !known.includes(name))).toEqual([])
    unmount()
  }
}

/** The server's word on a field stands at it, and nothing typed is lost: by a refusal, or by leaving unasked. */
export async function checkAskedKept(subject: ContractSubject): Promise<void> {
  const { promised } = subject
  stageAccess(promised)
  for (const { action, fields } of askingOf(subject)) {
    sessionStorage.clear()
    const { form, api, unmount } = await openAsking(subject, action)
    await fillAll(form, fields, action)
    const typed = () => fields.map(([, field]) => typedInput(frameOf(form, field))?.value)
    const before = typed()
    const fieldErrors = fields.map(([fieldName]) => ({
      fieldName,
      message: `The server refuses ${fieldName}`,
      isNotActivated: false,
    }))
    api.fail(new ApiError({ message: 'The server refuses all of it', statusCode: 422, fieldErrors }))
    submit(form)
    for (const [name, field] of fields) {
      await waitFor(() => expect(errorIn(frameOf(form, field))).toBe(`The server refuses ${name}`))
    }
    expect(typed()).toEqual(before)
    fireEvent.keyDown(form, { key: 'Escape' })
    await waitFor(() => expect(document.querySelectorAll('[role=dialog]')).toHaveLength(2))
    unmount()
    const again = await openAsking(subject, action)
    await waitFor(() => expect(again.form.textContent).toContain('We restored what you had typed before.'))
    again.unmount()
    sessionStorage.clear()
  }
}

/** Many records are given the same values, which are asked for once. */
export async function checkAskedOnce(subject: ContractSubject): Promise<void> {
  const { promised } = subject
  stageAccess(promised)
  for (const { action, fields } of askingOf(subject)) {
    const stand = standsOf(promised).find((each) => each.action === action && each.place === 'selection')
    if (!stand) continue
    const records = [1, 2].map((number) =>
      recordFor(promised, action, { id: `r-${number}`, [promised.titleField]: `record ${number}` }),
    )
    const { api, unmount } = renderSubject(subject, { list: records })
    for (const record of records) await controlOf(promised, stand, record)
    fireEvent.click(await controlOf(promised, stand, records[0] ?? recordFor(promised, action)))
    const dialog = await findDialog()
    await waitFor(() => expect(dialog.querySelector('.form-field')).not.toBeNull())
    await fillAll(dialog, fields, action)
    expect(api.commands()).toEqual([])
    const words = { name: 'record 1, record 2', names: 'record 1, record 2', count: 2 }
    const button = t(action.confirm?.kind === 'simple' ? action.confirm.submit : action.label, words)
    fireEvent.click(theNamed(dialog, 'button', button))
    await waitFor(() => expect(api.commands()).toHaveLength(action.bulk === 'one-call' ? 1 : 2))
    const [first, second] = api.commands().map(({ options }) => options.body)
    if (action.bulk !== 'one-call') expect(second).toEqual(first)
    unmount()
  }
}
