import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { Popover, type PopoverProps } from './popover'

function Frame(props: Partial<PopoverProps>) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Popover label="Secrets" icon="key" isOpen={isOpen} onOpenChange={setOpen} {...props}>
        <input aria-label="Name" />
      </Popover>
      <p>Elsewhere</p>
    </>
  )
}

const opener = () => screen.getByRole('button', { name: 'Secrets' })
const opened = () => screen.queryByRole('dialog', { name: 'Secrets' })

it('takes the focus as it opens, says so at its button, and closes by it again', () => {
  render(<Frame />)
  expect(opener().getAttribute('aria-haspopup')).toBe('dialog')
  expect(opener().getAttribute('aria-expanded')).toBe('false')
  expect(opener().getAttribute('aria-controls')).toBeNull()
  fireEvent.click(opener())
  expect(document.activeElement).toBe(opened())
  expect(opener().getAttribute('aria-expanded')).toBe('true')
  expect(opener().getAttribute('aria-controls')).toBe(opened()?.id)
  fireEvent.click(opener())
  expect(opened()).toBeNull()
})

it.each(['head', 'header'] as const)('closes with Escape alone, and gives the focus back: %s', (place) => {
  render(<Frame place={place} />)
  fireEvent.click(opener())
  fireEvent.keyDown(screen.getByLabelText('Name'), { key: 'a' })
  expect(opened()).not.toBeNull()
  fireEvent.keyDown(screen.getByLabelText('Name'), { key: 'Escape' })
  expect(opened()).toBeNull()
  expect(document.activeElement).toBe(opener())
})

it('closes with Escape also where the control that had the focus has gone, and by no other key', () => {
  render(<Frame />)
  fireEvent.click(opener())
  opened()?.blur()
  fireEvent.keyDown(document.body, { key: 'a' })
  expect(opened()).not.toBeNull()
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(opened()).toBeNull()
  expect(document.activeElement).toBe(opener())
})

it('leaves an Escape to what is open within it, and shows what there is to see at the console’s head alone', () => {
  const { unmount } = render(<Frame place="header" badge={<b>3 new</b>} />)
  fireEvent.click(screen.getByRole('button', { name: 'Secrets3 new' }))
  const list = screen.getByLabelText('Name')
  list.addEventListener('keydown', (event) => event.preventDefault())
  fireEvent.keyDown(list, { key: 'Escape' })
  expect(opened()).not.toBeNull()
  unmount()
  render(<Frame badge={<b>3 new</b>} />)
  expect(opener().textContent).toBe('Secrets')
})

it('leaves the focus where it is at an Escape while it is closed', () => {
  render(<Frame />)
  fireEvent.keyDown(opener(), { key: 'Escape' })
  expect(document.activeElement).toBe(document.body)
})

it('closes by a press elsewhere, and by none in it', () => {
  render(<Frame />)
  fireEvent.click(opener())
  fireEvent.pointerDown(screen.getByLabelText('Name'))
  expect(opened()).not.toBeNull()
  fireEvent.pointerDown(screen.getByText('Elsewhere'))
  expect(opened()).toBeNull()
})

it('tells that the pointer or the focus comes to its button', () => {
  const handleIntent = vi.fn()
  render(<Frame onIntent={handleIntent} />)
  fireEvent.pointerEnter(opener())
  expect(handleIntent).toHaveBeenCalledTimes(1)
  fireEvent.focus(opener())
  expect(handleIntent).toHaveBeenCalledTimes(2)
})
