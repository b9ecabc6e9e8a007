import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import '../../../locales/late-texts'
import { item } from '../../../testing/config-tab-driver'
import { buildClusterDetail } from '../../../testing/detail-builders'
import { createFakeApi } from '../../../testing/fake-api'
import { renderWithProviders } from '../../../testing/render-with-providers'
import { AdvancedConfiguration } from './advanced-configuration'

/** Two categories of 15 keys each. */
const categories = ['Cache', 'Engine'].map((name) => ({
  name,
  unread: [],
  items: Array.from({ length: 15 }, (_, place) => item({ key: `${name}.${place}`, value: 'x' })),
}))

describe('a search among many keys', () => {
  it('shows twenty at once, says how many there are, and shows all by a press', async () => {
    renderWithProviders(<AdvancedConfiguration cluster={buildClusterDetail()} />, {
      api: createFakeApi({
        listAdvancedConfigurations: () => [{ id: 'system', displayName: 'Server', unread: [], categories }],
      }),
    })
    const box = await screen.findByRole('searchbox')
    const fields = () => screen.queryAllByRole('textbox').length
    await waitFor(() => expect(fields()).toBe(15))
    fireEvent.change(box, { target: { value: 'e' } })
    const all = await screen.findByRole('button', { name: 'Show all 30 found' })
    expect(fields()).toBe(20)
    await userEvent.click(all)
    await waitFor(() => expect(fields()).toBe(30))
    // The first that the press brought: the sixth of the second fifteen.
    expect(document.activeElement).toBe(screen.getAllByRole('textbox')[20])
    expect(screen.queryByRole('button', { name: /^Show all/ })).toBeNull()
    fireEvent.change(box, { target: { value: 'engine' } })
    await waitFor(() => expect(fields()).toBe(15))
    expect(screen.queryByRole('button', { name: /^Show all/ })).toBeNull()
    // All were asked for of another search.
    fireEvent.change(box, { target: { value: '.' } })
    expect(await screen.findByRole('button', { name: 'Show all 30 found' })).toBeDefined()
    expect(fields()).toBe(20)
  })
})
