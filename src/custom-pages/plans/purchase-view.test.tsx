import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ApiError, NetworkError } from '../../api/errors'
import { createFakeApi } from '../../testing/fake-api'
import { type OpenedPlans, openPlans, personOn } from '../../testing/plans-driver'
import { renderWithProviders } from '../../testing/render-with-providers'
import { PurchaseView } from './purchase-view'

const open = (options: OpenedPlans = {}) => openPlans({ path: '/plans?view=purchase', ...options })
const button = () => screen.getByRole('button', { name: 'Confirm the purchase' })
const press = () => fireEvent.click(button())
const settled = () => waitFor(() => expect(button().getAttribute('aria-disabled')).toBeNull())
const refusal =
  (statusCode: number, message = 'Reported by the server') =>
  () => {
    throw new ApiError({ message, statusCode })
  }
const lost = () => {
  throw new NetworkError('changePlan', 'timeout')
}
const notChanged = "You Can't change to premium plan"

describe('the purchase of Premium', () => {
  it('asks whether the account may pay, sends the plan alone and goes to it [PLAN-009, PLAN-012, PLAN-018, PLAN-020]', async () => {
    const { api, sent, address, router, reloadPerson } = open()
    press()
    await waitFor(() => expect(address()).toBe('/my-account?tab=plan'))
    expect(sent()).toEqual([[{ id: 'u-1' }, { plan: 'premium' }]])
    const asked = api.calls.map(({ name }) => name)
    expect(asked.filter((name) => name !== 'getPayment')).toEqual(['getPaymentEligibility', 'changePlan'])
    expect(reloadPerson).toHaveBeenCalledTimes(1)
    expect(router.state.historyAction).toBe('REPLACE')
  })

  it('says so, and that the plan is in my account [PLAN-003, PLAN-007, PLAN-026, PLAN-035]', async () => {
    const { reported, address } = open()
    press()
    await waitFor(() => expect(address()).toBe('/my-account?tab=plan'))
    expect(reported()).toEqual([['success', 'You can now enjoy all the benefits of our Premium Plan.']])
  })

  it('says what it costs, what is in it and when, and asks for the card of the person [PLAN-018, PLAN-040]', async () => {
    const { api } = open()
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Prices',
      'What Premium includes',
      'Payment',
    ])
    expect(screen.getByText('Your account changes to Premium as soon as you confirm.')).toBeTruthy()
    expect(screen.getByText('$1 per unit')).toBeTruthy()
    expect(screen.getByText('HA and DR')).toBeTruthy()
    expect(screen.getByText('Getting your payment card').getAttribute('role')).toBe('status')
    expect(await screen.findByText('Card ending in 4242, expires 08/28')).toBeTruthy()
    expect(api.callsOf('getPayment').map(({ options }) => options.path)).toEqual([{ id: 'u-1' }])
  })

  it('is done, though the account cannot be read again', async () => {
    const { address, reloadPerson } = open()
    reloadPerson.mockRejectedValue(new Error('Down'))
    press()
    await waitFor(() => expect(reloadPerson).toHaveBeenCalledTimes(1))
    await waitFor(() => expect(address()).toBe('/my-account?tab=plan'))
  })

  it('is sent once, however often its button is pressed', async () => {
    const { api, address } = open()
    const pressed = button()
    fireEvent.click(pressed)
    fireEvent.click(pressed)
    const changing = screen.getByRole('button', { name: 'Changing your plan…' })
    expect([changing.getAttribute('aria-disabled'), changing.getAttribute('aria-busy')]).toEqual([
      'true',
      'true',
    ])
    await waitFor(() => expect(address()).toBe('/my-account?tab=plan'))
    expect(api.callsOf('getPaymentEligibility')).toHaveLength(1)
    expect(api.callsOf('changePlan')).toHaveLength(1)
  })

  it('is not sent where the account may not pay, and says what to do [PLAN-020]', async () => {
    const { sent, reported, address } = open({
      answers: { getPaymentEligibility: () => false, getPayment: refusal(404) },
    })
    expect(
      await screen.findByText(
        'There is no payment card. One cannot be added in this console yet; support can help.',
        { exact: false },
      ),
    ).toBeTruthy()
    const support = screen.getByRole('link', { name: 'Contact support' })
    expect(support.getAttribute('href')).toBe('/support')
    press()
    expect(await screen.findByText('The payment of your account was not approved.')).toBeTruthy()
    expect(reported()).toEqual([['error', notChanged]])
    expect([sent(), address()]).toEqual([[], '/plans?view=purchase'])
  })

  it.each([
    [304, 'The server left your plan as it is and gave no reason.', notChanged, notChanged],
    ...[400, 402, 403, 404, 409, 422].map(
      (status) => [status, 'Reported by the server', 'Reported by the server', undefined] as const,
    ),
  ] as const)(
    'that is answered %i did not happen: %s [PLAN-022, PLAN-023, ERR-015]',
    async (status, words, told, title) => {
      const { reported, reloadPerson, address } = open({ answers: { changePlan: refusal(status) } })
      press()
      expect(await screen.findByText(words)).toBeTruthy()
      expect(reported()).toEqual([['error', told]])
      expect(screen.getByText(words).previousElementSibling?.textContent).toBe(title)
      expect(screen.getByRole('link', { name: 'Contact support' }).getAttribute('href')).toBe('/support')
      expect(address()).toBe('/plans?view=purchase')
      expect(reloadPerson).toHaveBeenCalledTimes(1)
    },
  )

  it('that was refused once is no longer called refused while it is tried again', async () => {
    const { api, address } = open({ answers: { changePlan: refusal(402) } })
    press()
    expect(await screen.findByText('Reported by the server')).toBeTruthy()
    await settled()
    api.answer({ changePlan: () => new Promise(() => {}) })
    press()
    await waitFor(() => expect(api.callsOf('changePlan')).toHaveLength(2))
    expect(screen.queryByText('Reported by the server')).toBeNull()
    expect(address()).toBe('/plans?view=purchase')
  })

  it('that the server fails is reported in its words', async () => {
    const { reported, address } = open({ answers: { changePlan: refusal(500, 'Out of order') } })
    press()
    await waitFor(() => expect(reported()).toEqual([['error', 'Out of order']]))
    expect(screen.queryByText(notChanged)).toBeNull()
    expect(address()).toBe('/plans?view=purchase')
  })

  it('is not sent once the page is left while it is checked whether the account may pay', async () => {
    let approve = (_isEligible: boolean) => {}
    const eligibility = new Promise<boolean>((resolve) => {
      approve = resolve
    })
    const { api, sent, reported, address, router } = open({
      answers: { getPaymentEligibility: () => eligibility },
    })
    press()
    await waitFor(() => expect(api.callsOf('getPaymentEligibility')).toHaveLength(1))
    await act(() => router.navigate('/clusters'))
    await act(async () => approve(true))
    await act(async () => {})
    expect([sent(), reported(), address()]).toEqual([[], [], '/clusters'])
  })

  it('is not sent where nobody can say whether the account may pay', async () => {
    const { sent, reported } = open({ answers: { getPaymentEligibility: refusal(500, 'Out of order') } })
    press()
    await waitFor(() => expect(reported()).toEqual([['error', 'Out of order']]))
    expect(sent()).toEqual([])
  })

  it('is sent all the same to a server that knows no such question, which decides itself', async () => {
    const { sent, reported } = open({
      answers: { getPaymentEligibility: refusal(404), changePlan: refusal(402, 'Pay first') },
    })
    press()
    expect(await screen.findByText('Pay first')).toBeTruthy()
    expect([sent(), reported()]).toEqual([[[{ id: 'u-1' }, { plan: 'premium' }]], [['error', 'Pay first']]])
  })

  it.each([
    [
      'shows Premium',
      () => personOn('premium'),
      'success',
      'You can now enjoy all the benefits of our Premium Plan.',
    ],
    [
      'shows the old plan',
      () => personOn('free'),
      'error',
      'We could not confirm whether your plan was changed to Premium. Your account has been read again and does not show it; check your plan before you try again.',
    ],
    [
      'cannot be read',
      lost,
      'error',
      'We could not confirm whether your plan was changed to Premium, and your account could not be read again. Check your plan before you try again.',
    ],
  ] as const)('whose answer is lost is what the account says: it %s', async (_case, getMe, type, message) => {
    const { reported, api } = open({ answers: { changePlan: lost, getMe } })
    press()
    await waitFor(() => expect(reported()).toEqual([[type, message]]))
    expect(api.callsOf('changePlan')).toHaveLength(1)
  })

  it('keeps the key of a change whose answer was lost, and no other', async () => {
    const { api, reloadPerson } = open({ answers: { changePlan: lost, getMe: () => personOn('free') } })
    const keys = () => api.callsOf('changePlan').map(({ options }) => options.idempotencyKey)
    press()
    await waitFor(() => expect(reloadPerson).toHaveBeenCalledTimes(1))
    await settled()
    api.answer({ changePlan: refusal(304) })
    press()
    await waitFor(() => expect(reloadPerson).toHaveBeenCalledTimes(2))
    await settled()
    press()
    await waitFor(() => expect(keys()).toHaveLength(3))
    await settled()
    const [first, again, later] = keys()
    expect(first).toMatch(/^[\da-f-]{36}$/)
    expect(again).toBe(first)
    expect(later).not.toBe(first)
  })

  it('is under way until its page is left, so that nothing is said of the new plan there', async () => {
    const { address } = renderWithProviders(<PurchaseView />, {
      ...{ person: personOn('free'), path: '/plans', route: '*' },
      api: createFakeApi({ getPaymentEligibility: () => true, changePlan: () => ({ message: 'Done' }) }),
    })
    press()
    await waitFor(() => expect(address()).toBe('/my-account?tab=plan'))
    await act(async () => {})
    expect(screen.getByRole('button', { name: 'Changing your plan…' })).toBeTruthy()
  })

  it('takes nobody along who has left meanwhile', async () => {
    let answer: (message: { message: string }) => void = () => {}
    const changed = new Promise<{ message: string }>((resolve) => {
      answer = resolve
    })
    const { router, api, address, reloadPerson } = open({ answers: { changePlan: () => changed } })
    press()
    await waitFor(() => expect(api.callsOf('changePlan')).toHaveLength(1))
    await router.navigate('/clusters')
    await screen.findByText('Another page')
    answer({ message: 'Done' })
    await waitFor(() => expect(reloadPerson).toHaveBeenCalledTimes(1))
    expect(address()).toBe('/clusters')
  })

  it('is not there for who has Premium, and says so', () => {
    open({ person: personOn('basic') })
    expect(screen.getByRole('heading', { level: 2, name: 'This is your current plan.' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Confirm the purchase' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Your plan' }).getAttribute('href')).toBe('/my-account?tab=plan')
  })
})

describe('what is known of the payment card', () => {
  it.each([
    [{ last4: '4242', expiration: '08/28' }, 'Card ending in 4242, expires 08/28'],
    [{ last4: '4242', expiration: null }, 'Card ending in 4242'],
  ])('is said: %j [PLAN-018]', async (card, words) => {
    open({ answers: { getPayment: () => card } })
    expect(screen.getByText('Getting your payment card')).toBeTruthy()
    expect(await screen.findByText(words)).toBeTruthy()
  })

  it('can be read again after a failure, which keeps nobody from the purchase', async () => {
    const { api } = open({ answers: { getPayment: refusal(500) } })
    expect(await screen.findByText('Your payment card could not be loaded.')).toBeTruthy()
    expect(button().getAttribute('aria-disabled')).toBeNull()
    api.answer({ getPayment: () => ({ last4: '4242', expiration: '08/28' }) })
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Card ending in 4242, expires 08/28')).toBeTruthy()
  })
})
