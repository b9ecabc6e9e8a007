import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { FieldFrame, type FieldFrameProps } from './field-frame'

function draw(parts: Partial<FieldFrameProps>) {
  const { container } = render(
    <MemoryRouter>
      <FieldFrame id="size" label="Size" error={null} isValid={false} {...parts}>
        {({ id, labelId, describedBy, hasError }) => (
          <input id={id} aria-labelledby={labelId} aria-describedby={describedBy} aria-invalid={hasError} />
        )}
      </FieldFrame>
    </MemoryRouter>,
  )
  const input = screen.getByRole('textbox', { name: 'Size' })
  const described = (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter(Boolean)
    .map((id) => document.getElementById(id)?.textContent)
  const frame = container.firstElementChild
  return { input, described, state: frame instanceof HTMLElement ? frame.dataset.state : null }
}

const fault = { message: 'Too large', isNotActivated: false }

it.each<[string, Partial<FieldFrameProps>, string[], string | undefined]>([
  ['nothing', {}, [], undefined],
  ['a help', { help: 'In GB' }, ['In GB'], undefined],
  ['a fault', { error: fault }, ['Too large'], 'error'],
  ['a fault and a help', { error: fault, help: 'In GB' }, ['Too large', 'In GB'], 'error'],
  ['a warning', { warning: 'Open to all' }, ['Open to all'], 'warning'],
  ['a fault before a warning', { error: fault, warning: 'Open to all' }, ['Too large'], 'error'],
  ['a lock before its help', { lock: 'Fixed', help: 'In GB' }, ['FixedIn GB'], undefined],
  ['a lock alone', { lock: 'Fixed' }, ['Fixed'], undefined],
  ['a right value', { isValid: true }, [], 'success'],
])('a field with %s is explained by it, and styled so [PLT-001]', (_what, parts, words, look) => {
  const { described, state } = draw(parts)
  expect(described).toEqual(words)
  expect(state).toBe(look)
})

it('says a fault at once and a warning politely, and which input is wrong', () => {
  const { input } = draw({ error: fault, warning: 'Open to all' })
  expect(screen.getByRole('alert').textContent).toBe('Too large')
  expect(screen.queryByText('Open to all')).toBeNull()
  expect(input.getAttribute('aria-invalid')).toBe('true')
})

it('says a warning without calling the input wrong', () => {
  const { input } = draw({ warning: 'Open to all' })
  expect(screen.getByRole('status').textContent).toBe('Open to all')
  expect(input.getAttribute('aria-invalid')).toBe('false')
})

it('offers support to an account that is not activated, and to no other [ERR-D06]', () => {
  draw({ error: { message: 'Not activated', isNotActivated: true } })
  expect(screen.getByRole('link', { name: 'Contact support' }).getAttribute('href')).toBe('/support')
})

it('offers none otherwise', () => {
  draw({ error: fault })
  expect(screen.queryByRole('link')).toBeNull()
})

it('names several controls by reference, one by its label, and says what may stay empty', () => {
  draw({ isGroup: true, isOptional: true })
  expect(document.querySelector('label')).toBeNull()
  expect(screen.getByText('optional')).toBeDefined()
})

it('ticks a right value until it is refused', () => {
  draw({ isValid: true })
  expect(document.querySelectorAll('.form-tick')).toHaveLength(1)
  cleanup()
  draw({ isValid: true, error: fault })
  expect(document.querySelector('.form-tick')).toBeNull()
})
