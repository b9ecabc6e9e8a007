import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Reason } from '../../access/explain'
import { renderWithProviders } from '../../testing/render-with-providers'
import { SettingCard } from './setting-card'

const reason = (sentence: string, resolution: Reason['resolution']): Reason => ({
  ...{ rule: sentence, kind: 'state', source: 'test' },
  sentence,
  resolution,
})

it('says in the card every reason why its control may not be used, and leads to who can help', () => {
  const reasons = [reason('It is not in your plan.', 'owner'), reason('It is switched off.', 'support')]
  renderWithProviders(<SettingCard title="Copilot" about={null} reasons={reasons} />)
  expect(screen.getByRole('region', { name: 'Copilot' }).textContent?.replace(/\s+/g, ' ').trim()).toBe(
    'CopilotIt is not in your plan. It is switched off. Ask the owner of the cluster. Contact support.',
  )
  expect(screen.getByRole('link', { name: 'Contact support.' }).getAttribute('href')).toBe('/support')
})
