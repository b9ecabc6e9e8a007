import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { buildGadget, gadgets } from '../../testing/gadgets'
import { RowBox } from './row-box'

it('the box of a row follows the selection, and a press asks for the other', () => {
  const record = buildGadget()
  const onSelect = vi.fn()
  const box = (isSelected: boolean) => (
    <RowBox definition={gadgets} record={record} isSelected={isSelected} onSelect={onSelect} />
  )
  const { rerender } = render(box(false))
  const control = screen.getByRole('checkbox', { name: 'Select lamp' })
  fireEvent.click(control)
  expect(onSelect.mock.calls).toEqual([[[record], true]])
  expect(control).toHaveProperty('checked', false)
  rerender(box(true))
  expect(control).toHaveProperty('checked', true)
  rerender(box(false))
  expect(control).toHaveProperty('checked', false)
})
