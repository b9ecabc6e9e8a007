import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import '../../../locales/late-texts'
import { createFakeApi } from '../../../testing/fake-api'
import { renderWithProviders } from '../../../testing/render-with-providers'
import { MonthClusters } from './month-clusters'

const record = {
  id: '2026-10',
  dateFormatted: 'Oct 2026',
  ...{
    units: 0,
    unitsCost: 0,
    users: 0,
    usersCost: 0,
    usage: 0,
    usageCost: 0,
    totalCost: 0,
    costShare: null,
  },
}

it('says of a month that no cluster had a part in it, and has nothing to save [BIL-002]', async () => {
  renderWithProviders(<MonthClusters record={record} />, {
    api: createFakeApi({ getBillingMonth: () => [] }),
  })
  expect(await screen.findByText('No cluster is listed in this month')).toBeDefined()
  expect(screen.getByText('The server names no cluster that had a part in it.')).toBeDefined()
  expect(screen.queryByRole('button', { name: /CSV|Export/ })).toBeNull()
})
