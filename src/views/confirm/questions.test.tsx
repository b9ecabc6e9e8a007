import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { ApiError, NetworkError, SessionEndedError } from '../../api/errors'
import type { ResourceDefinition } from '../../definitions/define'
import type { ActionDefinition } from '../../definitions/define-action'
import { DefinedResource } from '../../providers/defined-resource'
import { ScopeContext } from '../../providers/scope-context'
import { stageAccess } from '../../testing/contract/stage-access'
import { buildClusterDetail } from '../../testing/detail-builders'
import { createFakeApi } from '../../testing/fake-api'
import { buildGadget, gadgets } from '../../testing/gadgets'
import { renderWithProviders } from '../../testing/render-with-providers'
import { useRecords } from '../records/use-records'
import { BulkDialog } from './bulk-dialog'
import { ConfirmDialog } from './confirm-dialog'

const lamp = buildGadget({ name: 'lamp' })
const bolt = buildGadget({ name: 'bolt' })
const dark = buildGadget({ name: 'dark', isActive: false })
const actionNamed = (name: string, parts: Partial<ActionDefinition> = {}): ActionDefinition => {
  const action = gadgets.actions.find((each) => each.name === name)
  if (!action) throw new Error(`no action ${name}`)
  return { ...action, ...parts }
}

const question = {
  kind: 'simple',
  title: { en: 'Polish {{name}}?' },
  text: { en: 'It takes a while' },
  submit: { en: 'Go' },
} as const

/** The question of an action: the one for many records, or the one for one, as it stands in the console. */
function open(
  action: ActionDefinition,
  records = [lamp, bolt],
  answer: (id: unknown) => unknown = () => null,
  definition: ResourceDefinition = gadgets,
) {
  stageAccess(gadgets)
  const onClose = vi.fn()
  const api = createFakeApi(
    {},
    { 'gadgets.list': () => records, 'gadgets.command': ({ path }) => answer(path?.recordId) },
  )
  const Dialog = records.length === 1 ? ConfirmDialog : BulkDialog
  function List() {
    useRecords(definition)
    return null
  }
  const { notices } = renderWithProviders(
    <ScopeContext value={{ kind: 'cluster', cluster: buildClusterDetail() }}>
      <DefinedResource definition={definition}>
        <List />
        <Dialog definition={definition} action={action} records={records} onClose={onClose} />
      </DefinedResource>
    </ScopeContext>,
    { api },
  )
  const dialog = within(screen.getByRole('dialog'))
  return {
    dialog,
    onClose,
    reported: () => notices.map(({ message }) => message),
    heads: () => notices.map(({ description }) => description),
    reads: () => api.callsOf('gadgets.list').length,
    sent: () => api.callsOf('gadgets.command').map(({ options }) => options.path?.recordId),
    named: () => dialog.getAllByRole('listitem').map(({ textContent }) => textContent),
    press: (name: string) => act(async () => fireEvent.click(dialog.getByRole('button', { name }))),
    progress: () => dialog.getAllByRole('status')[0]?.textContent,
    isLocked: (name: string) => dialog.getByRole('button', { name }).getAttribute('aria-disabled') === 'true',
  }
}

it('says what is lost and of which, does it to each and tells it once', async () => {
  const { dialog, named, press, sent, reported, reads, onClose } = open(actionNamed('delete'))
  expect(screen.getByRole('dialog', { name: 'Delete gadgets' })).toBeDefined()
  expect(dialog.getByText('Delete lamp, bolt?')).toBeDefined()
  expect(dialog.getByText('What you delete is gone.')).toBeDefined()
  expect(dialog.getByRole('button', { name: 'Delete' }).className).toContain('danger')
  expect(dialog.queryByText('These are left out:')).toBeNull()
  expect(named()).toEqual(['lamp', 'bolt'])
  expect(sent()).toEqual([])
  await waitFor(() => expect(reads()).toBe(1))
  await press('Delete')
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
  await waitFor(() => expect(reads()).toBe(2))
  expect(sent()).toEqual(['id-lamp', 'id-bolt'])
  expect(reported()).toEqual(['2 deleted: lamp, bolt'])
})

