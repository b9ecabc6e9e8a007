import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { buildPerson } from '../testing/builders'
import { NewerPerson } from '../testing/newer-person'
import { renderWithProviders } from '../testing/render-with-providers'
import { type Analytics, createAnalytics } from './analytics'
import { patternAt } from './route-table'
import { useAnalyticsIdentity } from './use-analytics-identity'

function SignedIn({ analytics, reporter }: { analytics: Analytics; reporter: { setConsent: () => void } }) {
  useAnalyticsIdentity(analytics, reporter)
  return null
}

const renderedAs = (consent: 'accept' | 'reject' | null) => {
  const analytics = { identify: vi.fn(), reset: vi.fn(), read: () => null, subscribe: () => () => {} }
  const reporter = { setConsent: vi.fn() }
  const person = buildPerson({ email: 'ada@example.com', role: { id: 1, name: 'free' }, consent })
  const { unmount } = renderWithProviders(<SignedIn analytics={analytics} reporter={reporter} />, { person })
  return { analytics, reporter, unmount }
}

it('a trial user who accepted is known to the analysis and to error reports until the signed-in part is left', () => {
  const { analytics, reporter, unmount } = renderedAs('accept')
  expect(analytics.identify.mock.calls).toEqual([['ada@example.com']])
  expect(reporter.setConsent).toHaveBeenLastCalledWith(patternAt)
  unmount()
  expect(reporter.setConsent).toHaveBeenLastCalledWith(null)
})

it.each(['reject', null] as const)('a trial user who said %j is known to neither [SHL-D12]', (answer) => {
  const { analytics, reporter } = renderedAs(answer)
  expect(analytics.identify).not.toHaveBeenCalled()
  expect(reporter.setConsent.mock.calls).toEqual([[null]])
})

it('who was known without a question is forgotten on a trial that said no', () => {
  const analytics = createAnalytics()
  const reporter = { setConsent: vi.fn() }
  const premium = buildPerson({
    email: 'ada@example.com',
    role: { id: 3, name: 'premium' },
    consent: 'reject',
  })
  renderWithProviders(
    <NewerPerson newer={{ ...premium, role: { id: 1, name: 'free' } }}>
      <SignedIn analytics={analytics} reporter={reporter} />
    </NewerPerson>,
    { person: premium },
  )
  expect(analytics.read()).toBe('ada@example.com')
  fireEvent.click(screen.getByText('Newer answer'))
  expect(analytics.read()).toBeNull()
})
