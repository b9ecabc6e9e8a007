import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { buildPerson } from '../../../testing/builders'
import { buildClusterDetail } from '../../../testing/detail-builders'
import { renderWithProviders } from '../../../testing/render-with-providers'
import { Setting } from './setting'

const renderPackages = (role: { id: number; name: string }) =>
  renderWithProviders(<Setting name="packages" cluster={buildClusterDetail()} />, {
    person: buildPerson({ role }),
    session: { environment: 'production' },
  })

it('leads to the libraries whoever has their tab', () => {
  renderPackages({ id: 3, name: 'premium' })
  expect(screen.getByRole('link').getAttribute('href')).toBe('/clusters/demo?tab=libraries')
})

it('leads a person on trial to no tab that is hidden from them, and says why [LIB-023]', () => {
  renderPackages({ id: 1, name: 'free' })
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByText('Libraries are part of the Premium plan.')).toBeDefined()
})
