import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import '../../../locales/late-texts'
import { buildPerson } from '../../../testing/builders'
import { buildRegion, buildSize } from '../../../testing/choice-builders'
import { createFakeApi } from '../../../testing/fake-api'
import { renderWithProviders } from '../../../testing/render-with-providers'
import { sizeChoices, useChosenRegion } from './place-choices'

it('a size that a cluster may not have stands on its slider with the reason [CRE-D12]', () => {
  const [small, medium] = [buildSize('small', 1, 1), buildSize('medium', 2, 2)]
  const reasons = sizeChoices({ sizes: [small], allSizes: [medium, small] }, 'edit').map(
    ({ value, disabledReason }) => [value, disabledReason],
  )
  expect(reasons).toEqual([
    ['small', undefined],
    ['medium', 'Not available for this cluster'],
  ])
})

function Chosen({ region }: { region: string | null }) {
  const chosen = useChosenRegion({
    mode: 'create',
    values: { platform: 'gc', region },
    record: null,
    scope: { kind: 'user' },
    person: buildPerson(),
    productKey: 'basalt',
  })
  return <p>{chosen ? `in ${chosen.alias}` : 'nowhere'}</p>
}

it('the region chosen is the one of that cluster code, and none before they are read', async () => {
  const regions = [buildRegion(), buildRegion({ alias: 'Europe West', clusterCode: 'gc-euw1' })]
  const api = createFakeApi({ listRegions: () => regions })
  renderWithProviders(
    <>
      <Chosen region="gc-euw1" />
      <Chosen region="gc-gone" />
    </>,
    { api },
  )
  expect(screen.getAllByText('nowhere')).toHaveLength(2)
  expect(await screen.findByText('in Europe West')).toBeDefined()
  expect(screen.getAllByText('nowhere')).toHaveLength(1)
})
