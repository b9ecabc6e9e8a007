import { fireEvent, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import type { ResourceDefinition } from '../../definitions/define'
import { type FieldDefinition, type FieldKind, isFigure } from '../../definitions/define-field'
import type { DefinedMode } from '../../definitions/form-values'
import { t } from '../../locales/t'
import { addressPrefix } from '../../views/records/use-list-address'
import { recordFor } from './action-controls'
import { theNamed, theOpenDialog } from './find-named'
import { renderSubject, type SubjectOptions } from './render-subject'
import { sampleRecord } from './sample-records'
import type { ContractSubject } from './subjects'

const formModes = ['create', 'clone', 'edit', 'scale'] as const

/** The forms a definition has. */
export function modesOf(definition: ResourceDefinition): DefinedMode[] {
  return formModes.filter((mode) => definition[mode] !== undefined)
}

/**
 * The forms that can be sent from where they open. One of steps goes on instead, and one whose call sends a file asks
 * for other fields with each choice: those are sent by tests of their own.
 */
export function oneStepModesOf(definition: ResourceDefinition): DefinedMode[] {
  return modesOf(definition).filter((mode) => {
    const form = definition[mode]
    return form?.wizard === undefined && !(form && 'upload' in form && form.upload !== undefined)
  })
}

/**
 * The fields a form opens with, in the order of its sections: of steps those of the first. What a condition may leave
 * out is not among them.
 */
export function fieldsOf(definition: ResourceDefinition, mode: DefinedMode): [string, FieldDefinition][] {
  const { sections = [], wizard } = definition[mode] ?? {}
  return (wizard === undefined ? sections : sections.slice(0, 1)).flatMap(({ fields }) =>
    fields.flatMap((name): [string, FieldDefinition][] => {
      const field = definition.formFields?.[name]
      return field && field.shownWhen === undefined ? [[name, field]] : []
    }),
  )
}

/** Whether a person may change it, as far as the definition alone says. */
export function isSettable(definition: ResourceDefinition, mode: DefinedMode, name: string): boolean {
  const form = mode === 'create' ? undefined : definition[mode]
  return !form?.locked?.includes(name)
}

/** Opens a form by its address, over its list; or on its page. */
export async function openForm(
  subject: ContractSubject,
  mode: DefinedMode,
  options: Partial<SubjectOptions> = {},
) {
  const { promised } = subject
  const isFormPage = mode === 'create' && promised.create?.layout === 'page'
  // A record for which the form is offered: of another its call may not be made.
  const opener = promised.actions.find(({ opens }) => opens === mode)
  const record = opener ? recordFor(promised, opener) : sampleRecord(promised, 1)
  const opened = mode === 'create' ? mode : `${mode}:${record.id}`
  const rendered = renderSubject(subject, {
    list: [record],
    isFormPage,
    query: isFormPage ? '' : `?${addressPrefix(promised)}open=${encodeURIComponent(opened)}`,
    ...options,
  })
  const { submit: last = { en: '' }, wizard } = promised[mode] ?? {}
  // Before it stands another dialog while its record is read.
  const form = await waitFor(() => {
    const place = isFormPage ? rendered.container : theOpenDialog()
    if (!place) throw new Error('No dialog is open')
    theNamed(place, 'button', t(wizard === undefined ? last : 'form.next'))
    return place
  })
  // Inputs whose code comes with the first field of their kind.
  await waitFor(() => expect(form.querySelector('.form-skeleton:not([role])')).toBeNull())
  return { ...rendered, form, record }
}

/** The frame of a field: its label, its input, and what is said of it. */
export function frameOf(form: HTMLElement, { label }: FieldDefinition): HTMLElement {
  const frame = labelsIn(form)
    .find((element) => element.textContent === t(label))
    ?.closest('.form-field')
  if (frame instanceof HTMLElement) return frame
  throw new Error(`No field "${t(label)}", but ${labelsIn(form).map(({ textContent }) => textContent)}`)
}

export const labelsIn = (form: HTMLElement) => [...form.querySelectorAll<HTMLElement>('.form-label')]

export function errorIn(frame: HTMLElement): string | null {
  return frame.querySelector('[role=alert]')?.textContent ?? null
}

/** A field one types into. */
export function typedInput(frame: HTMLElement): HTMLInputElement | HTMLTextAreaElement | null {
  const selector = 'input:not([type=radio], [role=combobox], [type=checkbox]), textarea'
  return frame.querySelector<HTMLInputElement | HTMLTextAreaElement>(selector)
}

/** Empties what can be emptied; what stays has a value of its own. */
export function empty(frame: HTMLElement): void {
  const input = typedInput(frame)
  if (input && !input.readOnly) {
    fireEvent.change(input, { target: { value: '' } })
    fireEvent.blur(input)
  }
  const combobox = frame.querySelector('[role=combobox]')
  if (combobox) fireEvent.blur(combobox)
}

export function hasValue(frame: HTMLElement): boolean {
  const typed = typedInput(frame)
  const chosen = '.ant-select-selection-item, input:checked, [role=slider]'
  return (typed !== null && typed.value !== '') || frame.querySelector(chosen) !== null
}

/** Types or chooses a value of the field's kind. */
export async function fill(frame: HTMLElement, field: FieldDefinition, text: string): Promise<void> {
  const { kind, options } = field
  const min = typeof field.min === 'number' ? field.min : undefined
  const max = typeof field.max === 'number' ? field.max : 20
  if (field.lockedWhen !== undefined && typedInput(frame)?.readOnly) return
  if (kind === 'choice' || (kind === 'list' && options !== undefined)) return choose(frame)
  if (untyped.includes(kind)) return
  const toggle = frame.querySelector('[role=switch]')
  if (toggle) fireEvent.click(toggle)
  const input = typedInput(frame)
  if (!input || input.readOnly) return
  const value = isFigure(field) ? String(min ?? 1) : (spelled[kind] ?? textFor(field, text, max))
  fireEvent.change(input, { target: { value } })
  fireEvent.blur(input)
}

/** Nothing has to be in them, or what stands in them is asked for elsewhere; a date says so that it cannot be read. */
const untyped: readonly FieldKind[] = [
  'reference',
  'object',
  'array',
  'file-text',
  'image',
  'list',
  'date',
  'day',
  'date-time',
]

/** What can be typed into a field whose values have a form of their own. */
const spelled: Readonly<Partial<Record<FieldKind, string>>> = {
  email: 'ada@example.com',
  url: 'https://example.com/a',
  host: 'db.example.com',
  'ip-range': '10.0.0.0/8',
  time: '08:30',
  json: '{"a":1}',
}

/** The text itself, as long as the field wants it; where it wants another form, one that has it. */
function textFor({ pattern, min }: FieldDefinition, text: string, max: number): string {
  const value = text.padEnd(typeof min === 'number' ? min : 0, 'x').slice(0, max)
  return pattern && !new RegExp(pattern.matches, 'u').test(value) ? 'abc' : value
}

/** Takes the value of that label, or the first one on offer, once there is one. */
async function choose(frame: HTMLElement, label?: string): Promise<void> {
  const offered = () => frame.querySelector('[role=combobox], input[type=radio]:not([aria-disabled=true])')
  await waitFor(() => {
    if (!offered())
      throw new Error(`Nothing is on offer in ${frame.textContent}: does its call have an answer?`)
  })
  const first = offered()
  if (!first) return
  if (first.getAttribute('role') !== 'combobox') {
    fireEvent.click(first)
    return
  }
  fireEvent.mouseDown(first)
  const option = await waitFor(() => {
    const list = document.getElementById(first.getAttribute('aria-controls') ?? '')
    const open = list?.closest('.ant-select-dropdown')
    const offers = open?.querySelectorAll('.ant-select-item-option:not(.ant-select-item-option-disabled)')
    const found = [...(offers ?? [])].find(({ textContent }) => label === undefined || textContent === label)
    if (!found) throw new Error(`No option of ${frame.textContent} can be taken`)
    return found
  })
  fireEvent.click(option)
}

export function submit(form: HTMLElement): void {
  const element = form.querySelector('form')
  if (element) fireEvent.submit(element)
}
