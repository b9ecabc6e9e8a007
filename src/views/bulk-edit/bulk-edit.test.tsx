import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import example from '../../../docs/examples/api-keys.json'
import { ApiError } from '../../api/errors'
import { readResourceFile } from '../../definitions/file/read-resource-file'
import { findDialogTitled } from '../../testing/contract/find-named'
import { createFakeApi, type OwnAnswers } from '../../testing/fake-api'
import { renderWithProviders } from '../../testing/render-with-providers'
import { ResourceSection } from '../section/resource-section'

const { definition, faults } = readResourceFile(
  JSON.stringify({
    ...example,
    fields: {
      ...example.fields,
      note: {
        ...example.fields.note,
        required: 'Say why so many',
        requiredWhen: { field: 'dailyLimit', greater: 100 },
      },
      dailyLimit: {
        ...example.fields.dailyLimit,
        lockedWhen: { field: 'isActive', equals: false, reason: 'It is revoked' },
      },
      quota: {
        type: 'number',
        label: 'Quota',
        shownWhen: { field: 'purpose', equals: 'write' },
      },
    },
    edit: { fields: ['name', 'dailyLimit', 'note', 'quota'], bulk: true },
  }),
  'api-keys.json',
)

const key = (number: number, changes: object = {}) =>
  definition.schema.parse({
    id: `k${number}`,
    name: `Key ${number}`,
    purpose: 'read',
    dailyLimit: number,
    isActive: true,
    note: 'n',
    ...changes,
  })

async function openDialog(
  records: readonly unknown[],
  command: OwnAnswers[string] = () => ({}),
  limit = true,
) {
  expect(faults).toEqual([])
  const shown = renderWithProviders(<ResourceSection definition={definition} />, {
    api: createFakeApi(
      {},
      { 'api-keys.list': () => ({ records, total: records.length }), 'api-keys.command': command },
    ),
    path: '/api-keys',
  })
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Select all API keys on this page' }))
  fireEvent.click(screen.getByRole('button', { name: 'Change fields' }))
  const dialog = await screen.findByRole('dialog')
  const check = async (label: string) => {
    const boxes = [...dialog.querySelectorAll<HTMLInputElement>('input[type=checkbox]')]
    await act(async () => boxes.find(({ labels }) => labels?.[0]?.textContent === label)?.click())
  }
  if (limit) await check('Requests a day')
  const type = (value: string) =>
    fireEvent.change(within(dialog).getByRole('spinbutton'), { target: { value } })
  const press = (name: string) => fireEvent.click(within(dialog).getByRole('button', { name }))
  const bodies = () =>
    shown.api
      .callsOf('api-keys.command')
      .map(({ options }) => [options.path?.recordId, Reflect.get(options, 'body')])
  return { ...shown, dialog, check, type, press, bodies }
}

/** What stands in the lists of names: who is changed, and who is left out with the reason. */
const listed = (dialog: HTMLElement) =>
  [...dialog.querySelectorAll('ul')].map((list) =>
    [...list.querySelectorAll('li')].map(({ textContent }) => textContent),
  )

