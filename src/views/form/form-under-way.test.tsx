import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { openDialog, press, refuse, type } from '../../testing/form-dialog-driver'

const button = () => screen.getByRole('button', { name: 'Add' })

it('stands, busy, until its answer is here, whatever is pressed', async () => {
  let answer: (value: unknown) => void = () => {}
  const { api, notices, dialog } = await openDialog('create', {
    'doors.command': () =>
      new Promise((resolve) => {
        answer = resolve
      }),
  })
  type('Range', '1.2.3.4')
  expect(button().getAttribute('aria-busy')).toBeNull()
  press('Add')
  await waitFor(() => expect(button().getAttribute('aria-busy')).toBe('true'))
  expect(button().getAttribute('aria-disabled')).toBe('true')
  press('Cancel')
  press('Close')
  fireEvent.keyDown(screen.getByLabelText('Range'), { key: 'Escape' })
  press('Add')
  expect(screen.queryByRole('heading', { name: 'Leave this form?' })).toBeNull()
  expect(dialog.isConnected).toBe(true)

  await act(async () => answer({}))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(notices.map(({ message }) => message)).toEqual(['1.2.3.4 is added'])
  expect(api.callsOf('doors.command')).toHaveLength(1)
  expect({ ...sessionStorage }).toEqual({})
})

it('says after ten seconds that it takes long', async () => {
  await openDialog('create', { 'doors.command': () => new Promise(() => {}) })
  type('Range', '1.2.3.4')
  vi.useFakeTimers()
  press('Add')
  await act(() => vi.advanceTimersByTimeAsync(9_999))
  expect(screen.queryByText(/^Still working/)).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(100))
  expect(screen.getByText(/^Still working/)).toBeDefined()
})

it("lets the server's word at a field go as soon as that is changed, and sends again", async () => {
  let isTaken = true
  const { api } = await openDialog('create', {
    'doors.command': () => {
      if (isTaken) throw refuse(422, 'This range is taken', 'range')
      return {}
    },
  })
  type('Range', '1.2.3.4')
  press('Add')
  await screen.findByText('This range is taken')
  expect(document.activeElement).toBe(screen.getByLabelText('Range'))
  isTaken = false
  type('Range', '1.2.3.5')
  await waitFor(() => expect(screen.queryByText('This range is taken')).toBeNull())
  await waitFor(() => expect(button().getAttribute('aria-disabled')).toBeNull())
  press('Add')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const keys = api.callsOf('doors.command').map(({ options }) => options.idempotencyKey)
  // Another request is another intention.
  expect(keys[0]).not.toBe(keys[1])
})
