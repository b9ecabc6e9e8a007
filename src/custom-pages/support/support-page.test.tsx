import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError, NetworkError, SessionEndedError, ViewAsError } from '../../api/errors'
import { waitingNotices } from '../../providers/notification-provider'
import { findDialogTitled } from '../../testing/contract/find-named'
import { createFakeApi } from '../../testing/fake-api'
import { renderWithProviders } from '../../testing/render-with-providers'
import { PersonSupportPage } from './person-support-page'
import { SupportPage } from './support-page'

const olive = { uuid: 'u-1', email: 'olive@sandbox.test' }
const sendButton = () => screen.getByRole('button', { name: 'Send' })
const isRefused = () => sendButton().getAttribute('aria-disabled') === 'true'
/** What is said of a control to who listens. */
const saidOf = (control: HTMLElement) =>
  document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent
const reason = () => saidOf(sendButton())
const lastNotice = () => waitingNotices.get().at(-1)

beforeEach(() => sessionStorage.clear())

describe('the support form', () => {
  it('asks for an email only when nobody is signed in [SUP-003, SUP-004]', () => {
    const { unmount } = renderWithProviders(<SupportPage person={null} onSent={() => {}} />)
    expect(screen.getByRole('heading', { name: 'Contact Support' })).toBeTruthy()
    expect(screen.getByLabelText('Email')).toBeTruthy()
    expect(screen.getByLabelText('Message')).toBeTruthy()
    const email = screen.getByLabelText<HTMLInputElement>('Email')
    expect([email.type, email.autocomplete]).toEqual(['email', 'email'])
    expect(
      ['Email', 'Message'].map((label) => screen.getByLabelText(label).getAttribute('aria-required')),
    ).toEqual(['true', 'true'])
    expect(screen.getByRole('link', { name: 'Back to sign in' }).getAttribute('href')).toBe('/signin')
    unmount()
    renderWithProviders(<SupportPage person={olive} onSent={() => {}} />)
    expect(screen.queryByLabelText('Email')).toBeNull()
  })

  it('cannot be sent while the message is empty or the email is wrong [SUP-005, SUP-007, SUP-008, SUP-D04, PLT-001]', async () => {
    renderWithProviders(<SupportPage person={null} onSent={() => {}} />)
    expect(isRefused()).toBe(true)
    await userEvent.type(screen.getByLabelText('Message'), 'Help')
    expect(isRefused()).toBe(true)
    for (const wrong of [
      'nobody',
      'nobody@',
      '@sandbox.test',
      'no body@sandbox.test',
      'nobody@sandbox',
      'nobody@sandbox.',
      'nobody@sandbox..test',
    ]) {
      fireEvent.change(screen.getByLabelText('Email'), { target: { value: wrong } })
      fireEvent.blur(screen.getByLabelText('Email'))
      expect((await screen.findByRole('alert')).textContent, wrong).toBe('Please enter a valid email')
      expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true')
      expect(saidOf(screen.getByLabelText('Email'))).toBe('Please enter a valid email')
      expect(isRefused(), wrong).toBe(true)
    }
    await userEvent.clear(screen.getByLabelText('Email'))
    await userEvent.type(screen.getByLabelText('Email'), 'nobody@mail.sandbox.test')
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    expect(isRefused()).toBe(false)
    // Spaces and empty lines are no message.
    fireEvent.change(screen.getByLabelText('Message'), { target: { value: ' \n ' } })
    fireEvent.blur(screen.getByLabelText('Message'))
    expect((await screen.findByRole('alert')).textContent).toBe('Please enter a message')
    expect(isRefused()).toBe(true)
    await userEvent.clear(screen.getByLabelText('Message'))
    await userEvent.tab()
    expect((await screen.findByRole('alert')).textContent).toBe('Please enter a message')
    expect(reason()).toBe('Please check: Message')
    expect(isRefused()).toBe(true)
  })

  it('has between 6 and 20 rows [SUP-010]', async () => {
    renderWithProviders(<SupportPage person={olive} onSent={() => {}} />)
    const box = screen.getByLabelText<HTMLTextAreaElement>('Message')
    const rowsFor = async (lines: number) => {
      await userEvent.clear(box)
      await userEvent.click(box)
      await userEvent.paste('\n'.repeat(lines - 1).concat('x'))
      return box.rows
    }
    expect([await rowsFor(1), await rowsFor(6), await rowsFor(12), await rowsFor(40)]).toEqual([6, 6, 12, 20])
  })

  it('shows that a field is filled in well once it was left, and no sooner [PLT-001]', async () => {
    renderWithProviders(<SupportPage person={null} onSent={() => {}} />)
    const stateOf = (label: string) =>
      screen.getByLabelText(label).closest('.form-field')?.getAttribute('data-state') ?? null
    const states = () => [stateOf('Email'), stateOf('Message')]
    await userEvent.type(screen.getByLabelText('Email'), 'olive@owner.test')
    expect(states()).toEqual([null, null])
    await userEvent.type(screen.getByLabelText('Message'), 'Help')
    await userEvent.tab()
    await waitFor(() => expect(states()).toEqual(['success', 'success']))
    await userEvent.clear(screen.getByLabelText('Email'))
    await waitFor(() => expect(states()).toEqual(['error', 'success']))
  })

  it('sends the email of the person, shows the answer and goes on [SUP-006, SUP-009, SUP-D03]', async () => {
    const onSent = vi.fn()
    const api = createFakeApi({ sendSupportMessage: () => ({ message: 'We will answer soon' }) })
    renderWithProviders(<SupportPage person={olive} onSent={onSent} />, { api })
    expect(screen.getByText('Tell us what happened and what you expected. We answer by email.')).toBeTruthy()
    await userEvent.type(screen.getByLabelText('Message'), 'Help')
    await userEvent.click(sendButton())
    await waitFor(() => expect(onSent).toHaveBeenCalledOnce())
    expect(api.callsOf('sendSupportMessage').map(({ options }) => options.body)).toEqual([
      { email: 'olive@sandbox.test', message: 'Help' },
    ])
    expect(lastNotice()).toMatchObject({ type: 'success', message: 'We will answer soon' })
  })

  it('leads who is signed in back to the clusters, with their own address sent', async () => {
    const api = createFakeApi({ sendSupportMessage: () => ({ message: null }) })
    const { address } = renderWithProviders(<PersonSupportPage />, { api, path: '/support' })
    fireEvent.change(screen.getByLabelText('Message'), { target: { value: 'Help' } })
    await waitFor(() => expect(isRefused()).toBe(false))
    fireEvent.click(sendButton())
    await waitFor(() => expect(address()).toBe('/clusters'))
    expect(api.callsOf('sendSupportMessage').map(({ options }) => options.body)).toEqual([
      { email: 'owner@sandbox.test', message: 'Help' },
    ])
  })

  it('asks nothing on the way from a message that was sent', async () => {
    const ways: { leave?: () => void } = {}
    const api = createFakeApi({ sendSupportMessage: () => ({ message: 'We will answer soon' }) })
    const { router } = renderWithProviders(<SupportPage person={olive} onSent={() => ways.leave?.()} />, {
      api,
      path: '/support',
    })
    ways.leave = () => void router.navigate('/clusters')
    fireEvent.change(screen.getByLabelText('Message'), { target: { value: 'Help' } })
    await waitFor(() => expect(isRefused()).toBe(false))
    await userEvent.click(sendButton())
    await waitFor(() => expect(router.state.location.pathname).toBe('/clusters'))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(Object.values(sessionStorage).join()).not.toContain('Help')
  })

  it('asks a signed-in person without an email address for one, and sends that [SUP-D05]', async () => {
    const api = createFakeApi({ sendSupportMessage: () => ({ message: 'We will answer soon' }) })
    renderWithProviders(<SupportPage person={{ uuid: 'u-1', email: '' }} onSent={() => {}} />, { api })
    fireEvent.change(screen.getByLabelText('Message'), { target: { value: 'Help' } })
    await waitFor(() => expect(reason()).toBe('Please check: Email'))
    fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'lena@sandbox.test' } })
    await waitFor(() => expect(isRefused()).toBe(false))
    expect(screen.queryByRole('link', { name: 'Back to sign in' })).toBeNull()
    await userEvent.click(sendButton())
    await waitFor(() =>
      expect(api.callsOf('sendSupportMessage').map(({ options }) => options.body)).toEqual([
        { email: 'lena@sandbox.test', message: 'Help' },
      ]),
    )
  })

  it('shows a refusal on the named field, and everything else as an error [ERR-002, ERR-006, ERR-D05]', async () => {
    const onSent = vi.fn()
    const fieldErrors = [{ fieldName: 'message', message: 'Too short', isNotActivated: false }]
    const api = createFakeApi({
      sendSupportMessage: () => {
        throw new ApiError({ message: 'Too short', statusCode: 422, fieldErrors })
      },
    })
    renderWithProviders(<SupportPage person={olive} onSent={onSent} />, { api })
    await userEvent.type(screen.getByLabelText('Message'), 'Help')
    const before = waitingNotices.get()
    await userEvent.click(sendButton())
    expect((await screen.findByRole('alert')).textContent).toBe('Too short')
    expect(waitingNotices.get()).toEqual(before)
    api.answer({
      sendSupportMessage: () => {
        throw new ApiError({ message: 'Closed today', statusCode: 500 })
      },
    })
    await userEvent.click(sendButton())
    await waitFor(() =>
      expect(lastNotice()).toMatchObject({ type: 'error', description: 'Error', message: 'Closed today' }),
    )
    expect(onSent).not.toHaveBeenCalled()
    expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe('Help')
  })

  const unconfirmed =
    'We could not confirm that your message arrived. Check your connection, then send it again.'
  it.each<[string, Error, string | undefined]>([
    [
      'a line that is down',
      new NetworkError('sendSupportMessage', 'offline'),
      'You are offline. Check your connection and try again.',
    ],
    [
      'a gateway that answered for the server',
      new ApiError({ message: 'Something went wrong!', statusCode: 502, isFromGateway: true }),
      unconfirmed,
    ],
    ['a server out of reach', new NetworkError('sendSupportMessage', 'unreachable'), unconfirmed],
    [
      'a view as another role',
      new ViewAsError('developer'),
      'You are viewing as User: nothing is sent. Stop viewing to make changes.',
    ],
    ['a session that has ended', new SessionEndedError(), undefined],
  ])('tells of %s what is known, and keeps the message', async (_what, failure, words) => {
    const api = createFakeApi({
      sendSupportMessage: () => {
        throw failure
      },
    })
    const before = waitingNotices.get().length
    renderWithProviders(<SupportPage person={olive} onSent={() => {}} />, { api })
    fireEvent.change(screen.getByLabelText('Message'), { target: { value: 'Help' } })
    await waitFor(() => expect(isRefused()).toBe(false))
    await userEvent.click(sendButton())
    await waitFor(() => expect(api.callsOf('sendSupportMessage')).toHaveLength(1))
    await screen.findByRole('button', { name: 'Send' })
    const told = waitingNotices.get().slice(before)
    expect(told.map(({ message }) => message)).toEqual(words === undefined ? [] : [words])
    expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe('Help')
  })

  it('is sent once, however often it is asked in one breath', async () => {
    const api = createFakeApi({ sendSupportMessage: () => new Promise(() => {}) })
    renderWithProviders(<SupportPage person={olive} onSent={() => {}} />, { api })
    fireEvent.change(screen.getByLabelText('Message'), { target: { value: 'Help' } })
    const form = screen.getByRole('form', { name: 'Contact Support' })
    for (let time = 0; time < 3; time += 1) fireEvent.submit(form)
    await waitFor(() => expect(api.callsOf('sendSupportMessage')).toHaveLength(1))
    fireEvent.submit(form)
    const sending = await screen.findByRole('button', { name: 'Sending…' })
    expect([sending.getAttribute('aria-disabled'), sending.getAttribute('aria-busy')]).toEqual([
      'true',
      'true',
    ])
    expect(api.callsOf('sendSupportMessage')).toHaveLength(1)
  })

  it('is the same message when it is sent again after a lost answer, and another once it says something else', async () => {
    const api = createFakeApi({
      sendSupportMessage: () => {
        throw new NetworkError('sendSupportMessage', 'timeout')
      },
    })
    renderWithProviders(<SupportPage person={olive} onSent={() => {}} />, { api })
    const keys = () => api.callsOf('sendSupportMessage').map(({ options }) => options.idempotencyKey)
    const sends = async (text: string, times: number) => {
      fireEvent.change(screen.getByLabelText('Message'), { target: { value: text } })
      await waitFor(() => expect(isRefused()).toBe(false))
      await userEvent.click(sendButton())
      await waitFor(() => expect(keys()).toHaveLength(times))
    }
    await sends('Help', 1)
    await waitFor(() =>
      expect(lastNotice()?.message).toBe(
        'We could not confirm that your message arrived. Check your connection, then send it again.',
      ),
    )
    await sends('Help', 2)
    await sends('Help, please', 3)
    const [first, again, other] = keys()
    expect(first).toMatch(/^[\da-f]{8}-/)
    expect([again === first, other === first]).toEqual([true, false])
  })

  it.each<[string, () => { message: string | null }, string]>([
    ['the answer', () => ({ message: 'We will answer soon' }), 'We will answer soon'],
    ['an answer without words', () => ({ message: null }), 'Your message was sent.'],
    [
      'a refusal of a field',
      () => {
        const fieldErrors = [{ fieldName: 'message', message: 'Too short', isNotActivated: false }]
        throw new ApiError({ message: 'Refused', statusCode: 422, fieldErrors })
      },
      'Too short',
    ],
  ])('tells %s also to who has left meanwhile', async (_what, answer, words) => {
    const onSent = vi.fn()
    let arrive = () => {}
    const waiting = new Promise<void>((resolve) => {
      arrive = resolve
    })
    const api = createFakeApi({ sendSupportMessage: () => waiting.then(answer) })
    const { router } = renderWithProviders(<SupportPage person={olive} onSent={onSent} />, { api })
    fireEvent.change(screen.getByLabelText('Message'), { target: { value: 'Help' } })
    await userEvent.click(sendButton())
    await waitFor(() => expect(api.callsOf('sendSupportMessage')).toHaveLength(1))
    await act(() => router.navigate('/clusters'))
    await findDialogTitled('Leave without sending?')
    fireEvent.click(screen.getByRole('button', { name: 'Leave' }))
    await screen.findByText('Another page')
    arrive()
    await waitFor(() => expect(lastNotice()).toMatchObject({ message: words }))
    expect(onSent).not.toHaveBeenCalled()
  })

  it('tells nobody who has left meanwhile of a session that has ended', async () => {
    let fail = () => {}
    const waiting = new Promise<never>((_done, refuse) => {
      fail = () => refuse(new SessionEndedError())
    })
    const api = createFakeApi({ sendSupportMessage: () => waiting })
    const { unmount } = renderWithProviders(<SupportPage person={olive} onSent={() => {}} />, { api })
    const before = waitingNotices.get().length
    fireEvent.change(screen.getByLabelText('Message'), { target: { value: 'Help' } })
    await userEvent.click(sendButton())
    await waitFor(() => expect(api.callsOf('sendSupportMessage')).toHaveLength(1))
    unmount()
    await act(async () => fail())
    expect(waitingNotices.get().slice(before)).toEqual([])
  })

  it('keeps no draft of a visitor, and shows nobody the draft of another', async () => {
    const visit = renderWithProviders(<SupportPage person={null} onSent={() => {}} />)
    fireEvent.change(screen.getByLabelText('Message'), { target: { value: 'Of a visitor' } })
    await waitFor(() => expect(reason()).toBe('Please check: Email'))
    expect(Object.values(sessionStorage)).toEqual([])
    visit.unmount()
    const first = renderWithProviders(<SupportPage person={{ uuid: 'u-1', email: null }} onSent={() => {}} />)
    fireEvent.change(screen.getByLabelText('Message'), { target: { value: 'Of the first' } })
    await waitFor(() => expect(Object.values(sessionStorage).join()).toContain('Of the first'))
    first.unmount()
    renderWithProviders(<SupportPage person={{ uuid: 'u-2', email: null }} onSent={() => {}} />)
    expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe('')
  })

  it('keeps what was typed, and asks before it is lost', async () => {
    const page = <SupportPage person={olive} onSent={() => {}} />
    const { unmount } = renderWithProviders(page)
    fireEvent.change(screen.getByLabelText('Message'), { target: { value: 'Help' } })
    await waitFor(() => expect(Object.values(sessionStorage).join()).toContain('Help'))
    unmount()

    const { router } = renderWithProviders(page)
    expect(await screen.findByText('We restored what you had typed before.')).toBeTruthy()
    expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe('Help')
    await act(() => router.navigate('/clusters'))
    expect(await findDialogTitled('Leave without sending?')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Leave' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/clusters'))
    expect(Object.values(sessionStorage).join()).not.toContain('Help')
  })
})
