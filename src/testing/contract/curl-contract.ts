import { fireEvent, waitFor } from '@testing-library/react'
import { expect, onTestFinished } from 'vitest'
import type { ActionDefinition } from '../../definitions/define-action'
import { isSecret } from '../../definitions/define-field'
import { t } from '../../locales/t'
import { commandActions } from '../../views/curl/command-actions'
import { controlOf, recordFor, standsOf, titleOf } from './action-controls'
import { allNamed, findDialog, theNamed } from './find-named'
import { stageNoRules } from './form-contract'
import { fieldsOf, fill, frameOf, isSettable, oneStepModesOf, openForm, submit } from './form-driver'
import { findRecord, renderSubject } from './render-subject'
import { stageAccess } from './stage-access'
import { contractToken } from './subject-api'
import type { ContractSubject } from './subjects'
import { runInShell, type WireRecord, type WireServer } from './wire-server'

/** Checks of what is copied need a server that both the client and a shell reach. */
export type CurlCheck = (subject: ContractSubject, server: WireServer) => Promise<void>

/** What is copied of a list reads it as the console did, byte for byte. */
export const checkListCurl: CurlCheck = async (subject, server) => {
  const { promised } = subject
  stageAccess(promised)
  const copied = stageClipboard()
  server.take()
  const record = recordFor(promised, { ...anyAction, offeredWhen: undefined })
  renderSubject(subject, { list: [record], baseUrl: server.baseUrl })
  await findRecord(record.id)
  const [read] = server.take()
  chooseInMenu(promised, 'Copy as curl')
  await waitFor(() => expect(copied).toHaveLength(1))
  expect(read?.method).toBe('GET')
  expect(await sentByShell(copied, server, undefined)).toEqual([read])
}

/** What is copied of an action's button does what the button does, byte for byte. */
export const checkActionCurls: CurlCheck = async (subject, server) => {
  const { promised } = subject
  stageAccess(promised)
  const copied = stageClipboard()
  const stands = standsOf(promised)
  for (const action of commandActions(promised)) {
    const stand = stands.find((each) => each.action.name === action.name)
    if (!stand) continue
    copied.splice(0)
    const record = recordFor(promised, action)
    const { unmount } = renderSubject(subject, { list: [record], baseUrl: server.baseUrl })
    await findRecord(record.id)
    const [list] = server.take()
    chooseInMenu(promised, 'Commands')
    const commands = await findDialog()
    const [section] = allNamed(commands, 'section', t(action.label))
    expect(section?.querySelector('pre')).not.toBeNull()
    if (section) fireEvent.click(theNamed(section, 'button', 'Copy as curl'))
    await waitFor(() => expect(copied).toHaveLength(1))
    expect(section?.querySelector('pre')?.textContent?.split('\n')[0]).toBe(copied[0]?.split('\n')[0])
    fireEvent.click(theNamed(commands, 'button', 'Close'))

    fireEvent.click(await controlOf(promised, stand, record))
    await confirm(action, titleOf(promised, record))
    const sent = await taken(server, list)
    expect((await sentByShell(copied, server, list)).map(withoutKey)).toEqual(sent.map(withoutKey))
    unmount()
    server.take()
  }
}

/** What is copied of a form does what its button would, with the same key; secrets stand as placeholders. */
export const checkFormCurls: CurlCheck = async (subject, server) => {
  const { promised } = subject
  stageAccess(promised)
  stageNoRules(subject)
  const copied = stageClipboard()
  for (const mode of oneStepModesOf(promised)) {
    copied.splice(0)
    const { form, unmount } = await openForm(subject, mode, { baseUrl: server.baseUrl })
    const [list] = server.take()
    const fields = fieldsOf(promised, mode).filter(([name]) => isSettable(promised, mode, name))
    for (const [, field] of fields) await fill(frameOf(form, field), field, "it's $HOME")
    fireEvent.click(theNamed(form, 'button', 'Copy as curl'))
    await waitFor(() => expect(copied).toHaveLength(1))
    server.take()
    submit(form)
    const sent = await taken(server, list)

    const secrets = fields.filter(([, field]) => isSecret(field))
    const hidden = secrets.reduce((body, [name]) => {
      const parsed: unknown = JSON.parse(body)
      return JSON.stringify({ ...Object(parsed), [name]: `<${name}>` })
    }, sent[0]?.body ?? '')
    const length = { 'content-length': String(Buffer.byteLength(hidden)) }
    const expected = sent.map((record) => ({
      ...record,
      headers: { ...record.headers, ...length },
      body: hidden,
    }))
    expect(await sentByShell(copied, server, list)).toEqual(secrets.length > 0 ? expected : sent)
    unmount()
    server.take()
  }
}

const anyAction: ActionDefinition = {
  name: 'any',
  requires: 'list',
  label: { en: 'Any' },
  icon: 'plus',
  where: [],
}

/** What the client sent besides reading the list. */
async function taken(server: WireServer, list: WireRecord | undefined): Promise<WireRecord[]> {
  const sent: WireRecord[] = []
  await waitFor(() => {
    sent.push(...besides(list, server.take()))
    expect(sent).toHaveLength(1)
  })
  return sent
}

async function sentByShell(
  commands: readonly string[],
  server: WireServer,
  list: WireRecord | undefined,
): Promise<WireRecord[]> {
  server.take()
  await runInShell(commands.join('\n'), contractToken)
  return besides(list, server.take())
}

/** The list is read again whenever something was done. */
function besides(list: WireRecord | undefined, records: readonly WireRecord[]): WireRecord[] {
  return records.filter(({ method, url }) => method !== list?.method || url !== list.url)
}

/** A command of its own is an intention of its own: its key is another, but it has one where the button's has. */
function withoutKey({ headers, ...record }: WireRecord) {
  const { 'idempotency-key': key, ...others } = headers
  return {
    ...record,
    headers: others,
    hasKey: key !== undefined && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(key),
  }
}

async function confirm({ confirm: asked }: ActionDefinition, name: string): Promise<void> {
  if (!asked || asked.kind === 'dialog') return
  const dialog = await findDialog()
  const names = { name, names: name, count: 1 }
  if (asked.kind === 'typed-name') {
    fireEvent.change(theNamed(dialog, 'input', t(asked.field, names)), { target: { value: name } })
  }
  fireEvent.click(theNamed(dialog, 'button', t(asked.submit, names)))
}

/** What is copied for the rest of the test. */
function stageClipboard(): string[] {
  const copied: string[] = []
  const clipboard = { writeText: async (text: string) => void copied.push(text) }
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'clipboard'))
  return copied
}

function chooseInMenu({ label }: ContractSubject['promised'], entry: string): void {
  fireEvent.click(theNamed(document, 'button', `More for ${t(label.many)}`))
  fireEvent.click(theNamed(document, '[role=menuitem]', entry))
}
