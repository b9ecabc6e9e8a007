import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import '../../../locales/account-texts'
import { ApiError, NetworkError } from '../../../api/errors'
import { buildPerson } from '../../../testing/builders'
import { createFakeApi, type FakeAnswers } from '../../../testing/fake-api'
import { renderWithProviders } from '../../../testing/render-with-providers'
import { PaymentCard } from './payment-card'

const card = { last4: '4242', expiration: '08/28' }
const refuse = (statusCode: number, message = 'No') => new ApiError({ message, statusCode, fieldErrors: [] })
const lost = () => {
  throw new NetworkError('removePayment', 'timeout')
}

function renderCard(answers: FakeAnswers, isPaymentOn = true) {
  const api = createFakeApi({ getPayment: () => card, ...answers })
  const person = buildPerson({
    features: [],
    toggleFeatures: [{ key: 'payment', isPublished: isPaymentOn }],
  })
  return renderWithProviders(<PaymentCard />, { api, person, path: '/my-account?tab=plan' })
}

const words = 'Card ending in 4242, expires 08/28'
const messages = ({ notices }: ReturnType<typeof renderCard>) => notices.map(({ message }) => message)

async function removeCard() {
  fireEvent.click(await screen.findByRole('button', { name: 'Remove' }))
  const question = await screen.findByRole('dialog', { name: 'Remove the payment card?' })
  expect(within(question).getByText(new RegExp(`^${words}`))).toBeDefined()
  const agree = within(question).getByRole('button', { name: 'Remove card' })
  expect(agree.className).toContain('danger')
  fireEvent.click(agree)
}

describe('the payment card', () => {
  it.each([
    [card, words],
    [{ last4: '4242', expiration: null }, 'Card ending in 4242'],
    [{ last4: null, expiration: '08/28' }, 'Card that expires 08/28'],
  ])('%j says %s [API-099, BIL-003, BIL-D03]', async (reported, says) => {
    const { api } = renderCard({ getPayment: () => reported })
    expect(await screen.findByText(says)).toBeDefined()
    expect(api.callsOf('getPayment').map(({ options }) => options.path)).toEqual([{ id: 'u-1' }])
  })

  it('that is missing is no error [BIL-D06]', async () => {
    const rendered = renderCard({
      getPayment: () => {
        throw refuse(404)
      },
    })
    expect(
      await screen.findByText(
        'There is no payment card. One cannot be added in this console yet; support can help.',
      ),
    ).toBeDefined()
    expect(screen.queryByRole('button')).toBeNull()
    expect([screen.queryByRole('alert'), messages(rendered)]).toEqual([null, []])
  })

  it('that cannot be read says so in its place, and is read again [BIL-D06]', async () => {
    const { api } = renderCard({
      getPayment: () => {
        throw refuse(500, 'The bank is closed')
      },
    })
    expect((await screen.findByRole('alert')).textContent).toContain('The bank is closed')
    api.answer({ getPayment: () => card })
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText(words)).toBeDefined()
  })

  it('is on its way, with nothing to press', () => {
    renderCard({ getPayment: () => new Promise(() => {}) })
    const region = within(screen.getByRole('region', { name: 'Payment card' }))
    expect(region.getByRole('status').textContent).toBe('Getting your payment card')
    expect([screen.queryByRole('button'), screen.queryByText(/There is no payment card/)]).toEqual([
      null,
      null,
    ])
  })

  it('is not there while payment is off, and not asked for [BIL-D01]', () => {
    const { api } = renderCard({}, false)
    expect(screen.queryByRole('region', { name: 'Payment card' })).toBeNull()
    expect(api.calls).toEqual([])
  })

  it('is removed once that is confirmed, and not before [API-100, BIL-D03]', async () => {
    const rendered = renderCard({ removePayment: () => ({ message: null }) })
    fireEvent.click(await screen.findByRole('button', { name: 'Remove' }))
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
    expect(rendered.api.callsOf('removePayment')).toEqual([])
    await removeCard()
    expect(await screen.findByText(/^There is no payment card/)).toBeDefined()
    expect(rendered.api.callsOf('removePayment').map(({ options }) => options)).toEqual([
      { path: { id: 'u-1' } },
    ])
    expect(messages(rendered)).toEqual(['The payment card was removed.'])
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Payment card' })),
    )
  })

  it('is still there where the server refuses, in its words', async () => {
    const rendered = renderCard({
      removePayment: () => {
        throw refuse(409, 'An invoice is open')
      },
    })
    await removeCard()
    await waitFor(() => expect(messages(rendered)).toEqual(['An invoice is open']))
    expect(screen.getByText(words)).toBeDefined()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByRole('button', { name: 'Remove' }).getAttribute('aria-disabled')).toBeNull()
  })

  it('is shown as it is read again after a refusal', async () => {
    const rendered = renderCard({
      removePayment: () => {
        throw refuse(409, 'An invoice is open')
      },
    })
    await screen.findByText(words)
    rendered.api.answer({ getPayment: () => ({ last4: '1881', expiration: '01/30' }) })
    await removeCard()
    expect(await screen.findByText('Card ending in 1881, expires 01/30')).toBeDefined()
  })

  it('cannot be kept any more while its removal is under way, which is reported in the words of the server', async () => {
    let answer: (reported: { message: string }) => void = () => {}
    const removed = new Promise<{ message: string }>((resolve) => {
      answer = resolve
    })
    const rendered = renderCard({ removePayment: () => removed })
    await removeCard()
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Cancel' }).getAttribute('aria-disabled')).toBe('true'),
    )
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
    answer({ message: 'Card 4242 is forgotten' })
    await waitFor(() => expect(messages(rendered)).toEqual(['Card 4242 is forgotten']))
  })

  it('that was gone already is gone', async () => {
    const rendered = renderCard({
      removePayment: () => {
        throw refuse(404)
      },
    })
    await removeCard()
    await waitFor(() => expect(messages(rendered)).toEqual(['The payment card had been removed already.']))
    expect(screen.getByText(/^There is no payment card/)).toBeDefined()
  })

  it.each([
    ['it is gone', () => null, 'The payment card was removed.', /^There is no payment card/],
    ['it is still there', () => card, /^Could not confirm that .* still there/, words],
    ['it cannot be read', lost, /^Could not confirm that .* cannot be read/, words],
  ])('after a lost answer is read again: %s', async (_what, getPayment, says, shows) => {
    const rendered = renderCard({ removePayment: lost })
    await screen.findByText(words)
    rendered.api.answer({ getPayment })
    await removeCard()
    await waitFor(() => expect(messages(rendered)).toEqual([expect.stringMatching(says)]))
    expect(screen.getByText(shows)).toBeDefined()
    expect(rendered.api.callsOf('removePayment')).toHaveLength(1)
  })
})
