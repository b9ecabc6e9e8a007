import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import { ApiError } from '../../api/errors'
import { listed } from '../../definitions/condition'
import type { ResourceDefinition } from '../../definitions/define'
import type { ActionDefinition } from '../../definitions/define-action'
import type { ResourceRecord } from '../../definitions/resource-record'
import { t } from '../../locales/t'
import {
  controlOf,
  controlsOf,
  describedBy,
  openMenu,
  recordFor,
  type Stand,
  standsOf,
  titleOf,
} from './action-controls'
import { findDialog, nameOf, theNamed, theOpenDialog } from './find-named'
import { renderSubject } from './render-subject'
import { meeting } from './sample-records'
import { reasonOf, stageAccess } from './stage-access'
import { serverWords } from './subject-api'
import type { ContractSubject } from './subjects'

/** An action with a condition is gone, or tells its own reason, on a record that does not meet it. */
export async function checkConditions(subject: ContractSubject): Promise<void> {
  const { promised } = subject
  stageAccess(promised)
  for (const stand of standsOf(promised).filter(({ place }) => place !== 'toolbar')) {
    const { offeredWhen, enabledWhen } = stand.action
    if (offeredWhen) {
      const record = recordFor(promised, stand.action, meeting(offeredWhen, false))
      const { unmount } = renderSubject(subject, { list: [record] })
      expect(await controlsOf(promised, stand, record)).toEqual([])
      unmount()
    }
    for (const condition of listed(enabledWhen)) {
      const record = recordFor(promised, stand.action, meeting(condition, false))
      const { unmount } = renderSubject(subject, { list: [record] })
      expectRefusal(await controlOf(promised, stand, record), t(condition.reason))
      unmount()
    }
  }
}

/**
 * What access refuses stays where it is, cannot be used by mouse or keys, and tells its own reason to anyone who points
 * at it, focuses it or hears it; what access hides is not there.
 */
export async function checkRefused(subject: ContractSubject): Promise<void> {
  const { promised } = subject
  const { list } = promised.access
  for (const { record, stands } of standsByRecord(promised)) {
    stageAccess(promised, { refuse: 'disable', except: [list] })
    const disabled = renderSubject(subject, { list: [record] })
    const address = disabled.address()
    for (const stand of stands) {
      const control = await controlOf(promised, stand, record)
      expectRefusal(control, reasonOf(stand.action.requires))
      fireEvent.click(control)
      fireEvent.keyDown(control, { key: 'Enter' })
      expect(theOpenDialog()).toBeNull()
    }
    expect(disabled.api.commands()).toEqual([])
    expect(disabled.address()).toBe(address)
    disabled.unmount()

    stageAccess(promised, { refuse: 'hide', except: [list] })
    const hidden = renderSubject(subject, { list: [record] })
    for (const stand of stands) expect(await controlsOf(promised, stand, record)).toEqual([])
    hidden.unmount()
  }
}

/** What may be refused while the list is shown, by the record on which its own conditions let it be done. */
function standsByRecord(promised: ResourceDefinition): { record: ResourceRecord; stands: Stand[] }[] {
  const found = new Map<string, { record: ResourceRecord; stands: Stand[] }>()
  for (const stand of standsOf(promised)) {
    if (stand.action.requires === promised.access.list) continue
    const record = recordFor(promised, stand.action)
    // The bar over a selection changes what is offered beside it.
    const key = JSON.stringify([record, stand.place === 'selection' && stand.action.name])
    found.set(key, { record, stands: [...(found.get(key)?.stands ?? []), stand] })
  }
  return [...found.values()]
}

/**
 * Every control the definition promises stands at its place and may be used; a menu is walked with the keys. What
 * destroys asks first and says what is lost; what needs no question is done at once; the outcome is reported.
 */
export async function checkPressed(subject: ContractSubject): Promise<void> {
  const { promised } = subject
  stageAccess(promised)
  // What an action asks for is typed: see asking-contract.ts.
  for (const stand of standsOf(promised).filter(({ action }) => !action.fields)) {
    for (const failure of [
      null,
      new ApiError({ message: 'No, says the server', statusCode: 400, fieldErrors: [] }),
    ]) {
      const record = recordFor(promised, stand.action)
      const { api, notices, address, unmount } = renderSubject(subject, { list: [record] })
      api.fail(failure)
      const control = await controlOf(promised, stand, record)
      expect(control.getAttribute('aria-disabled')).toBeNull()
      if (stand.place === 'menu' && failure === null) walkMenu(control)
      // What is sent of a change of selected records is what a person chooses: see checkBulkEdit.
      if (stand.action.bulk === 'edit') {
        unmount()
        break
      }
      fireEvent.click(control.isConnected ? control : await controlOf(promised, stand, record))
      const { opens, confirm, call } = stand.action
      if (opens) await expectForm(promised, stand.action, record, address)
      else {
        if (confirm) await answerDialog(promised, stand, record, () => api.commands().length)
        if (confirm?.kind !== 'dialog' && call !== undefined) {
          await waitFor(() => expect(api.commands()).toHaveLength(1))
          const words = expectedWords(stand.action, titleOf(promised, record), failure)
          const staysOpen = confirm?.kind === 'typed-name' && stand.action.failure === undefined
          if (failure && staysOpen) {
            await waitFor(() => expect(theOpenDialog()?.textContent).toContain(words))
            expect(notices).toEqual([])
          } else if (words !== null) await waitFor(() => expect(notices.at(-1)?.message).toBe(words))
        }
      }
      unmount()
      if (opens || confirm?.kind === 'dialog' || call === undefined) break
    }
  }
}

