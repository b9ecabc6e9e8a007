import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import '../../../locales/account-texts'
import { renderWithProviders } from '../../../testing/render-with-providers'
import { SecurityTab } from './security-tab'

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
const open = () => renderWithProviders(<SecurityTab />, { path: '/my-account?tab=security' })
const isMarked = (label: string) => field(label).closest('.form-field')?.getAttribute('data-state')

describe('what a new password needs', () => {
  it('is said to be met or not in words too, at its field [ACC-015, ACC-016, ACC-017]', () => {
    open()
    const list = screen.getByRole('list', { name: 'Your password needs' })
    type('New password', 'a B')
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      '12 to 32 characters, not met yet',
      'One lowercase letter, met',
      'One uppercase letter, met',
      'One digit, not met yet',
      'One special character, not met yet',
      'No spaces, not met yet',
    ])
    const described = (field('New password').getAttribute('aria-describedby') ?? '').split(' ')
    expect(described.some((id) => document.getElementById(id)?.contains(list))).toBe(true)
  })

  it('is marked as met at the fields only when it is', () => {
    open()
    expect([isMarked('New password'), isMarked('Confirm password')]).toEqual([null, null])
    type('New password', 'Correct-Horse-7')
    type('Confirm password', 'Correct-Horse-8')
    expect([isMarked('New password'), isMarked('Confirm password')]).toEqual(['success', null])
    type('Confirm password', 'Correct-Horse-7')
    expect([isMarked('New password'), isMarked('Confirm password')]).toEqual(['success', 'success'])
  })
})

describe('a new password', () => {
  it('is filed by a password manager under the address of the account, which nobody else meets', () => {
    const { container } = open()
    const name = container.querySelector<HTMLInputElement>('input[autocomplete=username]')
    expect([name?.value, name?.readOnly, name?.tabIndex]).toEqual(['owner@sandbox.test', true, -1])
    expect(name?.getAttribute('aria-hidden')).toBe('true')
    expect(field('New password').autocomplete).toBe('new-password')
    expect(field('New password').type).toBe('password')
  })

  it('that was given up is not asked for again by the browser', async () => {
    const { router } = open()
    const isKept = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
    type('New password', 'Correct-Horse-7')
    await waitFor(() => expect(isKept()).toBe(true))
    await act(() => router.navigate('/my-account?tab=security&from=plans'))
    const question = await screen.findByRole('dialog', { name: 'Leave without changing your password?' })
    fireEvent.click(within(question).getByRole('button', { name: 'Leave' }))
    await waitFor(() => expect(router.state.location.search).toBe('?tab=security&from=plans'))
    expect(isKept()).toBe(false)
  })
})
