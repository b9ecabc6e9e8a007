import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { ReadingFailure } from './reading-failure'

/** A part of a page that is read again by a press, beside another one. */
function Part() {
  const [isRead, setRead] = useState(false)
  return (
    <>
      <section>
        <h2>Version</h2>
        {isRead ? (
          <p>4.3.0</p>
        ) : (
          <ReadingFailure text="Not read." error={new Error('Down.')} onRetry={() => setRead(true)} />
        )}
      </section>
      <button type="button" onClick={() => setRead(true)}>
        Elsewhere
      </button>
    </>
  )
}

it('gives the focus of its button to the heading of the part that is read now', async () => {
  render(<Part />)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(screen.getByText('4.3.0')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Version' }))
})

it('takes no focus that was not its own when it goes', () => {
  render(<Part />)
  fireEvent.click(screen.getByRole('button', { name: 'Elsewhere' }))
  expect(screen.getByText('4.3.0')).toBeTruthy()
  expect(document.activeElement).toBe(document.body)
})

it('is tried again once at a time, and says what comes of it', () => {
  let presses = 0
  const failure = (isReading: boolean) => (
    <ReadingFailure
      {...{ text: 'Not read.', error: new Error('Down.'), more: 'It may be old.', isReading }}
      onRetry={() => {
        presses += 1
      }}
    />
  )
  const { rerender } = render(failure(true))
  const button = screen.getByRole('button', { name: 'Try again' })
  const state = () => [button.getAttribute('aria-disabled'), button.getAttribute('aria-busy')]
  fireEvent.click(button)
  expect([presses, ...state()]).toEqual([0, 'true', 'true'])
  expect(screen.getByRole('alert').textContent).toContain('It may be old.')
  rerender(failure(false))
  fireEvent.click(button)
  expect([presses, ...state()]).toEqual([1, null, null])
})