/** What is done to a selection names its records, and is done to each, or at once, as defined. */
export async function checkBulk(subject: ContractSubject): Promise<void> {
  const { promised } = subject
  stageAccess(promised)
  for (const stand of standsOf(promised).filter(({ place }) => place === 'selection')) {
    const { action } = stand
    if (action.confirm?.kind === 'dialog' || action.bulk === 'edit' || action.fields) continue
    const records = [1, 2].map((number) =>
      recordFor(promised, action, { id: `r-${number}`, [promised.titleField]: `record ${number}` }),
    )
    const { api, unmount } = renderSubject(subject, { list: records })
    for (const record of records) await controlOf(promised, stand, record)
    expect(screen.getByText('2 selected')).toBeDefined()
    fireEvent.click(await controlOf(promised, stand, records[0] ?? recordFor(promised, action)))
    const element = await findDialog()
    const dialog = within(element)
    const names = { name: 'record 1, record 2', names: 'record 1, record 2', count: 2 }
    for (const name of ['record 1', 'record 2']) expect(dialog.getByText(name)).toBeDefined()
    if (action.dangerText) expect(dialog.getByText(t(action.dangerText, names))).toBeDefined()
    expect(api.commands()).toEqual([])
    const submit = action.confirm?.submit ?? action.label
    fireEvent.click(theNamed(element, 'button', t(submit, names)))
    await waitFor(() => expect(api.commands()).toHaveLength(action.bulk === 'one-call' ? 1 : 2))
    unmount()
  }
}

function expectRefusal(control: HTMLElement, reason: string): void {
  expect(control.getAttribute('aria-disabled')).toBe('true')
  expect(describedBy(control)).toBe(reason)
  // A control with the attribute `disabled` cannot be reached, and so says nothing.
  expect(control.hasAttribute('disabled')).toBe(false)
  control.focus()
  expect(document.activeElement).toBe(control)
}

/** Arrows go from entry to entry and round; Escape closes and gives the focus back. */
function walkMenu(entry: HTMLElement): void {
  const menu = openMenu() ?? entry
  const entries = [...menu.querySelectorAll('[role=menuitem]')]
  expect(document.activeElement).toBe(entries[0])
  for (const next of [...entries.slice(1), entries[0]]) {
    fireEvent.keyDown(document.activeElement ?? menu, { key: 'ArrowDown' })
    expect(document.activeElement).toBe(next)
  }
  expect(entries).toContain(entry)
  fireEvent.keyDown(document.activeElement ?? menu, { key: 'Escape' })
  expect(openMenu()).toBeNull()
  expect(document.activeElement?.getAttribute('aria-haspopup')).toBe('menu')
}

/** Goes through an action's question: nothing is sent by opening or leaving it, and only the right name is taken. */
async function answerDialog(
  promised: ResourceDefinition,
  stand: Stand,
  record: ResourceRecord,
  sent: () => number,
): Promise<void> {
  const { confirm, dangerText } = stand.action
  const name = titleOf(promised, record)
  const names = { name, names: name, count: 1 }
  const element = await findDialog()
  const dialog = within(element)
  if (dangerText) {
    await waitFor(() => expect(element.textContent).toContain(t(dangerText, names)))
  }
  if (!confirm || confirm.kind === 'dialog') {
    expect(sent()).toBe(0)
    return
  }
  expect(nameOf(element)).toBe(t(confirm.title, names))
  expect(dialog.getByText(t(confirm.text, names))).toBeDefined()
  fireEvent.keyDown(element, { key: 'Escape' })
  await waitFor(() => expect(theOpenDialog()).toBeNull())
  expect(sent()).toBe(0)

  fireEvent.click(await controlOf(promised, stand, record))
  const again = await findDialog()
  const submit = theNamed(again, 'button', t(confirm.submit, names))
  if (confirm.kind === 'typed-name') {
    const field = theNamed(again, 'input', t(confirm.field, names))
    fireEvent.change(field, { target: { value: `${name}x` } })
    fireEvent.click(submit)
    expect(await within(again).findByText(t(confirm.mismatch, names))).toBeDefined()
    expect(sent()).toBe(0)
    fireEvent.change(field, { target: { value: name } })
  }
  fireEvent.click(submit)
}

/** The form or detail an action opens says what it is about, and its address brings it back. */
async function expectForm(
  promised: ResourceDefinition,
  { opens }: ActionDefinition,
  record: ResourceRecord,
  address: () => string,
): Promise<void> {
  if (typeof opens !== 'string') return
  const form = promised[opens]
  expect(form).toBeDefined()
  if (!form) return
  if (opens === 'detail' && promised.detail?.page) {
    await waitFor(() => expect(address()).toBe(`/${promised.name}/${record.id}`))
    return
  }
  const title =
    'title' in form
      ? t(form.title, { name: opens === 'create' ? '' : titleOf(promised, record) })
      : `Import ${t(promised.label.many).toLowerCase()}`
  expect(nameOf(await findDialog())).toBe(title)
  expect(new URLSearchParams(address().split('?')[1]).toString()).toContain(`open=${opens}`)
}

/** What a notice says; null where the definition leaves it to what becomes of the record, or to the answer. */
function expectedWords(action: ActionDefinition, name: string, failure: Error | null): string | null {
  const { answer, success, useServerMessage, successDelayMs, failure: failed } = action
  const names = { name, names: name, count: 1 }
  if (failure) return action.confirm?.kind === 'typed-name' || !failed ? failure.message : t(failed, names)
  if (answer !== undefined || successDelayMs !== undefined) return null
  if (useServerMessage) return serverWords
  return success ? t(success, names) : null
}
