import { render, screen } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { ControlledField, type ControlledFieldProps } from './controlled-field'
import { TextInput } from './inputs/text-input'

type Values = { code: string }

function draw(parts: Partial<ControlledFieldProps<Values>> = {}) {
  function Form() {
    const { control } = useForm<Values>({
      defaultValues: { code: '12' },
      errors: { code: { type: 'x', message: 'Wrong' } },
    })
    return (
      <ControlledField
        {...{ id: 'code', name: 'code', control, input: { Component: TextInput } }}
        field={{ label: { en: 'Code' }, kind: 'text' }}
        {...parts}
      />
    )
  }
  const { container } = render(
    <MemoryRouter>
      <p id="list">Six digits</p>
      <Form />
    </MemoryRouter>,
  )
  const input = screen.getByLabelText<HTMLInputElement>('Code')
  return {
    input,
    described: (input.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent),
    state: container.querySelector<HTMLElement>('.form-field')?.dataset.state,
  }
}

it('a field of a small form must be filled, and is explained by what is wrong, its help and what stands around', () => {
  const { input, described, state } = draw({ help: 'From the mail', describedBy: 'list', maxLength: 6 })
  expect([input.value, input.maxLength, input.getAttribute('aria-required')]).toEqual(['12', 6, 'true'])
  expect(described).toEqual(['Wrong', 'From the mail', 'Six digits'])
  expect([state, input.readOnly]).toEqual(['error', false])
})

it.each([
  [undefined, 'Wrong'],
  ['Too old', 'Too old'],
  [null, undefined],
])('a field of a small form whose fault is given as %j says "%s"', (fault, said) => {
  draw({ fault })
  expect(screen.queryByRole('alert')?.textContent).toBe(said)
})

it('a field of a small form can be locked, and marked as right', () => {
  const { input, described, state } = draw({ lock: 'Fixed', fault: null, isValid: true })
  expect([input.readOnly, input.getAttribute('aria-disabled'), state]).toEqual([true, 'true', 'success'])
  expect(described).toEqual([undefined])
})