it('leaves out what it may not be done to, with the reason', async () => {
  const text = { en: 'Noted: {{note}}' }
  const { dialog, named, press, sent, onClose } = open(
    actionNamed('polish', { confirm: { ...question, text } }),
    [dark, { ...lamp, note: 'brass' }],
  )
  expect(dialog.getByText('Noted: brass')).toBeDefined()
  expect(dialog.getByText('These are left out:')).toBeDefined()
  expect(named()).toEqual(['lamp', 'darkOnly active gadgets shine'])
  expect(dialog.getByRole('button', { name: 'Go' }).className).not.toContain('danger')
  await press('Go')
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(sent()).toEqual(['id-lamp'])
})

it('leaves out whom it left out when it was opened, whatever is read meanwhile', async () => {
  stageAccess(gadgets)
  function Asked() {
    const [records, setRecords] = useState([lamp, dark])
    return (
      <>
        <button type="button" onClick={() => setRecords([dark, { ...lamp, isActive: false }])}>
          Read
        </button>
        <BulkDialog
          definition={gadgets}
          action={actionNamed('polish', { confirm: question })}
          records={records}
          onClose={() => {}}
        />
      </>
    )
  }
  renderWithProviders(
    <ScopeContext value={{ kind: 'cluster', cluster: buildClusterDetail() }}>
      <DefinedResource definition={gadgets}>
        <Asked />
      </DefinedResource>
    </ScopeContext>,
    { api: createFakeApi({}, { 'gadgets.list': () => [] }) },
  )
  fireEvent.click(screen.getByText('Read'))
  const named = within(screen.getByRole('dialog')).getAllByRole('listitem')
  expect(named.map(({ textContent }) => textContent)).toEqual(['lamp', 'darkOnly active gadgets shine'])
})

it('cannot be agreed to where all are left out, nor copied, and both say why', async () => {
  const { dialog, isLocked, press, sent } = open(actionNamed('polish', { confirm: question }), [
    dark,
    { ...dark, id: 'id-2' },
  ])
  const description = 'All of them are left out.'
  for (const name of ['Go', 'Copy as curl']) {
    expect(dialog.getByRole('button', { name, description }), name).toBeDefined()
    expect(isLocked(name), name).toBe(true)
  }
  await press('Go')
  expect(sent()).toEqual([])
})

it('names what failed and why, and tries just that again', async () => {
  let isDown = true
  const { dialog, named, press, sent, reported, onClose } = open(
    actionNamed('delete'),
    [lamp, bolt],
    (id) => {
      if (id === 'id-bolt' && isDown) throw new ApiError({ message: 'In use', statusCode: 409 })
      return null
    },
  )
  await press('Delete')
  const failed = within(await dialog.findByRole('alert'))
  expect(failed.getByText('1 of 2 done. These failed:')).toBeDefined()
  expect(named()).toEqual(['boltIn use'])
  expect(reported()).toEqual(['1 deleted: lamp'])
  expect(onClose).not.toHaveBeenCalled()
  expect(dialog.queryByRole('button', { name: 'Cancel' })).toBeNull()
  expect(dialog.queryByText('What you delete is gone.')).toBeNull()
  expect(dialog.getByRole('button', { name: 'Try the failed again (1)' }).className).toContain('primary')
  expect(dialog.queryByRole('button', { name: 'Copy as curl' })).toBeNull()
  isDown = false
  await press('Try the failed again (1)')
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
  expect(sent()).toEqual(['id-lamp', 'id-bolt', 'id-bolt'])
  expect(reported()).toEqual(['1 deleted: lamp', '1 deleted: bolt'])
})

