import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ApiError, NetworkError } from '../../api/errors'
import type { Person } from '../../domain/person'
import { buildPerson } from '../../testing/builders'
import { createFakeApi, type FakeAnswers } from '../../testing/fake-api'
import { openOtherTab } from '../../testing/open-other-tab'
import { renderWithProviders } from '../../testing/render-with-providers'
import { ProvisionPasswordDialog } from './provision-password-dialog'

const provisioned = { isProvisioned: true, hasDummyPassword: true, lastPasswordReset: null }
const good = 'Correct-Horse-7'

function open(answers: FakeAnswers = {}, overrides: Partial<Person> = {}) {
  const api = createFakeApi({ updatePassword: () => ({ message: null }), ...answers })
  let reloads = 0
  const rendered = renderWithProviders(<ProvisionPasswordDialog />, {
    path: '/clusters',
    api,
    person: buildPerson({ ...provisioned, ...overrides }),
    session: {
      reloadPerson: async () => {
        reloads += 1
      },
    },
  })
  return { ...rendered, reloads: () => reloads }
}

const newPassword = () => screen.getByLabelText<HTMLInputElement>('New password')
const confirmPassword = () => screen.getByLabelText<HTMLInputElement>('Confirm password')
const type = (input: HTMLInputElement, value: string) => fireEvent.change(input, { target: { value } })
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Set password' }))
const isOpen = () => screen.queryByRole('dialog') !== null

/** `x` where an item of the checklist is met, in order. */
const ticks = () =>
  within(screen.getByRole('list', { name: 'Your password needs' }))
    .getAllByRole('listitem')
    .map((item) => (item.dataset.met === 'true' ? 'x' : '-'))
    .join('')

