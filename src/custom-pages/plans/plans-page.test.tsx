import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openPlans, personOn } from '../../testing/plans-driver'

// A place that another file left would be one to go back to.
const forgetPlace = () => window.history.replaceState(null, '')
beforeEach(forgetPlace)
afterEach(forgetPlace)

type OpenedRouter = ReturnType<typeof openPlans>['router']

const card = (name: string) => within(screen.getByRole('region', { name }))
const listed = (name: string) =>
  card(name)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
const button = (name: string) => screen.getByRole('button', { name })
const isOff = (name: string) => button(name).getAttribute('aria-disabled') === 'true'

describe('the plans', () => {
  it('are Cloud Basic, Premium and Enterprise, each with its button [PLAN-004, PLAN-030, PLAN-033]', () => {
    openPlans()
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Cloud Basic',
      'Premium',
      'Enterprise',
    ])
    expect(screen.getByRole('heading', { level: 1, name: 'Plans' })).toBeTruthy()
    expect(card('Cloud Basic').getByRole('button', { name: 'Select' })).toBeTruthy()
    expect(card('Premium').getByRole('button', { name: 'Try for free' })).toBeTruthy()
    expect(card('Enterprise').getByRole('button', { name: 'Contact Sales' })).toBeTruthy()
  })

  it('say what they cost in the words of the offer [PLAN-029, PLAN-037, PLAN-038, PLAN-039]', () => {
    openPlans()
    expect(card('Cloud Basic').getByText('Free')).toBeTruthy()
    expect(card('Enterprise').getByText('Priced by contacting sales')).toBeTruthy()
    expect(card('Premium').getByText('$500 free usage credit')).toBeTruthy()
    expect(card('Premium').getByText('30-day free trial, then $1200/year ($100/month)')).toBeTruthy()
  })

  it('say what Premium costs now and after the trial credit [PLAN-040, PLAN-041, PLAN-042, PLAN-043]', () => {
    openPlans()
    expect(card('Premium').getByText('$1 per unit')).toBeTruthy()
    expect(card('Premium').getByText('After the trial credit')).toBeTruthy()
    expect(listed('Premium').slice(0, 3)).toEqual([
      '$0.6 per unit',
      '$20 per user per month',
      '$20 per TB of storage per month',
    ])
  })

  it('say what Premium includes [PLAN-028, PLAN-036]', () => {
    openPlans()
    expect(listed('Premium').slice(3)).toEqual([
      'Multi-cluster up to 2XL',
      'Unlimited storage',
      'VPN',
      'Static IP',
      'Always alive',
      '14 days of backup time travel',
      'Clone cluster',
      'Sub-clustering',
      'Data agent',
      'HA and DR',
    ])
  })

  it.each([
    ['free', 'Cloud Basic', 'Select'],
    ['basic', 'Premium', 'Try for free'],
    ['premium', 'Premium', 'Try for free'],
    ['enterprise', 'Enterprise', 'Contact Sales'],
  ] as const)(
    'mark for role %s the card %s alone, whose button says why it is off [PLAN-013, PLAN-017]',
    (role, name, action) => {
      openPlans({ person: personOn(role) })
      expect(screen.getAllByText('Current Plan')).toHaveLength(1)
      expect(card(name).getByText('Current Plan')).toBeTruthy()
      expect(isOff(action)).toBe(true)
      const reason = document.getElementById(button(action).getAttribute('aria-describedby') ?? '')
      expect(reason?.textContent).toBe('This is your current plan.')
      expect(button(action).parentElement?.parentElement?.lastElementChild?.textContent).toBe(
        'This is your current plan.',
      )
    },
  )

  it('offer an enterprise account neither Premium nor Basic', () => {
    openPlans({ person: personOn('enterprise') })
    expect([isOff('Select'), isOff('Try for free')]).toEqual([true, true])
    for (const name of ['Cloud Basic', 'Premium'])
      expect(card(name).getAllByText('An Enterprise plan is changed through sales.')).toHaveLength(2)
  })

  it('mark no card for a plan that nobody knows', () => {
    openPlans({ person: personOn('free', { role: { id: 7, name: 'gold' } }) })
    expect(screen.queryByText('Current Plan')).toBeNull()
    expect(['Select', 'Try for free', 'Contact Sales'].filter(isOff)).toEqual([])
  })

  it('alert that sales cannot be contacted here, and nothing else [PLAN-010, PLAN-014]', () => {
    const alert = vi.fn()
    vi.stubGlobal('alert', alert)
    const { api, address } = openPlans()
    fireEvent.click(button('Contact Sales'))
    expect(alert.mock.calls).toEqual([['Not working!!']])
    expect([api.calls, address()]).toEqual([[], '/plans'])
  })

  it('open the address of sales in a new tab where the console is given one, and alert nothing', () => {
    const alert = vi.fn()
    vi.stubGlobal('alert', alert)
    const links = { contactSales: 'https://www.basalt.test/sales' }
    openPlans({ links })
    const sales = card('Enterprise').getByRole('link', { name: /^Contact Sales ?\(opens in a new tab\)$/ })
    expect([sales.getAttribute('href'), sales.getAttribute('target')]).toEqual([links.contactSales, '_blank'])
    expect(screen.queryByRole('button', { name: 'Contact Sales' })).toBeNull()
    fireEvent.click(sales)
    expect(alert).not.toHaveBeenCalled()
  })

  it('lead an enterprise account to no address of sales', () => {
    openPlans({ person: personOn('enterprise'), links: { contactSales: 'https://www.basalt.test/sales' } })
    expect(isOff('Contact Sales')).toBe(true)
    expect(screen.queryByRole('link', { name: /Contact Sales/ })).toBeNull()
  })
})

