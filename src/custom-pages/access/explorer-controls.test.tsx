import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import '../../locales/late-texts'
import { buildFinding } from '../../testing/access-page-builders'
import type { AccessAddress } from './access-address'
import { ExplorerControls, type ExplorerControlsProps } from './explorer-controls'

beforeEach(() => {
  vi.useFakeTimers()
})

const finding = buildFinding()

function show(parts: Partial<AccessAddress> = {}, people: Partial<ExplorerControlsProps['people']> = {}) {
  const change = vi.fn()
  const address: AccessAddress = {
    tab: 'explore',
    as: 'me',
    state: undefined,
    area: undefined,
    verdict: undefined,
    search: '',
    open: new Set(),
    change,
    ...parts,
  }
  render(
    <ExplorerControls
      address={address}
      people={{ list: [], isLoading: false, note: null, ...people }}
      now="starting-up"
      findings={[finding, { ...finding, verdict: 'allowed' }, finding]}
    />,
  )
  return change
}

const choice = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name })
const offered = (name: string) =>
  within(choice(name))
    .getAllByRole('option')
    .map((option) => option.textContent)

describe('the controls of the access explorer', () => {
  it('offer every state, the areas, and how many actions have each verdict', () => {
    show()
    expect(offered('State of the cluster')).toEqual([
      'As it is now: Starting up',
      'Unavailable',
      'Stopping',
      'Starting up',
      'Creating',
      'Disconnected',
      'Connected',
      'Unknown',
    ])
    expect(offered('Area').slice(0, 3)).toEqual(['All areas', 'Clusters', 'Tabs of the cluster page'])
    expect(offered('Verdict')).toEqual(['All verdicts', 'Allowed (1)', 'Depends (0)', 'Refused (2)'])
    expect(offered('Whose access')).toEqual(['Me', 'Owner', 'Manager', 'User', 'Billing User'])
    expect(
      within(choice('Whose access'))
        .getAllByRole('group')
        .map((group) => group.getAttribute('label')),
    ).toEqual(['A role'])
  })

  it('say that the people of the cluster are on their way', () => {
    show({}, { isLoading: true })
    const people = within(choice('Whose access')).getByRole('group', { name: 'A person of this cluster' })
    const [reading] = within(people).getAllByRole<HTMLOptionElement>('option')
    expect([reading?.textContent, reading?.disabled]).toEqual(['Reading the people…', true])
  })

  it('show what the address says', () => {
    show({ as: 'developer', state: 'sleeping', area: 'Users', verdict: 'refused', search: 'role' })
    expect(
      ['Whose access', 'State of the cluster', 'Area', 'Verdict'].map((name) => choice(name).value),
    ).toEqual(['developer', 'sleeping', 'Users', 'refused'])
    expect(screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search actions' }).value).toBe('role')
  })

  it.each([
    ['Whose access', 'owner', { as: 'owner' }],
    ['State of the cluster', 'running', { state: 'running' }],
    ['Area', 'Token', { area: 'Token' }],
    ['Verdict', 'allowed', { verdict: 'allowed' }],
  ])('write what is chosen: %s', (name, value, written) => {
    const change = show()
    fireEvent.change(choice(name), { target: { value } })
    expect(change.mock.calls).toEqual([[written]])
  })

  it('write what is typed once it is quiet', async () => {
    const change = show()
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'quota' } })
    await act(() => vi.advanceTimersByTimeAsync(149))
    expect(change).toHaveBeenCalledTimes(0)
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(change.mock.calls).toEqual([[{ q: 'quota' }]])
  })
})
