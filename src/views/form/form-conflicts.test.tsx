import { QueryObserver } from '@tanstack/react-query'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, onTestFinished } from 'vitest'
import { brokenAt } from '../../testing/broken-at'
import { buildClusterDetail } from '../../testing/detail-builders'
import { buildDoor, doors } from '../../testing/example-definition'
import type { OwnAnswers } from '../../testing/fake-api'
import { openDialog, press, refuse, type } from '../../testing/form-dialog-driver'
import { recordKey } from '../records/list-key'
import { recordPartKey } from '../records/record-part'

const changed = 'This was changed by somebody else while you had it open. It now says:'

describe('two people who change the same record', () => {
  it('are asked before one overwrites the other, and may take the new values', async () => {
    let records = [buildDoor()]
    const { api, dialog } = await openDialog('edit', {
      'doors.list': () => records,
      'doors.command': () => ({}),
    })
    type('Size', '5')
    type('Note', 'Mine')
    records = [buildDoor({ size: 9, owner: 'Otto' })]
    press('Save')

    await screen.findByText(changed)
    expect(within(dialog).getByText('Size: 9')).toBeDefined()
    expect(api.callsOf('doors.command')).toEqual([])
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Owner').value).toBe('Otto'))

    press('Use the new values')
    expect(screen.queryByText(changed)).toBeNull()
    expect(screen.getByLabelText<HTMLInputElement>('Size').value).toBe('9')
    expect(screen.getByLabelText<HTMLInputElement>('Note').value).toBe('Mine')
    press('Save')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(api.callsOf('doors.command')[0]?.options.body).toEqual({
      range: '10.0.0.0',
      size: 9,
      note: 'Mine',
      isActive: true,
    })
  })

  it('may keep their own, once they have seen the other', async () => {
    let records = [buildDoor()]
    const { api } = await openDialog('edit', {
      'doors.list': () => records,
      'doors.command': () => ({}),
    })
    type('Size', '5')
    records = [buildDoor({ size: 9 })]
    press('Refresh')
    await screen.findByText(changed)

    press('Keep mine')
    expect(screen.queryByText(changed)).toBeNull()
    press('Cancel')
    expect(await screen.findByRole('heading', { name: 'Leave without saving?' })).toBeDefined()
    press('Stay')
    press('Save')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(api.callsOf('doors.command')[0]?.options.body).toMatchObject({ size: 5 })
  })

  it('learn from the list that the record is gone, and keep what they typed', async () => {
    let records = [buildDoor()]
    const { api } = await openDialog('edit', {
      'doors.list': () => records,
      'doors.command': () => ({}),
    })
    type('Note', 'Mine')
    records = []
    press('Save')
    await screen.findByText(/This does not exist any more/)
    expect(screen.getByLabelText<HTMLInputElement>('Note').value).toBe('Mine')
    expect(screen.getByRole('button', { name: 'Save' }).getAttribute('aria-disabled')).toBe('true')
    expect(api.callsOf('doors.command')).toEqual([])
  })

  it('may take the new values of a step that was not on screen yet', async () => {
    let records = [buildDoor()]
    const { api } = await openDialog(
      'edit',
      { 'doors.list': () => records, 'doors.command': () => ({}) },
      brokenAt(brokenAt(doors, 'edit.wizard', { review: { en: 'Look again' } }), 'edit.sections', [
        { title: { en: 'Where' }, fields: ['range'] },
        { title: { en: 'What' }, fields: ['owner', 'size'] },
      ]),
    )
    records = [buildDoor({ size: 9, owner: 'Otto' })]
    press('Refresh')
    await screen.findByText(changed)
    press('Use the new values')
    expect(screen.queryByText(changed)).toBeNull()
    press('Next')
    expect((await screen.findByLabelText<HTMLInputElement>('Size')).value).toBe('9')
    expect(screen.getByLabelText<HTMLInputElement>('Owner').value).toBe('Otto')
    press('Next')
    fireEvent.click(await screen.findByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(api.callsOf('doors.command').map(({ options }) => options.body)).toEqual([
        { range: '10.0.0.0', size: 9 },
      ]),
    )
  })

  it('are asked about nothing that both have changed alike', async () => {
    let records = [buildDoor()]
    await openDialog('edit', { 'doors.list': () => records })
    type('Size', '9')
    records = [buildDoor({ size: 9, note: 'Theirs' })]
    press('Refresh')
    await screen.findByText(changed)
    expect(screen.getByText('Note: Theirs')).toBeDefined()
    expect(screen.queryByText('Size: 9')).toBeNull()
  })

  it('learn nothing from a page of a list that the server cuts, on which the record is not, and may send', async () => {
    let records = [buildDoor()]
    const paging = { kind: 'server', sizes: [10], query: 'simple-rest' } as const
    const { api } = await openDialog(
      'edit',
      { 'doors.list': () => ({ records, total: 20 }), 'doors.command': () => ({}) },
      { ...doors, list: { ...doors.list, paging } },
    )
    records = [buildDoor({ id: 'd-2', range: '5.6.7.8' })]
    press('Refresh')
    await screen.findByText('5.6.7.8')
    expect(screen.queryByText(/This does not exist any more/)).toBeNull()
    type('Note', 'Mine')
    press('Save')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(api.callsOf('doors.command')[0]?.options.body).toMatchObject({ note: 'Mine' })
  })

  it('learn from the page of the record that it is gone', async () => {
    const { queryClient } = await openDialog('edit')
    const page = new QueryObserver(queryClient, {
      queryKey: recordKey(doors, { kind: 'cluster', cluster: buildClusterDetail() }, 'd-1'),
      queryFn: () => Promise.reject(refuse(404, 'There is no such door')),
      retry: false,
    })
    onTestFinished(page.subscribe(() => {}))
    expect(await screen.findByText(/This does not exist any more/)).toBeDefined()
  })

  it('learn from the page of the record what changed, which is read again before anything is sent', async () => {
    const { queryClient, api } = await openDialog('edit', { 'doors.command': () => ({}) })
    let size = 3
    const page = new QueryObserver(queryClient, {
      queryKey: recordKey(doors, { kind: 'cluster', cluster: buildClusterDetail() }, 'd-1'),
      queryFn: async () => ({ data: buildDoor({ size }) }),
    })
    onTestFinished(page.subscribe(() => {}))
    await waitFor(() => expect(page.getCurrentResult().isSuccess).toBe(true))
    type('Note', 'Mine')
    size = 9
    press('Save')
    await screen.findByText(changed)
    expect(screen.getByText('Size: 9')).toBeDefined()
    expect(api.callsOf('doors.command')).toEqual([])
  })

  it.each([{ part: 'activity' }, { part: 'revisions', page: 0 }])(
    'learn nothing from %j of the record, which may be missing, and may send',
    async (part) => {
      const { queryClient, api } = await openDialog('edit', { 'doors.command': () => ({}) })
      const beside = new QueryObserver(queryClient, {
        queryKey: recordPartKey(doors, { kind: 'cluster', cluster: buildClusterDetail() }, 'd-1', part),
        queryFn: () => Promise.reject(refuse(404, 'Nothing is kept of it')),
        retry: false,
      })
      onTestFinished(beside.subscribe(() => {}))
      await waitFor(() => expect(beside.getCurrentResult().isError).toBe(true))
      type('Note', 'Mine')
      press('Save')
      await waitFor(() => expect(api.callsOf('doors.command')).toHaveLength(1))
    },
  )

  it('learn it from the server, and have the list read again', async () => {
    const { api, notices } = await openDialog('edit', {
      'doors.command': () => {
        throw refuse(404, 'There is no such door')
      },
    })
    const before = api.callsOf('doors.list').length
    type('Note', 'Mine')
    press('Save')
    await screen.findByText(/This does not exist any more/)
    expect(notices).toEqual([
      { type: 'error', message: 'There is no such door', description: 'Not done: Save “10.0.0.0”' },
    ])
    // Once before it was sent, and once after the refusal.
    await waitFor(() => expect(api.callsOf('doors.list').length).toBe(before + 2))
  })
})

