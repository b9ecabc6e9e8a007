import { render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { expect, it } from 'vitest'
import '../../locales/account-texts'
import '../../locales/late-texts'
import { buildPerson } from '../../testing/builders'
import { renderWithProviders } from '../../testing/render-with-providers'
import { Icon } from '../../ui/icon'
import { cardText } from './card-text'
import { PlanFeatures, PlanPrice, planName } from './plan-offer'
import { TrialExpiredNotice } from './trial-expired-notice'

it.each([
  [{ last4: '4242', expiration: '12/2027' }, 'Card ending in 4242, expires 12/2027'],
  [{ last4: '4242', expiration: null }, 'Card ending in 4242'],
  [{ last4: null, expiration: '12/2027' }, 'Card that expires 12/2027'],
])('a payment card is said as far as it is known: %j', (card, words) => {
  expect(cardText(card)).toBe(words)
})

it('what a plan includes is ticked, and crossed out where it is lost', () => {
  const pathIn = (element: ReactElement) => render(element).container.querySelector('path')?.getAttribute('d')
  const [tick, cross] = [pathIn(<Icon name="check" />), pathIn(<Icon name="close" />)]
  const { container, rerender } = render(<PlanFeatures plan="free" />)
  const drawn = () => container.querySelector('li path')?.getAttribute('d')
  expect([drawn(), container.querySelector('ul')?.dataset.lost]).toEqual([tick, undefined])
  rerender(<PlanFeatures plan="free" isLost />)
  expect([drawn(), container.querySelector('ul')?.dataset.lost]).toEqual([cross, 'true'])
  expect(tick).not.toBe(cross)
})

it('a plan nobody knows has a name of its own', () => {
  expect(planName(null)).not.toBe(planName('free'))
})

it.each([
  [{ isInHandsOnLab: false, hasExtendedTrial: false }, true],
  [{ isInHandsOnLab: true, hasExtendedTrial: false }, false],
  [{ isInHandsOnLab: false, hasExtendedTrial: true }, false],
])(
  'who had an expired trial with %j is offered the lab: %s, and otherwise an upgrade',
  (person, isOfferedLab) => {
    renderWithProviders(<TrialExpiredNotice />, { person: buildPerson(person) })
    const [link, ...more] = screen.getAllByRole('link')
    expect(more).toEqual([])
    expect(link?.getAttribute('href')).toBe(isOfferedLab ? 'https://labs.basalt.test/register' : '/support')
    expect(link?.textContent).toContain(isOfferedLab ? 'Register for Hands-on Lab' : 'REQUEST UPGRADE NOW')
    const text = isOfferedLab
      ? /^You can still try .+ in a guided lab\.$/
      : 'Your clusters are kept. Ask for an upgrade to use them again.'
    expect(screen.getByText(text)).toBeDefined()
  },
)

it('each plan costs what is said of it, and nothing is computed [PLAN-D10, PLAN-D21]', () => {
  const costs = (plan: 'free' | 'premium' | 'enterprise') =>
    [...render(<PlanPrice plan={plan} />).container.querySelectorAll('p, li')].map(
      ({ textContent }) => textContent,
    )
  expect(costs('free')).toEqual(['Free'])
  expect(costs('premium')).toEqual([
    '$1 per unit',
    '$500 free usage credit',
    '30-day free trial, then $1200/year ($100/month)',
    'After the trial credit',
    '$0.6 per unit',
    '$20 per user per month',
    '$20 per TB of storage per month',
  ])
  expect(costs('enterprise')).toEqual(['Priced by contacting sales'])
})
