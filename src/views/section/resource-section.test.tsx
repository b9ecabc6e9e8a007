import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { ScopeContext } from '../../providers/scope-context'
import { buildClusterDetail } from '../../testing/detail-builders'
import { createFakeApi, type OwnAnswers } from '../../testing/fake-api'
import { buildGadget, type Gadget, gadgets } from '../../testing/gadgets'
import { renderWithProviders } from '../../testing/render-with-providers'
import { ResourceSection } from './resource-section'

type Options = { answers?: OwnAnswers; path?: string; cluster?: Parameters<typeof buildClusterDetail>[0] }

function renderGadgets(list: readonly Gadget[], { answers, path, cluster }: Options = {}) {
  const api = createFakeApi({}, { 'gadgets.list': () => [...list], ...answers })
  const scope = { kind: 'cluster' as const, cluster: buildClusterDetail({ name: 'sales', ...cluster }) }
  return renderWithProviders(
    <ScopeContext value={scope}>
      <ResourceSection definition={gadgets} />
    </ScopeContext>,
    { api, path: path ?? '/clusters/sales?tab=gadgets' },
  )
}

const many = (count: number) =>
  Array.from({ length: count }, (_, index) => buildGadget({ name: `g${index + 1}`, weight: index }))
const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
const table = () => screen.findByRole('table', { name: 'Gadgets' })

describe('a table', () => {
  it('has pages of 10, 20 or 30 rows, kept in the address behind the name of the list [PLT-006]', async () => {
    const { address } = renderGadgets(many(45))
    await table()

    expect(names()).toHaveLength(10)
    expect(screen.getByText('1–10 of 45').getAttribute('role')).toBe('status')
    const size = screen.getByRole('combobox', { name: 'Rows per page' })
    expect(
      within(size)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['10', '20', '30'])

    await userEvent.click(screen.getByRole('button', { name: 'Next page' }))
    expect(names()[0]).toBe('g11')
    expect(address()).toBe('/clusters/sales?tab=gadgets&gadgets.page=2')

    await userEvent.selectOptions(size, '30')
    expect(names()).toHaveLength(30)
    expect(names()[0]).toBe('g1')
    expect(address()).toBe('/clusters/sales?tab=gadgets&gadgets.size=30')

    await userEvent.click(screen.getByRole('button', { name: 'Next page' }))
    expect(screen.getByText('31–45 of 45')).toBeDefined()
    expect(screen.getByRole('button', { name: 'Next page' }).getAttribute('aria-disabled')).toBe('true')
    expect((await table()).getAttribute('aria-rowcount')).toBe('46')
    expect(screen.getAllByRole('row')[1]?.getAttribute('aria-rowindex')).toBe('32')
  })
})
