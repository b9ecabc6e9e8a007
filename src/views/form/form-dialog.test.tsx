import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { NetworkError } from '../../api/errors'
import { buildDoor, doors } from '../../testing/example-definition'
import { openDialog, press, refuse, type } from '../../testing/form-dialog-driver'

// A form that another test left open keeps its draft.
const path = { id: 'u-1', name: 'demo', instanceId: 'id-demo' }

describe('a form in a dialog', () => {
  it('sends what a person could set, as typed, once, and says what the server says', async () => {
    const { api, notices } = await openDialog('create', {
      'doors.command': () => ({ message: 'The door is open' }),
    })
    expect(document.activeElement).toBe(screen.getByLabelText('Range'))
    type('Range', ' 1.2.3.4')
    type('Size', '4')
    press('Add')
    press('Add')

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const sent = api.callsOf('doors.command').map(({ options }) => options)
    expect(sent).toHaveLength(1)
    expect(sent[0]).toMatchObject({ path })
    expect(sent[0]?.body).toEqual({ range: ' 1.2.3.4', size: 4, isActive: false })
    expect(notices).toEqual([{ type: 'success', message: 'The door is open' }])
    await waitFor(() => expect(api.callsOf('doors.list')).toHaveLength(2))
  })

  it('opens a change with the values of the record, keeps the locked ones and sends the others', async () => {
    const { api, notices, dialog } = await openDialog('edit', { 'doors.command': () => ({}) })
    expect(within(dialog).getByRole('heading', { name: 'Edit 10.0.0.0' })).toBeDefined()
    // The first that can be changed: the owner is locked.
    expect(document.activeElement).toBe(screen.getByLabelText('Range'))
    expect(screen.getByLabelText<HTMLInputElement>('Size').value).toBe('3')
    const owner = screen.getByLabelText<HTMLInputElement>('Owner')
    expect([owner.value, owner.readOnly, owner.getAttribute('aria-disabled')]).toEqual([
      'Olive',
      true,
      'true',
    ])
    expect(within(dialog).getByText('This cannot be changed any more.')).toBeDefined()

    type('Size', '5')
    press('Save')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const [sent] = api.callsOf('doors.command')
    expect(sent?.options.path).toEqual({ ...path, recordId: 'd-1', recordName: '10.0.0.0' })
    expect(sent?.options.body).toEqual({ range: '10.0.0.0', size: 5, note: '', isActive: true })
    expect(notices.map(({ message }) => message)).toEqual(['10.0.0.0 is saved'])
  })

  it("shows every fault at the attempt, the server's words at their field, and keeps what was typed", async () => {
    const { notices, api } = await openDialog('create', {
      'doors.command': () => {
        throw refuse(422, 'This range is taken', 'range')
      },
    })
    type('Size', '11')
    press('Add')
    await screen.findByText('Please enter a range')
    expect(screen.getByText('Enter a number from 1 to 10.')).toBeDefined()
    expect(api.callsOf('doors.command')).toEqual([])

    type('Range', '1.2.3.4')
    type('Size', '4')
    press('Add')
    await screen.findByText('This range is taken')
    expect(notices).toEqual([])
    expect(screen.getByLabelText<HTMLInputElement>('Range').value).toBe('1.2.3.4')
  })

  it('asks before typed words are lost, and closes at once when there are none', async () => {
    await openDialog('create')
    type('Range', '1.2')
    press('Cancel')
    expect(screen.getByRole('heading', { name: 'Leave this form?' })).toBeDefined()
    press('Stay')
    expect(screen.getByLabelText<HTMLInputElement>('Range').value).toBe('1.2')
    press('Close')
    press('Leave')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

    const opener = screen.getByRole('button', { name: 'Open' })
    opener.focus()
    press('Open')
    expect(screen.getByLabelText<HTMLInputElement>('Range').value).toBe('')
    type('Range', '1.2')
    press('Cancel')
    press('Leave')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(document.activeElement).toBe(opener)

    press('Open')
    press('Cancel')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('finds a lost create in the list, and offers another try with the same key when it is not there', async () => {
    let records = [buildDoor()]
    const { api, notices } = await openDialog('create', {
      'doors.list': () => records,
      'doors.command': () => {
        throw new NetworkError('doors.command', 'unreachable')
      },
    })
    type('Range', '1.2.3.4')
    press('Add')
    await screen.findByText('Your list does not show "1.2.3.4". Try again; it is created once at most.')

    // The server was slow: what it made shows before the person tries again.
    records = [buildDoor(), buildDoor({ id: 'd-2', range: '1.2.3.4' })]
    press('Refresh')
    await screen.findByText('10.0.0.0 1.2.3.4')
    press('Try again')

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(notices.map(({ message }) => message)).toEqual(['1.2.3.4 is added'])
    const keys = api.callsOf('doors.command').map(({ options }) => options.idempotencyKey)
    expect(keys[0]).toBe(keys[1])
    expect(keys).toHaveLength(2)
  })

  it('calls what was made by the id that the server gave it, where that is its title', async () => {
    const byId = { ...doors, titleField: 'id' }
    const { notices } = await openDialog('create', { 'doors.command': () => ({ id: 'd-7' }) }, byId)
    type('Range', '1.2.3.4')
    press('Add')
    await waitFor(() => expect(notices.map(({ message }) => message)).toEqual(['d-7 is added']))
  })

  it('copies what its button sends, with the same key and placeholders for secrets [PLT-004]', async () => {
    const copied: string[] = []
    vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => copied.push(text) } })
    const { api, dialog } = await openDialog('create', { 'doors.command': () => ({}) })
    const copy = screen.getByRole('button', { name: 'Copy as curl' })
    expect(copy.getAttribute('aria-disabled')).toBe('true')
    expect(within(dialog).getByText('Please check: Range')).toBeDefined()

    type('Range', "it's")
    press('Copy as curl')
    await within(dialog).findByText('Copied to clipboard')
    expect(copied.pop()).toMatch(/--data-raw '{"range":"it'\\''s","isActive":false}'$/)
    type('Password', 'hunter2')
    press('Copy as curl')
    await waitFor(() => expect(copied).toHaveLength(1))
    press('Add')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const key = api.callsOf('doors.command')[0]?.options.idempotencyKey
    expect(copied).toEqual([
      [
        "curl --globoff -X POST 'https://api.basalt.test/v2/users/u-1/instances/demo/doors'",
        "-H 'accept: application/json'",
        '-H "authorization: Bearer $TOKEN"',
        "-H 'content-type: application/json'",
        `-H 'idempotency-key: ${key}'`,
        `--data-raw '{"range":"it'\\''s","password":"<password>","isActive":false}'`,
      ].join(' \\\n  '),
    ])
  })
})
