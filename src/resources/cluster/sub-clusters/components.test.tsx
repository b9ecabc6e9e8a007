// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { buildPerson } from '../../../testing/builders'
import { buildClusterDetail, buildSubCluster } from '../../../testing/detail-builders'
import { components as ownComponents } from './components'

// The built console may load the cells before the texts of the cluster page.
it('says whether it is connected in words, also where the texts come after the cells [SUB-010]', async () => {
  vi.resetModules()
  const { addMessages } = await import('../../../locales/t')
  const { components } = await import('./components')
  const { lateMessages } = await import('../../../locales/late-messages')
  addMessages(lateMessages)
  const record = { id: '1', name: 'sales-quarter', nodes: 1, ipu: 1, sizeId: null, sizeName: null, url: null }
  const states = ['running', 'loading', 'disconnected'].map((state) => ({
    ...{ ...record, type: 'analytics', status: null, isFallback: false, state },
  }))
  render(states.map((each) => <p key={each.state}>{components.cells?.status?.(each)}</p>))
  for (const word of ['Connected', 'Connecting...', 'Disconnected']) {
    expect(screen.getByText(word)).toBeDefined()
  }
})

it('has a word for one without an address, and offers every kind where one is made [SUB-D07]', () => {
  const cluster = buildClusterDetail()
  render(<p>{ownComponents.cells?.endpoint?.(buildSubCluster({ url: null }))}</p>)
  expect(screen.getByText('N/A')).toBeDefined()
  const types = ownComponents.choices?.types?.({
    mode: 'create',
    values: {},
    record: null,
    scope: { kind: 'cluster', cluster },
    person: buildPerson(),
    productKey: 'basalt',
  })
  expect(types).toMatchObject({
    choices: ['analytics', 'fallbackanalytics', 'sqlx', 'loader', 'chidori'].map((value) => ({ value })),
  })
})