it('tells those it knows nothing of from those that were refused, and tries both again', async () => {
  let isDown = true
  const records = [lamp, bolt, buildGadget({ name: 'cog' }), dark]
  const { dialog, named, press, progress } = open(
    actionNamed('polish', { confirm: question }),
    records,
    (id) => {
      if (!isDown) return new Promise(() => {})
      if (id === 'id-bolt') throw new NetworkError('gadgets.command', 'timeout')
      if (id === 'id-cog') throw new ApiError({ message: 'In use', statusCode: 500 })
      return null
    },
  )
  expect(dialog.getByRole('button', { name: 'Copy as curl' })).toBeDefined()
  await press('Go')
  const failed = await dialog.findByRole('alert')
  expect([...failed.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
    '1 of 3 done. These failed:',
    'We could not confirm what became of these:',
    'These are left out:',
  ])
  expect(named()).toEqual([
    'cogIn use',
    expect.stringMatching(/^boltWe could not confirm/),
    'darkOnly active gadgets shine',
  ])
  isDown = false
  await press('Try the failed again (2)')
  expect(dialog.queryByRole('alert')).toBeNull()
  expect(progress()).toBe('0 of 2 done')
})

it('copies what is done to those alone who are not left out', async () => {
  const copied: string[] = []
  vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => copied.push(text) } })
  const { press } = open(actionNamed('polish', { confirm: question }), [lamp, dark, bolt])
  await press('Copy as curl')
  await waitFor(() => expect(copied).toHaveLength(1))
  expect(copied[0]?.match(/[\w-]+\/polish/g)).toEqual(['id-lamp/polish', 'id-bolt/polish'])
})

it('says every reason for which one is left out', async () => {
  const enabledWhen: ActionDefinition['enabledWhen'] = [
    { field: 'isActive', equals: true, reason: { en: 'It is dark' } },
    { field: 'note', equals: 'x', reason: { en: 'It has no note' } },
  ]
  const { named } = open(actionNamed('polish', { confirm: question, enabledWhen }), [
    { ...lamp, note: 'x' },
    dark,
  ])
  expect(named()).toEqual(['lamp', 'darkIt is dark. It has no note'])
})

it('tells no success where all failed, and can then be closed', async () => {
  const { dialog, press, reported, onClose } = open(actionNamed('delete'), [lamp, bolt], () => {
    throw new ApiError({ message: 'In use', statusCode: 409 })
  })
  await press('Delete')
  expect(await dialog.findByText('0 of 2 done. These failed:')).toBeDefined()
  expect(reported()).toEqual([])
  fireEvent.click(dialog.getByText('Close'))
  expect(onClose).toHaveBeenCalledTimes(1)
})

it('counts what is done while it runs, and cannot be left or agreed to again', async () => {
  const answers = new Map<unknown, (answer: unknown) => void>()
  const { dialog, press, progress, isLocked, sent, onClose } = open(
    actionNamed('delete'),
    [lamp, bolt],
    (id) => new Promise((resolve) => answers.set(id, resolve)),
  )
  expect(progress()).toBe('')
  await press('Delete')
  expect(progress()).toBe('0 of 2 done')
  expect(dialog.getByRole('button', { name: 'Delete' }).getAttribute('aria-busy')).toBe('true')
  expect([isLocked('Delete'), isLocked('Cancel')]).toEqual([true, true])
  await act(async () => answers.get('id-lamp')?.(null))
  await waitFor(() => expect(progress()).toBe('1 of 2 done'))
  await press('Cancel')
  await press('Delete')
  expect(sent()).toHaveLength(2)
  expect(onClose).not.toHaveBeenCalled()
  await act(async () => answers.get('id-bolt')?.(null))
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
})

it('asks nothing where nothing is to be asked, and tells how many were done', async () => {
  const { reported, sent, onClose } = open(
    actionNamed('polish', { success: undefined, useServerMessage: false }),
  )
  expect(screen.getByRole('dialog', { name: 'Polish' })).toBeDefined()
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
  expect(sent()).toEqual(['id-lamp', 'id-bolt'])
  expect(reported()).toEqual(['Polish: done for 2 gadgets'])
})

it("tells the server's words where they are the same of all", async () => {
  const { reported, onClose } = open(actionNamed('polish'), [lamp, bolt], () => ({ message: 'All shine' }))
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
  expect(reported()).toEqual(['All shine'])
})

