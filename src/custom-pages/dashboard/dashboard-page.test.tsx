import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import projectsFile from '../../../docs/examples/projects.json'
import { readDefinitionFile } from '../../definitions/file/read-definition-file'
import { DefinitionsContext } from '../../providers/definitions-context'
import { createFakeApi } from '../../testing/fake-api'
import { renderWithProviders } from '../../testing/render-with-providers'
import { DashboardPage } from './dashboard-page'

const projects = readDefinitionFile(JSON.stringify(projectsFile), 'projects.json').definition

function renderPanels(panels: readonly object[], calls: Record<string, (call: never) => unknown>) {
  const file = {
    dashboard: 'operations',
    title: 'Operations',
    place: { kind: 'menu', icon: 'chart' },
    panels,
  }
  const { dashboard } = readDefinitionFile(JSON.stringify(file), 'operations.json')
  if (!dashboard) throw new Error('the file is no dashboard')
  const definitions = {
    definitions: [projects],
    faults: new Map(),
    pending: new Set<string>(),
    examine: async () => {},
  }
  return renderWithProviders(
    <DefinitionsContext value={definitions}>
      <DashboardPage dashboard={dashboard} />
    </DefinitionsContext>,
    { api: createFakeApi({}, calls as never), path: '/operations' },
  )
}

describe('a figure', () => {
  it('says how many records are found, and leads to them', async () => {
    renderPanels([{ kind: 'figure', resource: 'projects', filters: { status: 'live' } }], {
      'projects.list': () =>
        [1, 2, 3].map((id) =>
          projects.schema.parse({ id: `${id}`, name: `P${id}`, status: id === 1 ? 'broken' : 'live' }),
        ),
    })
    await screen.findByText('2')
    const panel = within(screen.getByRole('region', { name: 'Projects' }))
    expect(panel.getByRole('link', { name: 'Open list: Projects' }).getAttribute('href')).toBe(
      '/projects?status=live',
    )
  })
})
