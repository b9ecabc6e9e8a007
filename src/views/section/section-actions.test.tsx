import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import '../../locales/table-texts'
import { buildGadget, gadgets } from '../../testing/gadgets'
import type { Selection } from '../table/use-selection'
import { SelectionBar } from './section-actions'

it.each([
  [[], ''],
  [['lamp'], '1 selected'],
  [['lamp', 'bolt'], '2 selected'],
])('of the selection %j is read out how many, with the way to take it back', (names, said) => {
  const clear = vi.fn()
  const selection = { records: names.map((name) => buildGadget({ name })), clear } as Partial<Selection>
  render(<SelectionBar definition={{ ...gadgets, actions: [] }} selection={selection as Selection} />)
  expect(screen.getByRole('status').textContent).toBe(said)
  const button = screen.queryByRole('button', { name: 'Clear selection' })
  if (button) fireEvent.click(button)
  expect(clear).toHaveBeenCalledTimes(names.length > 0 ? 1 : 0)
})
