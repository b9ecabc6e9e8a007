import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { ApiError, NetworkError } from '../../api/errors'
import type { Person } from '../../domain/person'
import { buildPerson } from '../../testing/builders'
import { createFakeApi, type FakeAnswers } from '../../testing/fake-api'
import { openOtherTab } from '../../testing/open-other-tab'
import { renderWithProviders } from '../../testing/render-with-providers'
import { MyAccountPage } from './my-account-page'

type Opened = { tab?: string; answers?: FakeAnswers; person?: Partial<Person> }

function open({ tab, answers, person }: Opened = {}) {
  const reloadPerson = vi.fn(async () => {})
  const rendered = renderWithProviders(<MyAccountPage title="My Account" />, {
    path: tab === undefined ? '/my-account' : `/my-account?tab=${tab}`,
    person: buildPerson(person),
    session: { reloadPerson },
    api: createFakeApi({
      updateUser: () => ({ message: null }),
      updatePassword: () => ({ message: null }),
      ...answers,
    }),
  })
  const reported = () => rendered.notices.map(({ type, message }) => [type, message])
  return { ...rendered, reloadPerson, reported }
}

const openTab = () => screen.getByRole('tab', { selected: true }).textContent
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
const button = (name: string) => screen.getByRole('button', { name })
const press = (name: string) => fireEvent.click(button(name))
const isOff = (name: string) => button(name).getAttribute('aria-disabled') === 'true'

describe('my account', () => {
  it.each([
    [undefined, 'Personal information'],
    ['personal-information', 'Personal information'],
    ['security', 'Security'],
    ['anything', 'Personal information'],
    ['plan', 'Personal information'],
  ])('opens for ?tab=%s the tab %s where payment is off [ACC-002, ACC-003, ACC-D02]', async (tab, shown) => {
    open({ tab })
    expect(await screen.findByRole('heading', { level: 1, name: 'My Account' })).toBeTruthy()
    expect(openTab()).toBe(shown)
  })

  it('has a plan only with payment, and the billing history always [ACC-004, ACC-005, ACC-019, BIL-001]', async () => {
    const names = () => screen.getAllByRole('tab').map(({ textContent }) => textContent)
    const { unmount } = open({ tab: 'billing-history' })
    await screen.findByRole('heading', { level: 1 })
    expect([names(), openTab()]).toEqual([
      ['Personal information', 'Security', 'Billing history'],
      'Billing history',
    ])
    unmount()
    open({ tab: 'plan', person: { toggleFeatures: [{ key: 'payment', isPublished: true }] } })
    await screen.findByRole('heading', { level: 1 })
    expect([names(), openTab()]).toEqual([
      ['Personal information', 'Security', 'Plan', 'Billing history'],
      'Plan',
    ])
  })

  it('keeps the open tab in the address, and goes back to the one before', async () => {
    const { address, router } = open()
    await screen.findByLabelText('First Name')
    fireEvent.click(screen.getByRole('tab', { name: 'Security' }))
    await waitFor(() => expect(address()).toBe('/my-account?tab=security'))
    await act(() => router.navigate(-1))
    expect(openTab()).toBe('Personal information')
  })

  it('leaves with its tab what the address says of it', async () => {
    const { address } = open({ tab: 'security&from=plans' })
    await screen.findByLabelText('New password')
    fireEvent.click(screen.getByRole('tab', { name: 'Personal information' }))
    await waitFor(() => expect(address()).toBe('/my-account?tab=personal-information'))
  })
})