it('makes one call for all of them where the action does', async () => {
  let answer = (_: unknown) => {}
  const request: ActionDefinition['request'] = (records) => ({ body: { ids: records.map(({ id }) => id) } })
  const { press, progress, sent, reported, onClose } = open(
    actionNamed('delete', { bulk: 'one-call', request }),
    [lamp, bolt],
    () => new Promise((resolve) => (answer = resolve)),
  )
  await press('Delete')
  await waitFor(() => expect(sent()).toEqual([undefined]))
  // Nobody knows how far one call is.
  expect(progress()).toBe('')
  expect(onClose).not.toHaveBeenCalled()
  await act(async () => answer(null))
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
  expect(reported()).toEqual(['2 deleted: lamp, bolt'])
})

const isBusy = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-busy') === 'true'

it('asks about one record, waits for what becomes of it, and closes', async () => {
  let answer = (_: unknown) => {}
  const { dialog, press, isLocked, sent, reported, onClose } = open(
    actionNamed('polish', { confirm: question }),
    [lamp],
    () => new Promise((resolve) => (answer = resolve)),
  )
  expect(screen.getByRole('dialog', { name: 'Polish lamp?' })).toBeDefined()
  expect(dialog.getByText('It takes a while')).toBeDefined()
  expect(dialog.queryByRole('textbox')).toBeNull()
  expect(dialog.getByRole('button', { name: 'Copy as curl' })).toBeDefined()
  expect(dialog.getByRole('button', { name: 'Go' }).className).toContain('primary')
  expect([isLocked('Go'), isBusy('Go')]).toEqual([false, false])
  await press('Go')
  expect([isLocked('Go'), isBusy('Go')]).toEqual([true, true])
  // Enter in the dialog sends its form, too.
  fireEvent.submit(document.querySelector('form') ?? document.body)
  expect(sent()).toEqual(['id-lamp'])
  expect(onClose).not.toHaveBeenCalled()
  await act(async () => answer({ message: 'It shines' }))
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
  expect(reported()).toEqual(['It shines'])
})

it('a question without a name to type closes when it fails, and the failure is reported', async () => {
  const { press, reported, onClose } = open(actionNamed('polish', { confirm: question }), [lamp], () => {
    throw new ApiError({ message: 'In use', statusCode: 409 })
  })
  await press('Go')
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
  expect(reported()).toEqual(['In use'])
})

it('does not wait where the change shows behind it at once', async () => {
  const list: ResourceDefinition['list'] = {
    ...gadgets.list,
    optimisticUpdates: {
      changes: { shine: 'at-once', later: 'when-accepted' },
      show: (records) => records,
      settle: (_, updates) => updates,
      isShown: () => false,
    },
  }
  const never = () => new Promise(() => {})
  const definition = { ...gadgets, list }
  const first = open(
    actionNamed('polish', { confirm: question, optimistic: 'shine' }),
    [lamp],
    never,
    definition,
  )
  await first.press('Go')
  expect(first.onClose).toHaveBeenCalledTimes(1)
  expect(first.sent()).toEqual(['id-lamp'])
  cleanup()
  const second = open(
    actionNamed('polish', { confirm: question, optimistic: 'later' }),
    [lamp],
    never,
    definition,
  )
  await second.press('Go')
  expect(second.onClose).not.toHaveBeenCalled()
})

it.each([
  ['This is the last one', 'This is the last one'],
  [null, undefined],
])('warns of what the action says of these records as they stand: %s', (said, shown) => {
  const caution = (records: readonly unknown[]) => (records.length === 1 ? said : 'of all')
  const { dialog } = open(actionNamed('polish', { confirm: question, caution }), [lamp])
  expect(dialog.queryByRole('alert')?.textContent).toBe(shown)
})

const typed = {
  ...question,
  kind: 'typed-name',
  field: { en: 'Type {{name}}' },
  mismatch: { en: 'Not its name' },
} as const

it('shows what has to be typed exactly with all its spaces', () => {
  const text = { en: 'Delete {{name}}?' }
  const { dialog } = open(actionNamed('delete', { confirm: { ...typed, text } }), [
    { ...lamp, name: 'lamp  two' },
  ])
  const said = dialog.getByText((words) => words === 'Delete lamp  two?', { normalizer: (words) => words })
  expect(said.style.whiteSpace).toBe('pre-wrap')
})

