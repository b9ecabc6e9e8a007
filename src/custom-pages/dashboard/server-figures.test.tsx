import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import projectsFile from '../../../docs/examples/projects.json'
import { NetworkError } from '../../api/errors'
import { readDefinitionFile } from '../../definitions/file/read-definition-file'
import { DefinitionsContext } from '../../providers/definitions-context'
import { createFakeApi, type OwnAnswers } from '../../testing/fake-api'
import { renderWithProviders } from '../../testing/render-with-providers'
import { DashboardPage } from './dashboard-page'

function renderPanels(panels: readonly object[], answers: OwnAnswers) {
  const file = {
    dashboard: 'operations',
    title: 'Operations',
    place: { kind: 'menu', icon: 'chart' },
    panels,
  }
  const { dashboard, faults } = readDefinitionFile(JSON.stringify(file), 'operations.json')
  expect(faults).toEqual([])
  if (!dashboard) throw new Error('the file is no dashboard')
  const { definition } = readDefinitionFile(JSON.stringify(projectsFile), 'projects.json')
  const context = {
    definitions: [definition],
    faults: new Map(),
    pending: new Set<string>(),
    examine: async () => {},
  }
  return renderWithProviders(
    <DefinitionsContext value={context}>
      <DashboardPage dashboard={dashboard} />
    </DefinitionsContext>,
    { api: createFakeApi({}, answers), path: '/operations' },
  )
}

const call = { method: 'GET', path: '/projects/stats' }
const spent = {
  kind: 'figure',
  resource: 'projects',
  field: 'spent',
  answer: { call, at: 'data.spent' },
}
const count = { kind: 'figure', resource: 'projects', answer: { call, at: 'data.count' } }
const byStatus = {
  kind: 'chart',
  resource: 'projects',
  chart: { kind: 'bars', x: 'status', y: 'budget' },
  answer: { call, at: 'data.rows', label: 'is', value: 'sum' },
}
const panel = (name: string) => screen.findByRole('region', { name })

beforeEach(() => localStorage.clear())

describe('figures that the server adds up', () => {
  it('stand in the unit of their field with their state, from one call and without the list', async () => {
    const tone = { field: 'figure', greater: 100_000, tone: 'bad', says: 'Too many' }
    const { api } = renderPanels([spent, { ...count, toneWhen: tone }], {
      'projects.figures': () => ({ data: { spent: '42.50', count: 120_000 } }),
    })
    await screen.findByText('€42.50')
    expect((await panel('Spent')).textContent).toContain('€42.50')
    expect(await screen.findByText('Too many')).toBeDefined()
    expect((await panel('Projects')).textContent).toContain('120,000')
    expect(screen.getByRole('link', { name: 'Open list: Spent' }).getAttribute('href')).toBe('/projects')
    expect(api.callsOf('projects.figures')).toHaveLength(1)
    expect(api.callsOf('projects.list')).toEqual([])
  })

  it('draw a chart, a row for each place, and name the rows that are none', async () => {
    renderPanels([byStatus], {
      'projects.figures': () => ({
        data: {
          rows: [
            { is: 'live', sum: 300 },
            { is: 'broken', sum: '50' },
            { is: 'planned', sum: 'much' },
          ],
        },
      }),
    })
    await screen.findByText('€350.00 in all. Most: Live, €300.00.')
    const { textContent } = await panel('Budget by status')
    expect(textContent).toContain('1 of 3 rows of the answer could not be read')
  })

  it('count the records at each place where the chart names no figure', async () => {
    renderPanels([{ ...byStatus, chart: { kind: 'bars', x: 'status' } }], {
      'projects.figures': () => ({ data: { rows: [{ is: 'live', sum: 90_000 }] } }),
    })
    expect(await screen.findByText(/^90,000 in all/)).toBeDefined()
    expect((await panel('Projects by status')).textContent).toContain('Live')
  })

  it('are tried again after a failure, and name what is none', async () => {
    let answer = (): unknown => {
      throw new NetworkError('projects.figures', 'timeout')
    }
    renderPanels([spent], { 'projects.figures': () => answer() })
    const retry = async () =>
      fireEvent.click(within(await screen.findByRole('alert')).getByRole('button', { name: 'Try again' }))
    const failed = await screen.findByRole('alert')
    expect(failed.textContent).toContain('Your projects could not be loaded.')
    answer = () => ({ data: { spent: 'much' } })
    await retry()
    expect(await screen.findByText(/data\.spent/)).toBeDefined()
    answer = () => ({ data: { spent: 7 } })
    await retry()
    expect(await screen.findByText('€7.00')).toBeDefined()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
