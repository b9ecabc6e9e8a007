import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { FormNotice, OptionsFailure, RestoredNotice } from './form-notice'

it('a warning interrupts, what is only worth knowing waits', () => {
  render(
    <>
      <FormNotice>It is gone</FormNotice>
      <FormNotice type="info">It is back</FormNotice>
    </>,
  )
  expect(screen.getByRole('alert').textContent).toBe('It is gone')
  expect(screen.getByRole('status').textContent).toBe('It is back')
})

it.each([
  [false, 'We restored what you had typed before.'],
  [true, 'We restored what you had typed before. Passwords are never kept: enter them again.'],
])(
  'what was typed before is said to be restored, where there are secrets (%s) with what is not',
  (hasSecrets, words) => {
    const startOver = vi.fn()
    render(<RestoredNotice draft={{ isRestored: true, hasSecrets, erase: () => {}, startOver }} />)
    expect(screen.getByRole('status').textContent).toBe(`${words}Start over`)
    fireEvent.click(screen.getByRole('button', { name: 'Start over' }))
    expect(startOver).toHaveBeenCalledOnce()
  },
)

it('choices that failed can be asked for again', () => {
  const retry = vi.fn()
  render(<OptionsFailure sentence="Colours failed" retry={retry} />)
  expect(screen.getByRole('alert').textContent).toBe('Colours failedTry again')
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(retry).toHaveBeenCalledOnce()
})
