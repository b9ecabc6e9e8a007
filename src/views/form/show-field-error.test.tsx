import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { openDialog, press, type } from '../../testing/form-dialog-driver'

const tooLong = 'Use at most 8 characters.'
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

describe('a field with a debounce', () => {
  it('is judged after so long without typing, not on leaving it, and at the attempt to submit', async () => {
    await openDialog('create')
    vi.useFakeTimers()
    type('Range', '123.123.1')
    fireEvent.blur(screen.getByLabelText('Range'))
    await pass(1499)
    expect(screen.queryByText(tooLong)).toBeNull()
    type('Range', '123.123.12')
    await pass(1499)
    expect(screen.queryByText(tooLong)).toBeNull()
    await pass(1)
    expect(screen.getByText(tooLong)).toBeDefined()

    type('Range', '123.1')
    expect(screen.queryByText(tooLong)).toBeNull()
    type('Range', '123.123.123')
    press('Add')
    await pass(0)
    expect(screen.getByText(tooLong)).toBeDefined()
  })
})
