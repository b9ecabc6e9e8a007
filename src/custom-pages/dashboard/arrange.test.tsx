import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import projectsFile from '../../../docs/examples/projects.json'
import { readDefinitionFile } from '../../definitions/file/read-definition-file'
import { DefinitionsContext } from '../../providers/definitions-context'
import { createFakeApi } from '../../testing/fake-api'
import { renderWithProviders } from '../../testing/render-with-providers'
import { DashboardPage } from './dashboard-page'

const teams = { ...projectsFile, name: 'teams', label: { one: 'Team', many: 'Teams' } }
const panels = [
  { kind: 'figure', resource: 'projects' },
  { kind: 'figure', resource: 'teams' },
  { kind: 'figure', resource: 'projects', title: 'Broken', filters: { status: 'broken' } },
]

function renderBoard(shown: readonly object[] = panels) {
  const file = {
    dashboard: 'operations',
    title: 'Operations',
    place: { kind: 'menu', icon: 'chart' },
    panels: shown,
  }
  const { dashboard } = readDefinitionFile(JSON.stringify(file), 'operations.json')
  if (!dashboard) throw new Error('the file is no dashboard')
  const definitions = [projectsFile, teams].map(
    (each) => readDefinitionFile(JSON.stringify(each), `${each.name}.json`).definition,
  )
  const context = { definitions, faults: new Map(), pending: new Set<string>(), examine: async () => {} }
  return renderWithProviders(
    <DefinitionsContext value={context}>
      <DashboardPage dashboard={dashboard} />
    </DefinitionsContext>,
    { api: createFakeApi({}, { 'projects.list': () => [], 'teams.list': () => [] }), path: '/operations' },
  )
}

const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
const open = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Arrange' }))
  return within(await screen.findByRole('dialog', { name: 'Panels of Operations' }))
}

beforeEach(() => localStorage.clear())

describe('a dashboard that a person arranges', () => {
  it('has its panels in the order they are put in, says so, and keeps it for the next visit', async () => {
    const { unmount } = renderBoard()
    const dialog = await open()
    fireEvent.click(dialog.getByRole('button', { name: 'Move Broken up' }))
    expect(dialog.getByText('Broken is number 2 now')).toBeDefined()
    unmount()
    renderBoard([...panels, { kind: 'figure', resource: 'teams', title: 'New' }])
    await screen.findByRole('button', { name: 'Arrange' })
    expect(titles()).toEqual(['Projects', 'Broken', 'Teams', 'New'])
  })

  it('has a panel as wide as it is chosen', async () => {
    renderBoard()
    const dialog = await open()
    fireEvent.mouseDown(dialog.getByRole('combobox', { name: 'Width of Teams' }))
    fireEvent.click(await screen.findByText('A third', { selector: '.ant-select-item-option-content' }))
    await waitFor(() => expect(document.querySelectorAll('.ant-col-xl-8')).toHaveLength(1))
    expect(document.querySelectorAll('.ant-col-xl-6')).toHaveLength(2)
    fireEvent.click(dialog.getByRole('button', { name: 'As they were' }))
    expect(document.querySelectorAll('.ant-col-xl-8')).toHaveLength(0)
    expect(document.querySelectorAll('.ant-col-xl-6')).toHaveLength(3)
  })

  it('asks nothing for a panel that is hidden', async () => {
    const { unmount } = renderBoard()
    fireEvent.click((await open()).getByRole('checkbox', { name: 'Teams' }))
    unmount()
    const { api } = renderBoard()
    await waitFor(() => expect(api.callsOf('projects.list')).toHaveLength(1))
    expect(titles()).toEqual(['Projects', 'Broken'])
    expect(api.callsOf('teams.list')).toEqual([])
  })

  it('says that all are hidden, and stands as it was again', async () => {
    renderBoard()
    const dialog = await open()
    const reset = dialog.getByRole('button', { name: 'As they were' })
    expect(reset.getAttribute('aria-disabled')).toBe('true')
    for (const name of ['Projects', 'Teams', 'Broken'])
      fireEvent.click(dialog.getByRole('checkbox', { name }))
    expect(screen.getByText('All panels are hidden')).toBeDefined()
    fireEvent.click(reset)
    expect(screen.queryByText('All panels are hidden')).toBeNull()
    expect(localStorage.getItem('basalt.dashboard.operations')).toBeNull()
  })
})
