import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ApiError } from '../../api/errors'
import { buildPerson } from '../../testing/builders'
import { buildClusterDetail } from '../../testing/detail-builders'
import { createFakeApi, type FakeAnswers } from '../../testing/fake-api'
import { renderWithProviders } from '../../testing/render-with-providers'
import { PremiumMark } from './premium-mark'

const shown = () => [screen.queryByText('Premium'), screen.queryByText('Upgrade to Premium')].map(Boolean)

function renderMark(isPremium: boolean, answers: FakeAnswers) {
  return renderWithProviders(<PremiumMark cluster={buildClusterDetail({ name: 'a&b', isPremium })} />, {
    api: createFakeApi(answers),
    person: buildPerson({ toggleFeatures: [{ key: 'payment', isPublished: true }] }),
  })
}

describe('the mark of premium', () => {
  it.each([
    ['is offered', true, true, [true, false]],
    ['is offered', false, true, [false, true]],
    ['is not offered', true, false, [false, false]],
    ['is not offered', false, false, [false, false]],
    ['is offered as far as anybody knows', true, null, [true, false]],
    ['is offered as far as anybody knows', false, null, [false, true]],
  ] as const)(
    'where the package %s, of a cluster with premium (%s) [API-063, DET-013]',
    async (_case, isPremium, isOffered, marks) => {
      const { api, queryClient } = renderMark(isPremium, {
        getPremiumPackage: () => {
          if (isOffered === null) throw new ApiError({ message: 'Not found', statusCode: 404 })
          return isOffered
        },
      })
      await waitFor(() => expect(queryClient.isFetching()).toBe(0))
      await waitFor(() => expect(shown()).toEqual(marks))
      expect(api.callsOf('getPremiumPackage')).toHaveLength(1)
    },
  )

  it('is not there before it is known whether it stays', async () => {
    let tell: (isOffered: boolean) => void = () => {}
    const isOffered = new Promise<boolean>((resolve) => {
      tell = resolve
    })
    renderMark(false, { getPremiumPackage: () => isOffered })
    expect(shown()).toEqual([false, false])
    tell(true)
    expect(await screen.findByText('Upgrade to Premium')).toBeTruthy()
  })

  it('leads to the plans, and says what is offered there [PLAN-031]', async () => {
    renderMark(false, { getPremiumPackage: () => true })
    const link = await screen.findByRole('link', { name: 'Upgrade to Premium' })
    expect(link.getAttribute('href')).toBe('/plans?cluster=a%26b')
    expect(document.getElementById(link.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Upgrade to premium with a 30-day free trial, then $1200/year ($100/month)',
    )
  })
})
