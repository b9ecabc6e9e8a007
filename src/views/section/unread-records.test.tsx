import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { clusterListResponse } from '../../api/wire/cluster'
import { ClustersPage } from '../../custom-pages/clusters/clusters-page'
import type { ResourceDefinition } from '../../definitions/define'
import { ScopeContext } from '../../providers/scope-context'
import { buildClusterDetail } from '../../testing/detail-builders'
import { createFakeApi } from '../../testing/fake-api'
import { buildGadget, gadgets } from '../../testing/gadgets'
import { renderWithProviders } from '../../testing/render-with-providers'
import { ResourceSection } from './resource-section'

/** A section whose own call answers this, read as the client reads it. */
function renderGadgets(sent: unknown, definition: ResourceDefinition = gadgets) {
  const scope = { kind: 'cluster' as const, cluster: buildClusterDetail({ name: 'sales' }) }
  renderWithProviders(
    <ScopeContext value={scope}>
      <ResourceSection definition={definition} />
    </ScopeContext>,
    {
      api: createFakeApi({}, { 'gadgets.list': (_options, call) => call.response.parse(sent) }),
      path: '/clusters/sales',
    },
  )
}

const names = () => screen.queryAllByRole('rowheader').map(({ textContent }) => textContent)
const sentences = async () => {
  const notice = await screen.findByRole('group')
  return within(notice)
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent)
}

describe('a table of which not all can be read', () => {
  it('shows the records that can, and names the others in a notice that opens', async () => {
    renderGadgets([
      buildGadget({ name: 'bolt' }),
      { ...buildGadget({ name: 'nut' }), id: 'g-7', weight: 'heavy' },
      buildGadget({ name: 'screw' }),
      'gadget',
    ])
    await userEvent.click(await screen.findByText('2 of 4 gadgets could not be read and are not shown'))
    expect(names()).toEqual(['bolt', 'screw'])
    expect(screen.getByText('4 in all')).toBeDefined()
    expect(await sentences()).toEqual([
      'nut (g-7): weight should be a number and came as a text, “heavy”.',
      'Number 4 should be an object and came as a text, “gadget”.',
    ])
  })

  it('is not called empty where none can be read', async () => {
    renderGadgets([{ name: 'bolt' }])
    expect(await screen.findByText('1 of 1 gadget could not be read and is not shown')).toBeDefined()
    expect(screen.queryByText('No gadgets')).toBeNull()
    expect(screen.queryByText(/match your search/)).toBeNull()
  })

  it('says nothing while all can be read', async () => {
    renderGadgets([buildGadget({ name: 'bolt' })])
    await screen.findByText('bolt')
    expect(screen.queryByRole('group')).toBeNull()
  })

  it('fails in its place where the answer is no list', async () => {
    renderGadgets({ gadgets: 7 })
    expect(await screen.findByText('Gadgets failed')).toBeDefined()
  })

  it('keeps the total of a list under a name honest, too', async () => {
    renderGadgets(
      { rows: [buildGadget({ name: 'bolt' }), { id: 'g-2' }], total: 12 },
      { ...gadgets, calls: { ...gadgets.calls, recordsAt: 'rows' } },
    )
    expect(await screen.findByText('1 of 12 gadgets could not be read and is not shown')).toBeDefined()
    expect(names()).toEqual(['bolt'])
  })
})

describe('a list under a record, of which not all can be read', () => {
  const ofSeven: ResourceDefinition = { ...gadgets, narrowed: { by: 'note', id: '7' } }
  const unread = { ...buildGadget({ name: 'nut' }), weight: 'heavy' }

  it('counts these beside its own, and says that nobody knows whose they are', async () => {
    renderGadgets(
      [
        buildGadget({ name: 'bolt', note: '7' }),
        buildGadget({ name: 'pin', note: '8' }),
        unread,
        'gadget',
        7,
      ],
      ofSeven,
    )
    expect(
      await screen.findByText(
        '3 of 4 gadgets could not be read and are not shown. They may belong to this record.',
      ),
    ).toBeDefined()
    expect(names()).toEqual(['bolt'])
    expect(screen.queryByText(/in all$/)).toBeNull()
  })

  it('is not called empty, though nothing that could be read belongs to the record', async () => {
    renderGadgets([buildGadget({ name: 'pin', note: '8' }), unread], ofSeven)
    expect(
      await screen.findByText(
        '1 of 1 gadget could not be read and is not shown. It may belong to this record.',
      ),
    ).toBeDefined()
    expect(screen.queryByText('No gadgets')).toBeNull()
  })
})

describe('the clusters of which not all can be read', () => {
  const renderClusters = (sent: unknown) =>
    renderWithProviders(<ClustersPage />, {
      api: createFakeApi({
        listClusters: () => clusterListResponse.parse(sent),
        listClusterStatuses: () => [],
      }),
      path: '/clusters',
    })
  const entry = (name: string, more = {}) => ({
    instance: { id: `c-${name}`, name, platform: 'gc', ...more },
    services: [{ status: 'running' }],
  })

  it('show, with a notice above them', async () => {
    renderClusters([entry('jade'), entry('opal', { platform: null })])
    expect(await screen.findByText('1 of 2 clusters could not be read and is not shown')).toBeDefined()
    expect(screen.getByText('Connected Clusters (1)')).toBeDefined()
    expect(await sentences()).toEqual(['opal (c-opal): instance.platform should be a text and came as null.'])
  })

  it('are not called empty where none can be read', async () => {
    renderClusters([entry('opal', { platform: null })])
    expect(await screen.findByText('1 of 1 cluster could not be read and is not shown')).toBeDefined()
    expect(screen.queryByText('YOUR CLUSTERS LIST IS EMPTY')).toBeNull()
  })

  it('show one with a policy of an unknown shape, and say so', async () => {
    renderClusters([entry('jade', { clusterPolicy: { clusterPolicy: 7 } })])
    expect(await screen.findByText('Parts of 1 cluster could not be read')).toBeDefined()
    expect(screen.getByText('Connected Clusters (1)')).toBeDefined()
    expect(await sentences()).toEqual([
      'jade (c-jade): clusterPolicy.clusterPolicy should be a list or an object and came as a number, “7”.',
    ])
  })
})
