import { fireEvent, waitFor } from '@testing-library/react'
import { expect, onTestFinished } from 'vitest'
import { ApiError } from '../../api/errors'
import type { Rule } from '../../definitions/define-behaviour'
import { t } from '../../locales/t'
import { describedBy } from './action-controls'
import { theNamed } from './find-named'
import {
  empty,
  errorIn,
  fieldsOf,
  fill,
  frameOf,
  hasValue,
  isSettable,
  labelsIn,
  modesOf,
  oneStepModesOf,
  openForm,
  submit,
  typedInput,
} from './form-driver'
import { stageAccess } from './stage-access'
import type { ContractSubject } from './subjects'

/** Every required field that is left empty says so in its own words, and nothing is sent. */
export async function checkRequired(subject: ContractSubject): Promise<void> {
  const { promised } = subject
  stageAccess(promised)
  for (const mode of modesOf(promised)) {
    const { form, api, unmount } = await openForm(subject, mode)
    const fields = fieldsOf(promised, mode)
    const labels = fields.map(([, { label }]) => t(label))
    const drawn = labelsIn(form).map(({ textContent }) => textContent ?? '')
    expect(drawn.filter((label) => labels.includes(label))).toEqual(labels)

    const settable = fields.filter(([name]) => isSettable(promised, mode, name))
    for (const [, field] of settable) empty(frameOf(form, field))
    const missing = settable.filter(
      ([, field]) => field.required !== undefined && !hasValue(frameOf(form, field)),
    )
    const isComplete = promised[mode]?.submitWhen === 'complete'
    if (isComplete && missing.length > 0) {
      const button = theNamed(form, 'button', t(promised[mode]?.submit ?? { en: '' }))
      expect(button.getAttribute('aria-disabled')).toBe('true')
      for (const [, { label }] of missing) expect(describedBy(button)).toContain(t(label))
    }
    submit(form)
    for (const [, field] of missing) {
      const words = t(field.required ?? { en: '' })
      await waitFor(() => expect(errorIn(frameOf(form, field))).toBe(words))
    }
    for (const [, field] of settable) {
      if (field.required === undefined) expect(errorIn(frameOf(form, field))).toBeNull()
    }
    if (missing.length > 0) expect(api.commands()).toEqual([])
    unmount()
  }
}

/** A declared rule judges what is typed, and its sentence stands at the field. */
export async function checkRules(subject: ContractSubject): Promise<void> {
  const { promised } = subject
  stageAccess(promised)
  for (const mode of modesOf(promised)) {
    const ruled = fieldsOf(promised, mode).filter(
      // A date is typed in a form of its own; its rules are tested with the field.
      ([name, { rule, kind }]) => rule !== undefined && kind !== 'date' && isSettable(promised, mode, name),
    )
    if (ruled.length === 0) continue
    for (const [name] of ruled) stageRule(subject, name, (value) => `The rule of ${name} refuses ${value}`)
    const { form, api, unmount } = await openForm(subject, mode)
    for (const [, field] of ruled) await fill(frameOf(form, field), field, 'typed')
    submit(form)
    for (const [name, field] of ruled) {
      const frame = frameOf(form, field)
      const sentence = `The rule of ${name} refuses ${typedInput(frame)?.value}`
      await waitFor(() => expect(errorIn(frame)).toBe(sentence))
    }
    expect(api.commands()).toEqual([])
    unmount()
  }
}

/** What is fixed after creation is shown with its value, cannot be changed, and says so. */
export async function checkLocked(subject: ContractSubject): Promise<void> {
  const { promised } = subject
  stageAccess(promised)
  for (const mode of modesOf(promised)) {
    const locked = fieldsOf(promised, mode).filter(
      ([name]) => mode !== 'create' && promised[mode]?.locked?.includes(name),
    )
    if (locked.length === 0) continue
    const { form, unmount } = await openForm(subject, mode)
    for (const [, field] of locked) {
      await waitFor(() => expect(typedInput(frameOf(form, field))).not.toBeNull())
      const input = typedInput(frameOf(form, field))
      expect(input?.readOnly).toBe(true)
      expect(input && describedBy(input)).toContain('This cannot be changed any more.')
    }
    unmount()
  }
}

/** The server's word on a field stands at that field, whatever it calls it; nothing typed is lost, and it may go on. */
export async function checkServerFaults(subject: ContractSubject): Promise<void> {
  const { promised } = subject
  stageAccess(promised)
  stageNoRules(subject)
  for (const mode of oneStepModesOf(promised)) {
    const { form, api, notices, unmount } = await openForm(subject, mode)
    const settable = fieldsOf(promised, mode).filter(([name]) => isSettable(promised, mode, name))
    for (const [, field] of settable) await fill(frameOf(form, field), field, 'typed')
    const typed = () => settable.map(([, field]) => typedInput(frameOf(form, field))?.value)
    const before = typed()
    const refusals = settable.flatMap(([name, { wire = [] }]) => wire.at(-1) ?? name)
    api.fail(
      new ApiError({
        message: 'The server refuses all of it',
        statusCode: 422,
        fieldErrors: refusals.map((fieldName) => ({
          fieldName,
          message: `The server refuses ${fieldName}`,
          isNotActivated: false,
        })),
      }),
    )
    submit(form)
    await waitFor(() => expect(api.commands()).toHaveLength(1))
    const hasWayOn = promised[mode]?.retryOption !== undefined
    if (hasWayOn) {
      // Its retry option chooses where each refusal is shown; shown it is.
      const reported = () => `${form.textContent} ${notices.map(({ message }) => message)}`
      await waitFor(() => expect(reported()).toContain('The server refuses'))
    }
    for (const [place, [, field]] of hasWayOn ? [] : settable.entries()) {
      await waitFor(() => expect(errorIn(frameOf(form, field))).toBe(`The server refuses ${refusals[place]}`))
    }
    expect(typed()).toEqual(before)
    unmount()
  }
}

/** No rule of the definition's forms refuses anything for the rest of the test. */
export function stageNoRules(subject: ContractSubject): void {
  for (const name of Object.keys(subject.promised.formFields ?? {})) stageRule(subject, name, () => null)
}

/** Judges by another rule, where the field has one, for the rest of the test. */
function stageRule({ promised, drawn }: ContractSubject, name: string, judge: Rule): void {
  for (const field of new Set([promised.formFields?.[name], drawn.formFields?.[name]])) {
    const before = field?.rule
    if (field === undefined || before === undefined) continue
    Reflect.set(field, 'rule', judge)
    onTestFinished(() => void Reflect.set(field, 'rule', before))
  }
}

/** What is typed is not thrown away without a question; without a change the form closes at once. */
export async function checkLeaving(subject: ContractSubject): Promise<void> {
  const { promised } = subject
  stageAccess(promised)
  for (const mode of modesOf(promised)) {
    if (mode === 'create' && promised.create?.layout === 'page') continue
    const [, field] =
      fieldsOf(promised, mode).find(
        ([name, { kind }]) =>
          isSettable(promised, mode, name) && ['text', 'long-text', 'number'].includes(kind),
      ) ?? []
    if (!field) continue
    const { form, unmount } = await openForm(subject, mode)
    const input = typedInput(frameOf(form, field))
    if (input) fireEvent.change(input, { target: { value: '7' } })
    fireEvent.keyDown(form, { key: 'Escape' })
    await waitFor(() => expect(document.querySelectorAll('[role=dialog]')).toHaveLength(2))
    expect(typedInput(frameOf(form, field))?.value).toBe('7')
    unmount()
  }
}