describe('the password dialog', () => {
  it.each([
    [true, {}],
    [false, { lastPasswordReset: '2026-01-01T00:00:00Z' }],
    [false, { isProvisioned: false }],
    [false, { hasDummyPassword: false }],
  ])('shows: %s, for %j [CLU-019]', (isShown, overrides) => {
    open({}, overrides)
    expect(isOpen()).toBe(isShown)
  })

  it('cannot be closed by a button, Escape or a click outside [CLU-007]', () => {
    open()
    const dialog = screen.getByRole('dialog', { name: 'Set your password' })
    expect(within(dialog).queryByRole('button', { name: 'Close' })).toBeNull()
    fireEvent.keyDown(dialog, { key: 'Escape' })
    fireEvent(dialog, new Event('cancel', { cancelable: true }))
    fireEvent.click(dialog)
    expect(isOpen()).toBe(true)
  })

  it('offers setting a password or skipping [CLU-008]', () => {
    open()
    expect(screen.getByRole('button', { name: 'Set password' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Skip for now' })).toBeTruthy()
  })

  it('says why, and offers skipping alone, to who signs in without a password [ACC-020]', async () => {
    const { api } = open({}, { sub: 'google-oauth2|u-1' })
    expect(screen.getByText('You cannot change password with this connection.')).toBeTruthy()
    expect(screen.queryByLabelText('New password')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Set password' })).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Skip for now' }))
    await waitFor(() => expect(isOpen()).toBe(false))
    expect(api.callsOf('updatePassword').map(({ options }) => options.body)).toEqual([{ isSkipped: true }])
  })

  it('shows five items on focus and ticks them while one types [CLU-011, CLU-042, CLU-044, CLU-087, CLU-D21]', () => {
    open()
    fireEvent.focus(confirmPassword())
    expect(screen.queryByRole('list')).toBeNull()
    fireEvent.focus(newPassword())
    fireEvent.focus(confirmPassword())
    const items = within(screen.getByRole('list', { name: 'Your password needs' })).getAllByRole('listitem')
    expect(items.map((item) => item.textContent?.split(',')[0])).toEqual([
      '12 to 32 characters',
      'One lowercase letter',
      'One uppercase letter',
      'One digit',
      'One special character',
    ])
    const grid: readonly [string, string][] = [
      ['', '-----'],
      ['a', '-x---'],
      ['aB', '-xx--'],
      ['aB3', '-xxx-'],
      ['aB3$', '-xxxx'],
      ['aB3$aB3$aB3', '-xxxx'],
      ['aB3$aB3$aB3$', 'xxxxx'],
      ['aB3$aB3$aB3$aB3$aB3$aB3$aB3$aB3$', 'xxxxx'],
      ['aB3$aB3$aB3$aB3$aB3$aB3$aB3$aB3$x', '-xxxx'],
      ['abcdefghijkl', 'xx---'],
      ['ABCDEFGHIJKL', 'x-x--'],
      ['123456789012', 'x--x-'],
      ['$$$$$$$$$$$$', 'x---x'],
    ]
    const seen = grid.map(([password]) => {
      type(newPassword(), password)
      return [password, ticks()]
    })
    expect(seen).toEqual(grid)
  })

  it('refuses what does not meet the requirements, in the same words [CLU-041, CLU-042, CLU-043, CLU-044, CLU-045, CLU-068, CLU-087, CLU-D22]', async () => {
    const { api } = open()
    const refused = [
      '',
      'Short-Pass1',
      'Long-Password-1-Long-Password-1-x',
      'Correct Horse-7',
      'Correct-Horse-7\t',
      'correct-horse-7',
      'CORRECT-HORSE-7',
      'Correct-Horse-X',
      'CorrectHorse77',
    ]
    for (const password of refused) {
      type(newPassword(), password)
      type(confirmPassword(), password)
      confirmPassword().focus()
      save()
      await waitFor(() => expect(document.activeElement).toBe(newPassword()))
      expect([
        password,
        screen.queryByText('Enter a password that meets the requirements.') !== null,
      ]).toEqual([password, true])
    }
    expect(api.calls).toEqual([])
  })

  it.each(['', 'Correct-Horse-8', 'correct-horse-7', 'Correct-Horse-7 '])(
    "refuses the confirmation %j: Passwords don't match [CLU-046, CLU-068]",
    async (confirmation) => {
      const { api } = open()
      type(newPassword(), good)
      type(confirmPassword(), confirmation)
      save()
      await waitFor(() => expect(document.activeElement).toBe(confirmPassword()))
      expect(screen.getByText("Passwords don't match")).toBeTruthy()
      expect(api.calls).toEqual([])
    },
  )

  it('sends the password once, says so, closes and reloads the person [CLU-064, API-D05]', async () => {
    const rendered = open()
    type(newPassword(), good)
    type(confirmPassword(), good)
    save()
    save()
    await waitFor(() => expect(isOpen()).toBe(false))
    expect(rendered.api.calls).toEqual([
      {
        name: 'updatePassword',
        options: { path: { id: 'u-1' }, body: { isSkipped: false, password: 'Correct-Horse-7' } },
      },
    ])
    expect(rendered.notices).toEqual([{ type: 'success', message: 'Your password is set' }])
    expect(rendered.reloads()).toBe(1)
  })

  it('sends nothing more when Skip is pressed while the password is being set', async () => {
    let answer: (value: { message: null }) => void = () => {}
    const { api } = open({
      updatePassword: () =>
        new Promise((resolve) => {
          answer = resolve
        }),
    })
    type(newPassword(), good)
    type(confirmPassword(), good)
    const skip = screen.getByRole('button', { name: 'Skip for now' })
    save()
    await waitFor(() => expect(api.calls).toHaveLength(1))
    fireEvent.click(skip)
    await waitFor(() => expect(skip.getAttribute('aria-disabled')).toBe('true'))
    fireEvent.click(skip)
    answer({ message: null })
    await waitFor(() => expect(isOpen()).toBe(false))
    expect(api.calls.map(({ options }) => options.body)).toEqual([
      { isSkipped: false, password: 'Correct-Horse-7' },
    ])
  })

  it('sends isSkipped and no password when it is skipped [CLU-065, API-D05]', async () => {
    const rendered = open()
    type(newPassword(), good)
    fireEvent.click(screen.getByRole('button', { name: 'Skip for now' }))
    await waitFor(() => expect(isOpen()).toBe(false))
    expect(rendered.api.calls).toEqual([
      { name: 'updatePassword', options: { path: { id: 'u-1' }, body: { isSkipped: true } } },
    ])
    expect(rendered.notices).toEqual([])
    expect(rendered.reloads()).toBe(1)
  })

  it.each(['Set password', 'Skip for now'])(
    'closes anyway with an error notification when "%s" fails [CLU-067, CLU-D23]',
    async (button) => {
      const rendered = open({
        updatePassword: () => {
          throw new ApiError({ message: 'The directory is down', statusCode: 500 })
        },
      })
      type(newPassword(), good)
      type(confirmPassword(), good)
      fireEvent.click(screen.getByRole('button', { name: button }))
      await waitFor(() => expect(isOpen()).toBe(false))
      expect(rendered.notices).toEqual([
        { type: 'error', message: 'The directory is down', description: 'Error' },
      ])
      expect(rendered.reloads()).toBe(0)
    },
  )

  const lost = () => {
    throw new NetworkError('updatePassword', 'timeout')
  }
  const said = ({ notices }: ReturnType<typeof open>) => notices.map(({ type, message }) => [type, message])
  const isSet = 'Your password is set'

  it('of a lost answer says that it is set where the account, read again, says so, to the other tabs too', async () => {
    const { heard } = openOtherTab()
    const rendered = open({ updatePassword: lost, getMe: () => buildPerson() })
    type(newPassword(), good)
    type(confirmPassword(), good)
    save()
    await waitFor(() => expect(isOpen()).toBe(false))
    expect(said(rendered)).toEqual([['success', isSet]])
    expect(rendered.reloads()).toBe(1)
    await waitFor(() => expect(heard).toEqual(['password-changed']))
  })

  it.each([
    [
      'Set password',
      () => buildPerson(provisioned),
      'We could not confirm whether your password was set. Your account has been read again and does not show it; you are asked again when this page is loaded anew.',
    ],
    [
      'Set password',
      lost,
      'We could not confirm whether your password was set, and your account could not be read again. If it was not, you are asked again when this page is loaded anew.',
    ],
    [
      'Skip for now',
      () => buildPerson(provisioned),
      'We could not confirm whether this was skipped. If it was not, you are asked again when this page is loaded anew.',
    ],
  ])(
    'of a lost answer to "%s" claims nothing that the account does not say: %#',
    async (button, getMe, words) => {
      const { heard } = openOtherTab()
      const rendered = open({ updatePassword: lost, getMe })
      type(newPassword(), good)
      type(confirmPassword(), good)
      fireEvent.click(screen.getByRole('button', { name: button }))
      await waitFor(() => expect(isOpen()).toBe(false))
      expect(said(rendered)).toEqual([['error', words]])
      expect([rendered.reloads(), heard]).toEqual([0, []])
    },
  )

  it('says what became of it to who has left meanwhile, and tells the other tabs', async () => {
    const { heard } = openOtherTab()
    let answer: (value: { message: null }) => void = () => {}
    const rendered = open({
      updatePassword: () =>
        new Promise((resolve) => {
          answer = resolve
        }),
    })
    type(newPassword(), good)
    type(confirmPassword(), good)
    save()
    await waitFor(() => expect(rendered.api.calls).toHaveLength(1))
    await act(() => rendered.router.navigate('/consumption'))
    await act(async () => answer({ message: null }))
    await waitFor(() => expect(said(rendered)).toEqual([['success', isSet]]))
    await waitFor(() => expect(heard).toEqual(['password-changed']))
    expect(rendered.reloads()).toBe(1)
  })

  it('asks before a typed password is lost to another page', async () => {
    const { router } = open()
    type(newPassword(), good)
    await act(() => router.navigate('/consumption'))
    expect(screen.getByRole('heading', { name: 'Leave without setting a password?' })).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Stay' }))
    expect(newPassword().value).toBe(good)
  })

  it('asks nothing of who leaves while the password is being set', async () => {
    const { api, router, address } = open({ updatePassword: () => new Promise(() => {}) })
    type(newPassword(), good)
    type(confirmPassword(), good)
    save()
    await waitFor(() => expect(api.calls).toHaveLength(1))
    await act(() => router.navigate('/consumption'))
    expect(address()).toBe('/consumption')
  })

  it('leaves no trace of the password in caches, storage or the page', async () => {
    const rendered = open()
    type(newPassword(), good)
    type(confirmPassword(), good)
    save()
    await waitFor(() => expect(isOpen()).toBe(false))
    await waitFor(() => expect(rendered.queryClient.getMutationCache().getAll()).toEqual([]))
    expect(JSON.stringify([{ ...sessionStorage }, { ...localStorage }])).not.toContain(good)
    expect(document.documentElement.outerHTML).not.toContain(good)
  })

  it('hides what is typed until it is asked to show it, and tells browsers that it is new', () => {
    open()
    expect([newPassword().type, confirmPassword().type]).toEqual(['password', 'password'])
    expect([newPassword().autocomplete, confirmPassword().autocomplete]).toEqual([
      'new-password',
      'new-password',
    ])
    fireEvent.click(screen.getByRole('button', { name: 'Show New password' }))
    expect([newPassword().type, confirmPassword().type]).toEqual(['text', 'password'])
    fireEvent.click(screen.getByRole('button', { name: 'Hide New password' }))
    expect(newPassword().type).toBe('password')
  })
})
