import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import type { FormValue } from '../../../definitions/form-values'
import { renderWithProviders } from '../../../testing/render-with-providers'
import { IpRangesInput } from './ip-ranges-input'

type Send = typeof fetch | null

/** The field in a form, with what it says under itself. */
function draw(first: string, send: Send, lock: string | null = null) {
  function Form() {
    const [value, setValue] = useState<FormValue>(first)
    return (
      <>
        <label htmlFor="ranges">IP ranges</label>
        <IpRangesInput
          {...{ id: 'ranges', labelId: 'label', describedBy: undefined, hasError: false, isRequired: false }}
          {...{ value, choices: [], onBlur: () => {}, inputRef: () => {}, lock }}
          field={{ kind: 'ip-range', label: { en: 'IP ranges' } }}
          onChange={setValue}
        />
      </>
    )
  }
  renderWithProviders(<Form />, {
    session: { addressService: send && { url: 'https://address.test/', send } },
  })
}
const field = () => screen.getByLabelText<HTMLInputElement>('IP ranges')
const known = async () => new Response('203.0.113.7')

it.each([
  ['', '203.0.113.7'],
  ['198.51.100.7', '198.51.100.7, 203.0.113.7'],
  ['198.51.100.7, ', '198.51.100.7, 203.0.113.7'],
])('after %j one press leaves %j, with the focus in the field', async (before, after) => {
  draw(before, known)
  fireEvent.click(await screen.findByRole('button', { name: 'Add my address, 203.0.113.7' }))
  expect(field().value).toBe(after)
  expect(document.activeElement).toBe(field())
  expect(screen.getByText('Your address, 203.0.113.7, is in it.')).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
})

it('is missed once it is taken out, and can be put back', async () => {
  draw('203.0.113.0/24, 198.51.100.7', known)
  await screen.findByText('Your address, 203.0.113.7, is in it.')
  fireEvent.change(field(), { target: { value: '198.51.100.7' } })
  expect(screen.getByRole('status').textContent).toBe('Your own address, 203.0.113.7, is no longer in it.')
  fireEvent.click(screen.getByRole('button', { name: 'Add my address, 203.0.113.7' }))
  expect(screen.queryByRole('status')).toBeNull()
})

it('is not missed where it never was', async () => {
  draw('198.51.100.7', known)
  await screen.findByRole('button', { name: 'Add my address, 203.0.113.7' })
  fireEvent.change(field(), { target: { value: '198.51.100.8' } })
  expect(screen.queryByRole('status')).toBeNull()
})

it('says that it cannot be found out, and asks again', async () => {
  const read = vi.fn<typeof fetch>().mockRejectedValueOnce(new Error('IPv6')).mockImplementation(known)
  draw('', read)
  expect(screen.getByText('Finding out your address…').getAttribute('aria-busy')).toBe('true')
  const failed = await screen.findByText('Your address could not be found out.')
  expect([failed.getAttribute('role'), failed.closest('[aria-busy]')?.getAttribute('aria-busy')]).toEqual([
    'status',
    'false',
  ])
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Add my address, 203.0.113.7' })).toBeDefined(),
  )
  expect(read).toHaveBeenCalledTimes(2)
})

it.each<[string, Send, string | null]>([
  ['where no service tells it', null, null],
  ['in a field that is locked', known, 'Locked'],
])('is not spoken of %s', async (_where, read, lock) => {
  draw('198.51.100.7', read, lock)
  await act(async () => {})
  expect(field().value).toBe('198.51.100.7')
  expect(screen.queryByText(/address/)).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
})