describe('a cluster that a link has brought along', () => {
  const fromDemo = 'You came from cluster demo. A plan is for your whole account, not for one cluster.'

  it('is named above the cards and above the purchase, to which its plan does not belong', async () => {
    const { address } = openPlans({ path: '/plans?cluster=demo' })
    expect(screen.getByText(fromDemo)).toBeTruthy()
    fireEvent.click(button('Try for free'))
    expect(screen.getByText(fromDemo)).toBeTruthy()
    fireEvent.click(screen.getByRole('link', { name: 'Plans' }))
    expect(await screen.findByRole('button', { name: 'Try for free' })).toBeTruthy()
    expect(address()).toBe('/plans?cluster=demo')
  })

  it.each(['/plans', '/plans?cluster=', '/plans?cluster=demo%20is%20free'])(
    'is not named at %s, where there is none',
    (path) => {
      openPlans({ path })
      expect(screen.queryByText(/^You came from/)).toBeNull()
    },
  )
})

describe('the ways of the page', () => {
  const heading = () => screen.getByRole('heading', { level: 1 })

  it('lead to the purchase at an address of its own, and back to the cards [PLAN-006, PLAN-009]', async () => {
    const { address } = openPlans({ path: '/plans?cluster=demo' })
    const intro = () =>
      screen.queryByText('The plan of your account decides what you can do with your clusters.')
    expect([intro() !== null, screen.queryByRole('button', { name: 'Back to the plans' })]).toEqual([
      true,
      null,
    ])
    fireEvent.click(button('Try for free'))
    expect(intro()).toBeNull()
    expect(heading().textContent).toBe('Purchase Premium Plan')
    expect(document.activeElement).toBe(heading())
    expect(address()).toBe('/plans?cluster=demo&view=purchase')
    fireEvent.click(button('Back to the plans'))
    expect(await screen.findByRole('heading', { level: 1, name: 'Plans' })).toBe(document.activeElement)
    expect(address()).toBe('/plans?cluster=demo')
  })

  it('lead back to the cards from a link to the purchase', () => {
    const { address, router } = openPlans({ path: '/plans?view=purchase' })
    fireEvent.click(button('Back to the plans'))
    expect(address()).toBe('/plans')
    expect(router.state.historyAction).toBe('REPLACE')
  })

  it('leave to the location before, and to the plan in my account where there is none [PLAN-005]', async () => {
    const direct = openPlans()
    fireEvent.click(button('Close'))
    expect(direct.address()).toBe('/my-account?tab=plan')
    direct.unmount()

    const { router, address } = openPlans({ path: '/plans' })
    await act(() => router.navigate('/consumption'))
    await act(() => router.navigate('/plans'))
    window.history.replaceState({ idx: 2 }, '')
    fireEvent.click(button('Close'))
    expect(await screen.findByText('Another page')).toBeTruthy()
    expect(address()).toBe('/consumption')
  })

  it('leave from the purchase past the cards it was opened from', async () => {
    const { router, address } = openPlans({ path: '/plans' })
    await act(() => router.navigate('/consumption'))
    await act(() => router.navigate('/plans'))
    window.history.replaceState({ idx: 2 }, '')
    fireEvent.click(button('Try for free'))
    window.history.replaceState({ idx: 3 }, '')
    fireEvent.click(button('Close'))
    expect(await screen.findByText('Another page')).toBeTruthy()
    expect(address()).toBe('/consumption')
  })

  it('leave past the cards one went back to, to the location before [PLAN-005]', async () => {
    const { router, address } = openPlans({ path: '/plans' })
    await act(() => router.navigate('/consumption'))
    await act(() => router.navigate('/plans'))
    window.history.replaceState({ idx: 2 }, '')
    fireEvent.click(button('Try for free'))
    fireEvent.click(button('Back to the plans'))
    await screen.findByRole('heading', { level: 1, name: 'Plans' })
    fireEvent.click(button('Close'))
    expect(await screen.findByText('Another page')).toBeTruthy()
    expect(address()).toBe('/consumption')
  })

  it.each([
    ['the breadcrumb', () => fireEvent.click(screen.getByRole('link', { name: 'Plans' }))],
    ['another link of the console', (router: OpenedRouter) => router.navigate('/plans')],
  ])(
    'leave to the location before after %s led from the purchase to the cards [PLAN-005]',
    async (_link, follow) => {
      const { router, address } = openPlans({ path: '/plans' })
      await act(() => router.navigate('/consumption'))
      await act(() => router.navigate('/plans'))
      fireEvent.click(button('Try for free'))
      await act(async () => void follow(router))
      expect([heading().textContent, address()]).toEqual(['Plans', '/plans'])
      window.history.replaceState({ idx: 4 }, '')
      fireEvent.click(button('Close'))
      expect(await screen.findByText('Another page')).toBeTruthy()
      expect(address()).toBe('/consumption')
    },
  )

  it('leave to the location before after the way to the page was taken on it again', async () => {
    const { router, address } = openPlans({ path: '/plans' })
    await act(() => router.navigate('/consumption'))
    await act(() => router.navigate('/plans'))
    fireEvent.click(button('Try for free'))
    await act(() => router.navigate('/plans?view=purchase', { replace: true }))
    window.history.replaceState({ idx: 3 }, '')
    fireEvent.click(button('Close'))
    expect(await screen.findByText('Another page')).toBeTruthy()
    expect(address()).toBe('/consumption')
  })

  it('leave from a purchase that was opened first on the page, with only the cards before it, to my account', () => {
    const { address } = openPlans({ path: '/plans' })
    fireEvent.click(button('Try for free'))
    window.history.replaceState({ idx: 1 }, '')
    fireEvent.click(button('Close'))
    expect(address()).toBe('/my-account?tab=plan')
  })
})
