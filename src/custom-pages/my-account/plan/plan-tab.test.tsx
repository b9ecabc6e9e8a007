import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import '../../../locales/account-texts'
import { buildPerson } from '../../../testing/builders'
import { createFakeApi } from '../../../testing/fake-api'
import { renderWithProviders } from '../../../testing/render-with-providers'
import { PlanTab } from './plan-tab'

const open = (role: { id: number; name: string }, isTrialExpired = false) =>
  renderWithProviders(<PlanTab />, {
    person: buildPerson({
      role,
      isTrialExpired,
      toggleFeatures: [{ key: 'payment', isPublished: true }],
    }),
    api: createFakeApi({ getPayment: () => ({ last4: '4242', expiration: '08/28' }) }),
  })

describe('the plan tab', () => {
  it.each([
    [{ id: 1, name: 'free' }, 'Cloud Basic', 'Free', 'One cluster of at most Small size'],
    [{ id: 2, name: 'basic' }, 'Premium', '$1 per unit', 'Sub-clustering'],
    [{ id: 3, name: 'premium' }, 'Premium', '$1 per unit', 'Sub-clustering'],
    [{ id: 4, name: 'enterprise' }, 'Enterprise', 'Priced by contacting sales', 'All installable data apps'],
  ])('of role %j says %s, %s and what it includes [PLAN-013, PLAN-033]', (role, name, price, feature) => {
    open(role)
    expect(screen.getByRole('heading', { level: 2, name })).toBeTruthy()
    expect(screen.getByText(price)).toBeTruthy()
    expect(screen.getByText(feature)).toBeTruthy()
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Prices',
      `What ${name} includes`,
    ])
    // Of the credit the one is told that it comes, the other that what is left of it is not known.
    expect([
      screen.queryByText(/^Premium starts with a trial/) !== null,
      screen.queryByText(/^How much of the \$500/) !== null,
    ]).toEqual([name === 'Cloud Basic', name === 'Premium'])
  })

  it('shows the card that pays', async () => {
    open({ id: 3, name: 'premium' })
    expect(await screen.findByText('Card ending in 4242, expires 08/28')).toBeTruthy()
  })

  it('leads to the plans [ACC-006]', () => {
    open({ id: 3, name: 'premium' })
    expect(screen.getByRole('link', { name: 'Compare plans' }).getAttribute('href')).toBe('/plans')
  })

  it.each([
    [false, 'Your trial is running.'],
    [true, 'Your trial has expired.'],
  ])('says how a trial stands, expired (%s)', (isExpired, words) => {
    open({ id: 1, name: 'free' }, isExpired)
    expect(screen.getByText(words)).toBeTruthy()
    expect(screen.getByText('Premium starts with a trial: $500 free usage credit.')).toBeTruthy()
  })

  it('does not make up what is left of the credit, nor a trial where there is none [PLAN-038]', () => {
    open({ id: 3, name: 'premium' })
    expect(
      screen.getByText('How much of the $500 free usage credit is left is not reported here.'),
    ).toBeTruthy()
    expect(screen.queryByText(/Your trial/)).toBeNull()
  })

  it('says that what an unknown plan includes is not known', () => {
    open({ id: 7, name: 'gold' })
    expect(screen.getByRole('heading', { level: 2, name: 'Not known' })).toBeTruthy()
    expect(screen.getByText('What your plan includes is not known here.')).toBeTruthy()
  })
})
