import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { ActionDefinition } from '../../definitions/define-action'
import { ScopeContext } from '../../providers/scope-context'
import { type Stage, stageAccess } from '../../testing/contract/stage-access'
import { buildClusterDetail } from '../../testing/detail-builders'
import { buildGadget, gadgets } from '../../testing/gadgets'
import { renderWithProviders } from '../../testing/render-with-providers'
import { commandActions } from './command-actions'
import { CommandsDialog } from './commands-dialog'
import { ActionCurl, CopyAsCurl } from './copy-as-curl'

const [lamp, bolt, dark] = [
  buildGadget({ name: 'lamp' }),
  buildGadget({ name: 'bolt' }),
  buildGadget({ name: 'dark', isActive: false }),
]
const call = { method: 'POST', path: '/gadgets/{recordId}' } as const
const action = (name: string, parts: Partial<ActionDefinition>): ActionDefinition => ({
  ...{ name, requires: 'manage', label: { en: name }, icon: 'check', where: ['row'] },
  ...parts,
})

it('an action has a command where its whole request is known before it is pressed', () => {
  const actions = [
    action('plain', { call }),
    action('silent', {}),
    action('opening', { call, opens: 'edit' }),
    action('asking', { call, confirm: { kind: 'dialog', dialog: 'roles' } }),
    action('editing', { call, bulk: 'edit' }),
    action('with values', { call, fields: { why: { kind: 'text', label: { en: 'Why' } } } }),
    action('at once', { call, bulk: 'one-call' }),
  ]
  expect(commandActions({ ...gadgets, actions }).map(({ name }) => name)).toEqual(['plain', 'at once'])
})

function open(
  selected: readonly (typeof lamp)[],
  records = [lamp, dark],
  stage: Stage = {},
  definition = gadgets,
) {
  stageAccess(gadgets, stage)
  renderWithProviders(
    <ScopeContext value={{ kind: 'cluster', cluster: buildClusterDetail({ id: 'c-1' }) }}>
      <CommandsDialog definition={definition} records={records} selected={selected} onClose={() => {}} />
    </ScopeContext>,
  )
}
const chosen = () => screen.getByLabelText<HTMLSelectElement>('For')
const offered = () => [...chosen().options].map(({ textContent }) => textContent)
const addresses = (name: string) =>
  (screen.queryByRole('region', { name })?.textContent ?? '').match(/gadgets\/[^' ]+/g)
const reasonOf = (name: string) => {
  const copy = within(screen.getByRole('region', { name })).getByRole('button', { name: 'Copy as curl' })
  return [
    copy.getAttribute('aria-disabled'),
    document.getElementById(copy.getAttribute('aria-describedby') ?? '')?.textContent,
  ]
}

it('commands are about the list, the first record or the one that is chosen', () => {
  open([])
  expect([offered(), chosen().value]).toEqual([['lamp', 'dark'], 'id-lamp'])
  expect(addresses('Sync')).toEqual(['gadgets/sync'])
  expect(addresses('Polish')).toEqual(['gadgets/id-lamp/polish'])
  expect(reasonOf('Polish')).toEqual([null, undefined])
  fireEvent.change(chosen(), { target: { value: 'id-dark' } })
  expect(addresses('Polish')).toBeNull()
  expect(reasonOf('Polish')).toEqual(['true', 'Only active gadgets shine'])
})

it('of one record alone it is said which the commands are about', () => {
  open([], [dark])
  expect([offered(), chosen().value]).toEqual([['dark'], 'id-dark'])
})

it('commands are about what is selected, also on another page; about all of it where its action is', () => {
  open([bolt])
  expect([offered(), chosen().value]).toEqual([['bolt', 'lamp', 'dark'], 'id-bolt'])
  expect(addresses('Delete')).toEqual(['gadgets/id-bolt'])
  fireEvent.change(chosen(), { target: { value: 'id-lamp' } })
  expect(addresses('Delete')).toEqual(['gadgets/id-lamp'])
})

it('commands of a selection are one a record', () => {
  open([bolt, lamp])
  expect(offered()).toEqual(['bolt', 'lamp', 'dark'])
  expect(addresses('Delete')).toEqual(['gadgets/id-bolt', 'gadgets/id-lamp'])
  expect(addresses('Polish')).toEqual(['gadgets/id-bolt/polish'])
})

const mayBePolished: ActionDefinition = action('Shine', {
  call,
  where: ['selection', 'row'],
  enabledWhen: [{ field: 'isActive', equals: true, reason: { en: 'Only active gadgets shine' } }],
})

it.each([
  ['first', [lamp, dark, bolt]],
  ['last', [dark, lamp, bolt]],
])(
  'commands of a selection are for those of whom it is allowed, the allowed one selected %s',
  (_, selected) => {
    open(selected, [lamp, bolt, dark], {}, { ...gadgets, actions: [mayBePolished] })
    expect(addresses('Shine')).toEqual(['gadgets/id-lamp', 'gadgets/id-bolt'])
  },
)

it('there is no command of a selection of whom nobody allows it, and it is said why', () => {
  const off = buildGadget({ name: 'off', isActive: false })
  open([dark, off], [lamp, dark, off], {}, { ...gadgets, actions: [mayBePolished] })
  expect(addresses('Shine')).toBeNull()
  expect(reasonOf('Shine')).toEqual(['true', 'Only active gadgets shine'])
})

it('there is no command for what is hidden, and none of a record where there is no record', () => {
  open([], [lamp], { refuse: 'hide' })
  expect(screen.queryAllByRole('region')).toEqual([])
  cleanup()
  open([], [])
  expect(screen.queryByLabelText('For')).toBeNull()
})

it('what makes no call has nothing to copy, and what has no command now says why', () => {
  stageAccess(gadgets)
  renderWithProviders(
    <ScopeContext value={{ kind: 'cluster', cluster: buildClusterDetail() }}>
      <ActionCurl definition={gadgets} action={action('silent', {})} records={[lamp]} />
      <CopyAsCurl command={() => ''} reason="It is still loading" />
    </ScopeContext>,
  )
  const [copy, ...more] = screen.getAllByRole('button', { name: 'Copy as curl' })
  expect(more).toEqual([])
  expect(copy?.getAttribute('aria-disabled')).toBe('true')
  expect(document.getElementById(copy?.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'It is still loading',
  )
})

it('a command that cannot be made of a record says so, and one that scrolls is reached by the keyboard', () => {
  const broken = action('Break', {
    call,
    request: () => {
      throw new TypeError('There is no such part')
    },
  })
  open([], [lamp], {}, { ...gadgets, actions: [broken, action('Mend', { call })] })
  expect(addresses('Break')).toBeNull()
  expect(reasonOf('Break')).toEqual([
    'true',
    'The server answered in a form the console does not know. Try again; if it stays so, contact support.',
  ])
  expect(screen.getByRole('region', { name: 'Mend' }).querySelector('pre')?.tabIndex).toBe(0)
  expect(screen.getByRole('dialog', { name: 'Commands for a shell' })).toBeDefined()
})
