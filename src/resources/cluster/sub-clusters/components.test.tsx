// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

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
