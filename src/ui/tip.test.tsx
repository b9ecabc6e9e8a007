import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { Button } from './button'

const shown = () => screen.queryByText('Refresh') !== null

function draw(described?: string) {
  render(
    <Button kind="icon" aria-label="Refresh" aria-describedby={described}>
      ↻
    </Button>,
  )
  const button = screen.getByRole('button', { name: 'Refresh' })
  return { button, frame: button.parentElement ?? button }
}

it('shows the name of an icon to a pointer, until it leaves or presses', () => {
  const { button, frame } = draw()
  expect(shown()).toBe(false)
  fireEvent.pointerEnter(frame)
  expect(shown()).toBe(true)
  fireEvent.pointerLeave(frame)
  expect(shown()).toBe(false)
  fireEvent.pointerEnter(frame)
  fireEvent.pointerDown(button)
  expect(shown()).toBe(false)
})

it('shows it to the keyboard, and hides it with Escape or as the focus goes', () => {
  const { button } = draw()
  vi.spyOn(button, 'matches').mockReturnValue(true)
  fireEvent.focus(button)
  expect(shown()).toBe(true)
  fireEvent.keyDown(button, { key: 'a' })
  expect(shown()).toBe(true)
  fireEvent.keyDown(button, { key: 'Escape' })
  expect(shown()).toBe(false)
  fireEvent.focus(button)
  fireEvent.blur(button)
  expect(shown()).toBe(false)
})

it('keeps it from a focus that a press gave, and from screen readers, which have the name already', () => {
  const { button, frame } = draw()
  vi.spyOn(button, 'matches').mockReturnValue(false)
  fireEvent.focus(button)
  expect(shown()).toBe(false)
  fireEvent.pointerEnter(frame)
  expect(screen.getByText('Refresh').getAttribute('aria-hidden')).toBe('true')
})

it('leaves the word to a reason where there is one', () => {
  const { button, frame } = draw('reason')
  fireEvent.pointerEnter(frame)
  fireEvent.pointerEnter(button)
  expect(shown()).toBe(false)
})
