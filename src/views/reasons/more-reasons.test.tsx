import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Reason } from '../../access/explain'
import { buildPerson } from '../../testing/builders'
import { renderWithProviders } from '../../testing/render-with-providers'
import { hasMoreReasons, MoreReasons } from './more-reasons'
import { ReasonHint } from './reason-hint'
import { RefusalNote } from './refusal-text'

const reason = (sentence: string, resolution: Reason['resolution'] = 'none'): Reason => ({
  ...{ rule: sentence, kind: 'state', source: 'test' },
  sentence,
  resolution,
})
const paying = buildPerson({ toggleFeatures: [{ key: 'payment', isPublished: true }] })
const links = () => screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])

it.each([
  [[], false],
  [[reason('It sleeps')], false],
  [[reason('It sleeps'), reason('It sleeps')], false],
  [[reason('It sleeps'), reason('It is locked')], true],
  [[reason('It sleeps', 'wait')], true],
])('of %j there is more to say than the first sentence: %s', (reasons, isMore) => {
  expect(hasMoreReasons(reasons)).toBe(isMore)
})

it('says the other reasons and who can change them, and leads to what has a page the person may open', () => {
  const reasons = [
    reason('First'),
    reason('Second', 'upgrade'),
    reason('Third', 'support'),
    reason('Fourth', 'owner'),
  ]
  const { container } = renderWithProviders(<MoreReasons reasons={reasons} />, { person: paying })
  expect(container.textContent?.replace(/\s+/g, ' ').trim()).toBe(
    'Second Third Fourth Upgrade your plan. Contact support. Ask the owner of the cluster.',
  )
  expect(links()).toEqual([
    ['Upgrade your plan.', '/plans'],
    ['Contact support.', '/support'],
  ])
})

it('leads to support without asking for it a second time', () => {
  const reported = reason('It was disabled, Please contact support.', 'support')
  renderWithProviders(<MoreReasons reasons={[reported]} />)
  expect(links()).toEqual([['Open the support page.', '/support']])
})

it('a refusal in running text says every reason once, and who can change it', () => {
  const reasons = [reason('First', 'owner'), reason('Second'), reason('Third')]
  const { container } = renderWithProviders(<RefusalNote reasons={reasons} />)
  expect(container.textContent?.replace(/\s+/g, ' ').trim()).toBe(
    'First Second Third Ask the owner of the cluster.',
  )
})

it('leads to no plans for somebody who may not open them', () => {
  const { container } = renderWithProviders(<MoreReasons reasons={[reason('First', 'upgrade')]} />)
  expect(container.textContent?.trim()).toBe('Upgrade your plan.')
  expect(links()).toEqual([])
})

it('has no links within a button: what has an address is only heard there', () => {
  const reasons = [reason('First', 'support'), reason('Second', 'owner')]
  const { container } = renderWithProviders(<MoreReasons reasons={reasons} isPlain />)
  expect(links()).toEqual([])
  expect(container.querySelector('.visually-hidden')?.textContent).toBe('Contact support.')
})

it.each([
  [[reason('It sleeps')], 'It waits', 'It sleeps'],
  [[], 'It waits', 'It waits'],
  [[], null, undefined],
])('a control with the reasons %j, and otherwise %s, is explained by "%s"', (reasons, otherwise, said) => {
  renderWithProviders(
    <ReasonHint reasons={reasons} otherwise={otherwise}>
      {(describedBy) => (
        <button type="button" aria-describedby={describedBy}>
          Go
        </button>
      )}
    </ReasonHint>,
  )
  const id = screen.getByRole('button').getAttribute('aria-describedby') ?? ''
  expect(document.getElementById(id)?.textContent).toBe(said)
})