it('sends the one field of those whose form would take it, and says why of the others', async () => {
  const records = [key(1), key(2, { isActive: false }), key(200), key(4, { note: null })]
  const { dialog, type, press, bodies, notices } = await openDialog(records)
  type('200')
  await waitFor(() =>
    expect(listed(dialog)).toEqual([
      ['Key 1'],
      [
        'Key 2Requests a day: It is revoked',
        'Key 200It has this value already.',
        'Key 4Note: Say why so many',
      ],
    ]),
  )
  press('Change 1')
  await waitFor(() => expect(notices.map(({ message }) => message)).toEqual(['Key 1 is changed.']))
  expect(bodies()).toEqual([['k1', { dailyLimit: 200 }]])
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('leaves out who has no such field', async () => {
  const { dialog, check } = await openDialog([key(1), key(2, { purpose: 'write' })])
  await check('Quota')
  await waitFor(() => expect(dialog.textContent).toContain('Key 1It has no Quota as it stands.'))
})

it('sends nothing while the value is none for any of them', async () => {
  const { dialog, type, press, bodies } = await openDialog([key(1), key(2)])
  type('-1')
  press('Change 2')
  expect(await within(dialog).findByRole('alert')).toBeDefined()
  expect(listed(dialog)).toEqual([['Key 1', 'Key 2']])
  expect(bodies()).toEqual([])
})

it('does at most three at a time, names what failed, and tries that again with the same value', async () => {
  const gates: (() => void)[] = []
  let refuses = true
  const { dialog, type, press, bodies, notices } = await openDialog(
    [1, 2, 3, 4, 5].map((number) => key(number)),
    async ({ path }) => {
      await new Promise<void>((resolve) => gates.push(resolve))
      if (refuses && path?.recordId === 'k4')
        throw new ApiError({ message: 'Locked by Ada', statusCode: 409 })
      return {}
    },
  )
  type('50')
  press('Change 5')
  await waitFor(() => expect(gates).toHaveLength(3))
  await act(async () => {
    for (const go of gates.splice(0)) go()
  })
  await waitFor(() => expect(gates).toHaveLength(2))
  await act(async () => {
    for (const go of gates.splice(0)) go()
  })
  await within(dialog).findByText('4 of 5 done. These failed:')
  expect(listed(dialog)).toEqual([['Key 4Locked by Ada']])
  expect(notices.map(({ message }) => message)).toEqual(['4 are changed.'])
  refuses = false
  press('Try the failed again (1)')
  await waitFor(() => expect(gates).toHaveLength(1))
  await act(async () => {
    for (const go of gates.splice(0)) go()
  })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(bodies().at(-1)).toEqual(['k4', { dailyLimit: 50 }])
  expect(bodies()).toHaveLength(6)
})

it('sends several fields in one call a record, and says of how many each is changed', async () => {
  const records = [key(1), key(2, { note: 'why' }), key(500, { note: 'why' }), key(4, { isActive: false })]
  const { dialog, check, type, press, bodies, notices } = await openDialog(records)
  type('500')
  await waitFor(() => expect(dialog.textContent).toContain('Changed: Requests a day of 2.'))
  await check('Note')
  fireEvent.change(within(dialog).getByLabelText('Note', { selector: 'textarea' }), {
    target: { value: 'why' },
  })
  await waitFor(() => expect(dialog.textContent).toContain('Changed: Requests a day of 2, Note of 1.'))
  expect(listed(dialog)).toEqual([
    ['Key 1', 'Key 2'],
    ['Key 500It has these values already.', 'Key 4Requests a day: It is revoked'],
  ])
  press('Change 2')
  await waitFor(() => expect(notices.map(({ message }) => message)).toEqual(['2 are changed.']))
  expect(bodies()).toEqual([
    ['k1', { dailyLimit: 500, note: 'why' }],
    ['k2', { dailyLimit: 500, note: 'why' }],
  ])
})

it('judges a field by the other values that are given with it', async () => {
  const { dialog, check, type } = await openDialog([key(1, { note: null })])
  type('200')
  await waitFor(() => expect(dialog.textContent).toContain('Key 1Note: Say why so many'))
  await check('Note')
  fireEvent.change(within(dialog).getByLabelText('Note', { selector: 'textarea' }), {
    target: { value: 'why' },
  })
  await waitFor(() => expect(listed(dialog)).toEqual([['Key 1']]))
})

it('sends nothing before a field is chosen, nor one that is chosen no more', async () => {
  const { dialog, check, type, press, bodies } = await openDialog([key(1)], () => ({}), false)
  press('Change 1')
  expect((await within(dialog).findByRole('alert')).textContent).toBe('Choose a field that is changed.')
  expect(bodies()).toEqual([])
  await check('Requests a day')
  type('9')
  await check('Note')
  fireEvent.change(within(dialog).getByLabelText('Note', { selector: 'textarea' }), {
    target: { value: 'why' },
  })
  await check('Requests a day')
  press('Change 1')
  await waitFor(() => expect(bodies()).toEqual([['k1', { note: 'why' }]]))
})

it('asks for the one field that can be changed at once, says what is missing, and takes a switch as it stands', async () => {
  const fields = { isActive: { ...example.fields.isActive, label: 'Open' } }
  const file = { ...example, fields: { ...example.fields, ...fields }, actions: [] }
  const one = readResourceFile(
    JSON.stringify({ ...file, edit: { fields: ['name', 'isActive'], bulk: true } }),
    'api-keys.json',
  )
  expect(one.faults).toEqual([])
  const { api } = renderWithProviders(<ResourceSection definition={one.definition} />, {
    api: createFakeApi(
      {},
      { 'api-keys.list': () => ({ records: [key(1)], total: 1 }), 'api-keys.command': () => ({}) },
    ),
    path: '/api-keys',
  })
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Select all API keys on this page' }))
  fireEvent.click(screen.getByRole('button', { name: 'Change fields' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect((await dialog.findByRole('switch')).getAttribute('aria-checked')).toBe('false')
  expect(dialog.queryByRole('group', { name: 'Fields to change' })).toBeNull()
  fireEvent.click(dialog.getByRole('button', { name: 'Change 1' }))
  await waitFor(() =>
    expect(api.callsOf('api-keys.command').map(({ options }) => options.body)).toEqual([{ isActive: false }]),
  )
})

it('what is missing before a field is chosen is said of the choice', async () => {
  const { dialog, press } = await openDialog([key(1)], () => ({}), false)
  const choice = within(dialog).getByRole('group', { name: 'Fields to change' })
  expect(choice.getAttribute('aria-describedby')).toBeNull()
  expect(within(dialog).queryByRole('alert')).toBeNull()
  const description = 'Choose a field that is changed.'
  expect(within(dialog).getByRole('button', { name: 'Copy as curl', description })).toBeDefined()
  press('Change 1')
  const alert = await within(dialog).findByRole('alert')
  expect([alert.textContent, alert.id]).toEqual([
    'Choose a field that is changed.',
    choice.getAttribute('aria-describedby'),
  ])
})

it('judges records as the list has them by now', async () => {
  const { dialog, type, api, queryClient } = await openDialog([key(1), key(2)])
  const records = [key(1, { dailyLimit: 9 }), key(2)]
  api.answer({}, { 'api-keys.list': () => ({ records, total: 2 }), 'api-keys.command': () => ({}) })
  await act(() => queryClient.refetchQueries())
  type('9')
  await waitFor(() => expect(listed(dialog)).toEqual([['Key 2'], ['Key 1It has this value already.']]))
})

it('says of no field that it is changed where none would be', async () => {
  const { dialog, type } = await openDialog([key(7)])
  type('7')
  await waitFor(() => expect(dialog.textContent).toContain('Key 7It has this value already.'))
  expect(dialog.textContent).not.toContain('Changed:')
})

it('a value that was chosen for all is not lost without a question; a field chosen alone is', async () => {
  const { dialog, type, press } = await openDialog([key(1), key(2)])
  type('7')
  press('Cancel')
  const leaving = await findDialogTitled('Leave without sending?')
  fireEvent.click(within(leaving).getByRole('button', { name: 'Stay' }))
  await waitFor(() => expect(leaving.isConnected).toBe(false))
  type('')
  press('Cancel')
  await waitFor(() => expect(dialog.isConnected).toBe(false))
})
