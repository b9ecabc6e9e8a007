import { waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { NetworkError } from '../../api/errors'
import type { ResourceDefinition } from '../../definitions/define'
import type { DefinedMode } from '../../definitions/form-values'
import { stageNoRules } from './form-contract'
import {
  fieldsOf,
  fill,
  frameOf,
  isSettable,
  modesOf,
  oneStepModesOf,
  openForm,
  submit,
  typedInput,
} from './form-driver'
import { stageAccess } from './stage-access'
import type { ContractSubject } from './subjects'

const settableOf = (promised: ResourceDefinition, mode: DefinedMode) =>
  fieldsOf(promised, mode).filter(([name]) => isSettable(promised, mode, name))

/**
 * However often a form is sent in one breath, one command goes out. Where its answer is lost that is said to be unknown;
 * nothing typed is lost, and another attempt is the same command.
 */
export async function checkSending(subject: ContractSubject): Promise<void> {
  const { promised } = subject
  stageAccess(promised)
  stageNoRules(subject)
  for (const mode of oneStepModesOf(promised)) {
    const { form, api, unmount } = await openForm(subject, mode)
    const settable = settableOf(promised, mode)
    for (const [, field] of settable) await fill(frameOf(form, field), field, 'typed')
    const typed = () => settable.map(([, field]) => typedInput(frameOf(form, field))?.value)
    const before = typed()
    api.fail(new NetworkError('contract', 'unreachable'))
    for (let time = 0; time < 3; time += 1) submit(form)
    await waitFor(() =>
      expect(form.textContent).toContain('No answer arrived, so we could not confirm whether'),
    )
    expect(api.commands()).toHaveLength(1)
    const isAsking = () => form.isConnected && form.textContent.includes('Looking at your list again')
    await waitFor(() => expect(isAsking()).toBe(false))
    // The list may show that the command had its effect: then the form is done.
    if (!form.isConnected) {
      unmount()
      continue
    }
    expect(typed()).toEqual(before)

    api.fail(null)
    submit(form)
    await waitFor(() => expect(api.commands()).toHaveLength(2))
    const [first, second] = api.commands()
    expect(second).toEqual(first)
    unmount()
  }
}

/** What was typed is there again when the form opens again, but for what is secret: that is kept nowhere. */
export async function checkDraft(subject: ContractSubject): Promise<void> {
  const { promised } = subject
  stageAccess(promised)
  stageNoRules(subject)
  for (const mode of modesOf(promised)) {
    sessionStorage.clear()
    const settable = settableOf(promised, mode)
    const texts = settable.filter(([, { kind }]) => ['text', 'long-text', 'secret'].includes(kind))
    if (texts.length === 0) continue
    const opened = await openForm(subject, mode)
    for (const [, field] of texts) await fill(frameOf(opened.form, field), field, 'hush')
    opened.unmount()

    const { form, unmount } = await openForm(subject, mode)
    for (const [, field] of texts) {
      const { kind } = field
      const input = typedInput(frameOf(form, field))
      if (kind === 'secret') expect(input?.value).not.toContain('hush')
      else if (input && !input.readOnly) await waitFor(() => expect(input.value).toContain('hush'))
    }
    const isAllSecret = texts.every(([, { kind }]) => kind === 'secret')
    if (isAllSecret) expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('hush')
    else expect(form.textContent).toContain('We restored what you had typed before.')
    unmount()
  }
}