describe('personal information', () => {
  const ready = () => screen.findByLabelText<HTMLInputElement>('First Name')

  it('shows what the server tells of the person, and the email to be read alone [ACC-007, ACC-009]', async () => {
    open({
      person: {
        profile: { firstName: 'Ann', lastName: 'Ash', jobTitle: 'Analyst', company: 'Mills', phone: '12' },
      },
    })
    await ready()
    expect(
      ['First Name', 'Last Name', 'Job Title', 'Company', 'Phone'].map((label) => field(label).value),
    ).toEqual(['Ann', 'Ash', 'Analyst', 'Mills', '12'])
    expect([field('Email').value, field('Email').readOnly]).toEqual(['owner@sandbox.test', true])
    expect(screen.getByRole('link', { name: 'Contact support' }).getAttribute('href')).toBe('/support')
  })

  it('is saved only once something is changed, and not when it is changed back [ACC-010]', async () => {
    const { api } = open()
    await ready()
    expect(isOff('Save')).toBe(true)
    expect(document.getElementById(button('Save').getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Nothing is changed yet.',
    )
    press('Save')
    type('Company', 'Granite')
    await waitFor(() => expect(isOff('Save')).toBe(false))
    type('Company', 'Basalt Mills')
    await waitFor(() => expect(isOff('Save')).toBe(true))
    expect(api.calls).toEqual([])
  })

  it('is sent whole and flat, without blanks around and without the email [ACC-021, API-096]', async () => {
    const { api, reloadPerson, reported } = open()
    await ready()
    type('First Name', '  Ann ')
    type('Phone', '+49 (30) 12-3')
    press('Save')
    press('Save')
    await waitFor(() => expect(reloadPerson).toHaveBeenCalledTimes(1))
    expect(api.calls.map(({ name, options }) => [name, options.path, options.body])).toEqual([
      [
        'updateUser',
        { id: 'u-1' },
        {
          firstName: 'Ann',
          lastName: 'Owner',
          jobTitle: 'Analyst',
          company: 'Basalt Mills',
          phone: '+49 (30) 12-3',
        },
      ],
    ])
    expect(reported()).toEqual([['success', 'Profile updated successfully']])
    await waitFor(() => expect(isOff('Save')).toBe(true))
    expect(field('First Name').value).toBe('Ann')
  })

  it('tells that it is saved in the words of the server, and is saved though the person cannot be read again [ACC-D05]', async () => {
    let answer = () => {}
    const { reported, reloadPerson } = open({
      answers: { updateUser: () => new Promise((done) => (answer = () => done({ message: 'Noted' }))) },
    })
    reloadPerson.mockRejectedValue(new Error('Down'))
    await ready()
    type('Company', 'Granite')
    press('Save')
    const saving = await screen.findByRole('button', { name: 'Saving…' })
    expect([saving.getAttribute('aria-busy'), isOff('Saving…'), isOff('Discard changes')]).toEqual([
      'true',
      true,
      true,
    ])
    await act(async () => answer())
    await waitFor(() => expect(reported()).toEqual([['success', 'Noted']]))
    await waitFor(() => expect(isOff('Save')).toBe(true))
    expect(field('Company').value).toBe('Granite')
  })

  it.each([
    ['First Name', '', 'First Name is required'],
    ['Last Name', '  ', 'Last Name is required'],
    ['Job Title', '', 'Job Title is required'],
    ['Company', '', 'Company is required'],
    ['Phone', '12 34x', 'Use digits, spaces, + - ( ), up to 20 characters'],
    ['Phone', '123456789012345678901', 'Use digits, spaces, + - ( ), up to 20 characters'],
  ])('refuses %s %j: %s [ACC-011, ACC-012, ACC-013, ACC-014]', async (label, value, words) => {
    const { api } = open()
    await ready()
    type(label, value)
    press('Save')
    await waitFor(() => expect(document.activeElement).toBe(field(label)))
    expect(screen.getByText(words)).toBeTruthy()
    expect(api.calls).toEqual([])
  })

  it('needs no phone [ACC-008]', async () => {
    const { api } = open({ person: { profile: { ...buildPerson().profile, phone: '12' } } })
    await ready()
    type('Phone', '')
    press('Save')
    await waitFor(() => expect(api.callsOf('updateUser')[0]?.options.body).toMatchObject({ phone: '' }))
  })

  it('says what the server refuses at its field, and keeps what was typed', async () => {
    const fieldErrors = [
      {
        fieldName: 'company',
        message: 'Not known to us',
        isNotActivated: false,
        isDomainValidationError: false,
      },
    ]
    const { reported } = open({
      answers: {
        updateUser: () => {
          throw new ApiError({ message: 'Not known to us', statusCode: 422, fieldErrors })
        },
      },
    })
    await ready()
    type('Company', 'Granite')
    press('Save')
    expect((await screen.findByText('Not known to us')).closest('[role=alert]')).toBeTruthy()
    expect([field('Company').value, reported()]).toEqual(['Granite', []])
  })

  it('that is refused as a whole is reported in the words of the server, and can be sent again', async () => {
    const refused = () => {
      throw new ApiError({ message: 'Out of order', statusCode: 500 })
    }
    const { api, reported, reloadPerson } = open({ answers: { updateUser: refused } })
    await ready()
    type('Company', 'Granite')
    press('Save')
    await waitFor(() => expect(reported()).toEqual([['error', 'Out of order']]))
    expect([field('Company').value, reloadPerson.mock.calls.length]).toEqual(['Granite', 0])
    api.answer({ updateUser: () => ({ message: null }) })
    await waitFor(() => expect(isOff('Save')).toBe(false))
    press('Save')
    await waitFor(() => expect(reloadPerson).toHaveBeenCalledTimes(1))
    expect(api.callsOf('updateUser')).toHaveLength(2)
  })

  it('whose answer is lost, and which cannot be read again, is reported as that', async () => {
    const lost = () => {
      throw new NetworkError('updateUser', 'unreachable')
    }
    const { reported } = open({ answers: { updateUser: lost, getMe: lost } })
    await ready()
    type('Company', 'Granite')
    press('Save')
    await waitFor(() =>
      expect(reported()).toEqual([
        ['error', 'We could not confirm whether your profile was saved. Your changes are still here.'],
      ]),
    )
  })

  it.each([
    ['shows the changes', 'Granite', ['success', 'Profile updated successfully']],
    [
      'does not show them',
      'Basalt Mills',
      [
        'error',
        'We could not confirm whether your profile was saved. It has been read again and does not show your changes; they are still here.',
      ],
    ],
  ])('is looked up after a lost answer: it %s', async (_case, company, expected) => {
    const now = buildPerson({ profile: { ...buildPerson().profile, company } })
    const { reported } = open({
      answers: {
        updateUser: () => {
          throw new NetworkError('updateUser', 'unreachable')
        },
        getMe: () => now,
      },
    })
    await ready()
    type('Company', 'Granite')
    press('Save')
    await waitFor(() => expect(reported()).toEqual([expected]))
    expect(field('Company').value).toBe('Granite')
  })

  it('asks before changes are lost, keeps them as a draft, and lets them be discarded', async () => {
    const { router, unmount } = open()
    await ready()
    type('Company', 'Granite')
    await act(() => router.navigate('/clusters'))
    const question = within(await screen.findByRole('dialog', { name: 'Leave without saving your changes?' }))
    fireEvent.click(question.getByRole('button', { name: 'Stay' }))
    unmount()
    open()
    await ready()
    expect(field('Company').value).toBe('Granite')
    press('Discard changes')
    expect(field('Company').value).toBe('Basalt Mills')
  })

  it('has no draft of somebody else', async () => {
    const { unmount } = open()
    await ready()
    type('Company', 'Granite')
    unmount()
    open({ person: { uuid: 'u-2' } })
    await ready()
    expect(field('Company').value).toBe('Basalt Mills')
  })

  it('that is left for good is not typed any more the next time', async () => {
    const { router, unmount } = open()
    await ready()
    type('Company', 'Granite')
    await act(() => router.navigate('/clusters'))
    const question = within(await screen.findByRole('dialog', { name: 'Leave without saving your changes?' }))
    fireEvent.click(question.getByRole('button', { name: 'Leave' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/clusters'))
    unmount()
    open()
    expect((await ready()) && field('Company').value).toBe('Basalt Mills')
  })
})

describe('the password', () => {
  const good = 'Correct-Horse-7'
  const at = (parts: Opened = {}) => open({ tab: 'security', ...parts })
  const ready = () => screen.findByLabelText<HTMLInputElement>('New password')

  it.each([['waad|u-1'], ['google-oauth2|auth0'], ['auth0x|1'], [null]])(
    'cannot be changed by who signs in as %s [ACC-020, ACC-024]',
    async (sub) => {
      at({ person: { sub } })
      expect(await screen.findByText('You cannot change password with this connection.')).toBeTruthy()
      expect(screen.queryByLabelText('New password')).toBeNull()
    },
  )

  it.each([
    ['Short-Pass1', '11 characters'],
    ['Long-Password-1-Long-Password-1-x', '33 characters'],
    ['correct-horse-7', 'no upper case'],
    ['CORRECT-HORSE-7', 'no lower case'],
    ['Correct-Horse-X', 'no digit'],
    ['CorrectHorse77', 'nothing special'],
    ['Correct Horse-7', 'a space'],
  ])('%s (%s) does not meet criteria [ACC-015, ACC-016, ACC-017, ACC-022]', async (password) => {
    const { api } = at()
    await ready()
    type('New password', password)
    fireEvent.blur(field('New password'))
    expect(await screen.findByText('Password does not meet criteria.')).toBeTruthy()
    type('Confirm password', password)
    press('Change password')
    expect(await screen.findByText('Enter a password that meets the requirements.')).toBeTruthy()
    type('New password', `${password} `)
    expect(await screen.findByText('Password does not meet criteria.')).toBeTruthy()
    expect(api.calls).toEqual([])
  })

  it('is asked for where none was typed [ACC-023, ACC-D06]', async () => {
    at()
    await ready()
    press('Change password')
    await waitFor(() => expect(document.activeElement).toBe(field('New password')))
    expect(screen.getByText('Enter a password that meets the requirements.')).toBeTruthy()
  })

  it.each(['', 'Correct-Horse-8'])('is refused with the confirmation %j [ACC-018]', async (confirmation) => {
    const { api } = at()
    await ready()
    type('New password', good)
    type('Confirm password', confirmation)
    press('Change password')
    expect(await screen.findByText("The passwords don't match")).toBeTruthy()
    expect(api.calls).toEqual([])
  })

  it('has what it needs ticked off while it is typed', async () => {
    at()
    await ready()
    const ticks = () =>
      within(screen.getByRole('list', { name: 'Your password needs' }))
        .getAllByRole('listitem')
        .map((item) => [item.textContent?.split(',')[0], item.dataset.met])
    expect(ticks()).toEqual([
      ['12 to 32 characters', 'false'],
      ['One lowercase letter', 'false'],
      ['One uppercase letter', 'false'],
      ['One digit', 'false'],
      ['One special character', 'false'],
      ['No spaces', 'false'],
    ])
    type('New password', 'a B')
    expect(ticks().map(([, isMet]) => isMet)).toEqual(['false', 'true', 'true', 'false', 'false', 'false'])
    type('New password', good)
    expect(ticks().map(([, isMet]) => isMet)).toEqual(Array(6).fill('true'))
  })

  it('is sent with the person, reported here and to the other tabs, and kept nowhere [ACC-018, API-098]', async () => {
    const { heard } = openOtherTab()
    const { api, reported, reloadPerson, queryClient } = at()
    await ready()
    type('New password', good)
    type('Confirm password', good)
    press('Change password')
    press('Change password')
    await waitFor(() => expect(reloadPerson).toHaveBeenCalledTimes(1))
    expect(api.calls.map(({ name, options }) => [name, options.path, options.body])).toEqual([
      ['updatePassword', { id: 'u-1' }, { userID: 'u-1', isSkipped: false, password: 'Correct-Horse-7' }],
    ])
    expect(reported()).toEqual([['success', 'Your password is changed']])
    await waitFor(() => expect(heard).toEqual(['password-changed']))
    await waitFor(() => expect(field('New password').value).toBe(''))
    await waitFor(() => expect(queryClient.getMutationCache().getAll()).toEqual([]))
    expect(JSON.stringify([{ ...sessionStorage }, { ...localStorage }])).not.toContain(good)
  })

  it('that the server refuses is said at its field', async () => {
    const fieldErrors = [
      {
        fieldName: 'password',
        message: 'Used before',
        isNotActivated: false,
        isDomainValidationError: false,
      },
    ]
    at({
      answers: {
        updatePassword: () => {
          throw new ApiError({ message: 'Used before', statusCode: 422, fieldErrors })
        },
      },
    })
    await ready()
    type('New password', good)
    type('Confirm password', good)
    press('Change password')
    expect((await screen.findByText('Used before')).closest('[role=alert]')).toBeTruthy()
  })

  it('that is refused as a whole is reported here alone, in the words of the server', async () => {
    const { heard } = openOtherTab()
    const { api, reported, reloadPerson } = at({
      answers: {
        updatePassword: () => {
          throw new ApiError({ message: 'Not today', statusCode: 403 })
        },
      },
    })
    await ready()
    type('New password', good)
    type('Confirm password', good)
    press('Change password')
    await waitFor(() => expect(reported()).toEqual([['error', 'Not today']]))
    expect([field('New password').value, reloadPerson.mock.calls.length]).toEqual([good, 0])
    let answer = () => {}
    api.answer({
      updatePassword: () => new Promise((done) => (answer = () => done({ message: 'Done and noted' }))),
    })
    reloadPerson.mockRejectedValue(new Error('Down'))
    await waitFor(() => expect(isOff('Change password')).toBe(false))
    press('Change password')
    await waitFor(() => expect(isOff('Changing…')).toBe(true))
    expect(button('Changing…').getAttribute('aria-busy')).toBe('true')
    await act(async () => answer())
    await waitFor(() => expect(reported().at(-1)).toEqual(['success', 'Done and noted']))
    await waitFor(() => expect(heard).toEqual(['password-changed']))
    await waitFor(() => expect(field('New password').value).toBe(''))
  })

  it('is not known to be changed after a lost answer, and still typed', async () => {
    const { reported } = at({
      answers: {
        updatePassword: () => {
          throw new NetworkError('updatePassword', 'unreachable')
        },
      },
    })
    await ready()
    type('New password', good)
    type('Confirm password', good)
    press('Change password')
    await waitFor(() =>
      expect(reported()).toEqual([
        [
          'error',
          'We could not confirm whether your password was changed. What you typed is still here: change it again, or try the new one the next time you sign in.',
        ],
      ]),
    )
    expect(field('New password').value).toBe(good)
  })

  it('that was typed is not lost without a question', async () => {
    const { router } = at()
    await ready()
    type('New password', good)
    await act(() => router.navigate('/my-account?tab=personal-information'))
    const question = within(
      await screen.findByRole('dialog', { name: 'Leave without changing your password?' }),
    )
    fireEvent.click(question.getByRole('button', { name: 'Leave' }))
    await waitFor(() => expect(router.state.location.search).toBe('?tab=personal-information'))
  })
})