/** Opens the form again, over what the other changed since its field was filled in. */
async function reopened(
  typed: [label: string, value: string],
  now: number,
  answers: OwnAnswers = {},
  of = doors,
) {
  const { unmount } = await openDialog('edit')
  type(...typed)
  await waitFor(() => expect(kept()).not.toBeNull())
  unmount()
  return openDialog('edit', { 'doors.command': () => ({}), ...answers }, of, buildDoor({ size: now }))
}
const kept = () => JSON.parse(sessionStorage.getItem('basalt.draft:u-1:doors.edit:id-demo:d-1') ?? 'null')
const sizeNow = () => screen.getByLabelText<HTMLInputElement>('Size').value

describe('who opens a form again whose record another has changed since', () => {
  afterEach(() => sessionStorage.clear())

  it('finds what they typed, and the other’s value in the field beside it', async () => {
    const { api } = await reopened(['Note', 'Mine'], 9)
    expect(sizeNow()).toBe('9')
    expect(screen.queryByText(changed)).toBeNull()
    press('Save')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(api.callsOf('doors.command')[0]?.options.body).toMatchObject({ size: 9, note: 'Mine' })
  })

  it('is asked about the field they filled in, also after another reload, until they start over', async () => {
    const { api } = await reopened(['Size', '5'], 9)
    await screen.findByText(changed)
    expect(screen.getByText('Size: 9')).toBeDefined()
    press('Save')
    await waitFor(() => expect(api.callsOf('doors.list')).toHaveLength(2))
    expect(api.callsOf('doors.command')).toEqual([])
    expect(kept()).toEqual({ typed: { size: 5 }, before: { size: 3 } })

    press('Start over')
    await waitFor(() => expect(screen.queryByText(changed)).toBeNull())
    expect(sizeNow()).toBe('9')
  })

  it('is asked also where no list on screen has the record', async () => {
    const paging = { kind: 'server', sizes: [10], query: 'simple-rest' } as const
    const paged = { ...doors, list: { ...doors.list, paging } }
    const other = { 'doors.list': () => ({ records: [buildDoor({ id: 'd-2' })], total: 20 }) }
    await reopened(['Size', '5'], 9, other, paged)
    await screen.findByText(changed)
    press('Keep mine')
    await waitFor(() => expect(screen.queryByText(changed)).toBeNull())
    await waitFor(() => expect(kept()).toEqual({ typed: { size: 5 }, before: { size: 9 } }))
  })
})