it('takes the sentence of a wrong name away once something else is typed', async () => {
  const { dialog, press, sent } = open(actionNamed('delete', { confirm: typed }), [lamp])
  const field = dialog.getByRole('textbox', { name: 'Type lamp' })
  expect(dialog.getByText('What you delete is gone.')).toBeDefined()
  await press('Go')
  expect(dialog.getByRole('alert').textContent).toBe('Not its name')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Not its name',
  )
  // A name is typed exactly: nothing is corrected or filled in.
  const help = ['autocomplete', 'autocapitalize', 'spellcheck'].map((name) => field.getAttribute(name))
  expect(help).toEqual(['off', 'off', 'false'])
  const look = () => field.closest<HTMLElement>('.form-field')?.dataset.state
  fireEvent.change(field, { target: { value: 'lam' } })
  expect(look()).toBeUndefined()
  expect(dialog.queryByText('Not its name')).toBeNull()
  expect(field.getAttribute('aria-invalid')).toBe('false')
  fireEvent.change(field, { target: { value: 'lamp' } })
  expect(look()).toBe('success')
  expect(sent()).toEqual([])
})

it.each([
  [
    'is refused, by the words of the action',
    { failure: { en: 'It is kept' } },
    new ApiError({ message: 'In use', statusCode: 409 }),
    'It is kept',
    ['In use'],
  ],
  [
    'is refused, by those of the server',
    {},
    new ApiError({ message: 'In use', statusCode: 409 }),
    'In use',
    [],
  ],
  [
    'cannot be confirmed',
    { failure: { en: 'It is kept' } },
    new NetworkError('gadgets.command', 'timeout'),
    /^We could not confirm/,
    [],
  ],
])(
  'stays, free to be tried again, where what was typed for %s',
  async (_what, parts, error, said, notices) => {
    const { dialog, press, isLocked, reported, heads, onClose } = open(
      actionNamed('delete', { confirm: typed, ...parts }),
      [lamp],
      () => {
        throw error
      },
    )
    fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'lamp' } })
    await press('Go')
    expect((await dialog.findByRole('alert')).textContent).toMatch(said)
    expect([isLocked('Go'), isBusy('Go')]).toEqual([false, false])
    expect(reported()).toEqual(notices)
    expect(heads()).toEqual(notices.map(() => 'Not done: Delete “lamp”'))
    expect(onClose).not.toHaveBeenCalled()
  },
)

it('says no more why it failed while it is tried again', async () => {
  const answers = [
    () => Promise.reject(new ApiError({ message: 'In use', statusCode: 409 })),
    () => new Promise(() => {}),
  ]
  const { dialog, press } = open(actionNamed('delete', { confirm: typed }), [lamp], () => answers.shift()?.())
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'lamp' } })
  await press('Go')
  expect((await dialog.findByRole('alert')).textContent).toBe('In use')
  await press('Go')
  expect([dialog.queryByRole('alert'), isBusy('Go')]).toEqual([null, true])
})

it('cannot be left while what was typed for is under way, which is told there alone', async () => {
  const { dialog, press, isLocked, onClose } = open(actionNamed('delete', { confirm: typed }), [lamp], () => {
    return new Promise(() => {})
  })
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'lamp' } })
  expect(isLocked('Cancel')).toBe(false)
  await press('Go')
  expect(isLocked('Cancel')).toBe(true)
  await press('Cancel')
  expect(onClose).not.toHaveBeenCalled()
})

it('leaves the end of a session to the page that tells of it', async () => {
  const { dialog, press, reported, isLocked, onClose } = open(
    actionNamed('delete', { confirm: typed }),
    [lamp],
    () => {
      throw new SessionEndedError()
    },
  )
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'lamp' } })
  await press('Go')
  await waitFor(() => expect(isLocked('Go')).toBe(false))
  expect(dialog.queryByRole('alert')).toBeNull()
  expect(reported()).toEqual([])
  expect(onClose).not.toHaveBeenCalled()
})
