import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderWithProviders } from '../../testing/render-with-providers'
import { type NewPassword, NewPasswordFields, useNewPassword } from './new-password'
import { PasswordChecklist } from './password-checklist'

const words = { criteria: 'Too weak', asked: 'Type a password', mismatch: 'Not the same' }

function open() {
  const taken = vi.fn()
  const held: { password?: NewPassword } = {}
  function Form() {
    const password = useNewPassword(words)
    held.password = password
    return (
      <>
        <NewPasswordFields {...password} checklist={() => null} />
        <button type="button" onClick={password.submit(taken)}>
          Set
        </button>
      </>
    )
  }
  renderWithProviders(<Form />)
  return {
    taken,
    said: () => screen.queryAllByRole('alert').map(({ textContent }) => textContent),
    refuse: (message: string) =>
      act(() => held.password?.form.setError('password', { type: 'server', message })),
    submit: () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Set' }))),
  }
}
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string, value: string) =>
  act(async () => fireEvent.change(field(label), { target: { value } }))
const leave = (label: string) => act(async () => fireEvent.blur(field(label)))

it('what is wrong with a new password is said once its field was left, and follows the other field', async () => {
  const { said, submit, taken } = open()
  await type('New password', 'short')
  expect(said()).toEqual([])
  await leave('New password')
  expect(said()).toEqual(['Too weak'])
  await type('New password', 'Correct-Horse-7')
  await type('Confirm password', 'Correct-Horse-8')
  await leave('Confirm password')
  expect(said()).toEqual(['Not the same'])
  await type('New password', 'Correct-Horse-8')
  expect(said()).toEqual([])
  await submit()
  expect(taken.mock.calls).toEqual([['Correct-Horse-8']])
})

it('one that is empty, or was submitted as it is, is asked for; another one is judged', async () => {
  const { said, submit, taken } = open()
  await submit()
  expect(said()).toEqual(['Type a password', 'Not the same'])
  await type('New password', 'short')
  expect(said()).toEqual(['Too weak', 'Not the same'])
  await submit()
  expect(said()).toEqual(['Type a password', 'Not the same'])
  expect(taken).not.toHaveBeenCalled()
})

it('what the server refuses is said in its words', async () => {
  const { said, refuse } = open()
  await type('New password', 'Correct-Horse-7')
  refuse('Used before')
  expect(said()).toEqual(['Used before'])
})

it.each([
  ['', false, []],
  ['abc', true, ['One lowercase letter', 'No spaces']],
  ['a c', true, ['One lowercase letter']],
  ['', true, []],
])('of the password "%s" is ticked what is met, with spaces asked about: %s', (password, hasSpaces, met) => {
  const { container } = renderWithProviders(
    <PasswordChecklist id="list" password={password} hasSpaces={hasSpaces} />,
  )
  const lines = [...container.querySelectorAll('li')]
  expect(lines).toHaveLength(hasSpaces ? 6 : 5)
  const textOf = (line: Element) => line.childNodes[1]?.textContent
  expect(lines.filter((line) => line.querySelector('svg')).map(textOf)).toEqual(met)
  expect(lines.filter((line) => line.textContent?.endsWith(', met')).map(textOf)).toEqual(met)
})
