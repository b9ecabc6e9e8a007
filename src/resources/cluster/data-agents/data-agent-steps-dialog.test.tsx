import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import '../../../locales/late-texts'
import { ScopeContext } from '../../../providers/scope-context'
import { buildPerson } from '../../../testing/builders'
import { buildDataAgent } from '../../../testing/data-agent-builders'
import { buildClusterDetail } from '../../../testing/detail-builders'
import { createFakeApi } from '../../../testing/fake-api'
import { renderWithProviders } from '../../../testing/render-with-providers'
import { ActionHostProvider } from '../../../views/action/action-host-provider'
import { DataAgentStepsDialog } from './data-agent-steps-dialog'
import { dataAgents } from './definition'

const copied: string[] = []

beforeEach(() => {
  copied.length = 0
  vi.stubGlobal('navigator', {
    ...navigator,
    clipboard: { writeText: async (text: string) => void copied.push(text) },
  })
})

async function open(hostName: string | null = 'demo.basalt.test') {
  const cluster = buildClusterDetail({ hostName })
  const [action] = dataAgents.actions.filter(({ name }) => name === 'steps')
  if (!action) throw new Error('There is no such action')
  const onClose = vi.fn()
  renderWithProviders(
    <ScopeContext value={{ kind: 'cluster', cluster }}>
      <ActionHostProvider definition={dataAgents}>
        <DataAgentStepsDialog
          definition={dataAgents}
          action={action}
          records={[buildDataAgent()]}
          onClose={onClose}
        />
      </ActionHostProvider>
    </ScopeContext>,
    {
      api: createFakeApi({ listTenants: () => [{ id: 'tenant-1', name: 'Sales' }] }),
      person: buildPerson({
        platformActions: [{ name: 'da', platforms: ['gc'] }],
        toggleFeatures: [{ key: 'dataagent', isPublished: true }],
      }),
    },
  )
  const dialog = within(await screen.findByRole('dialog', { name: 'Set up sales_agent' }))
  await waitFor(() => expect(dialog.getByRole('list').textContent).toContain('Sales'))
  return { dialog, onClose, items: () => within(dialog.getByRole('list')).getAllByRole('listitem') }
}

describe('the steps that set a data agent up', () => {
  it('are four, each with what is copied and the files offered on the way [AGT-D04]', async () => {
    const { items } = await open()
    expect(items().map((item) => within(item).getByRole('heading', { level: 3 }).textContent)).toHaveLength(4)
    const [download, install, file, run] = items()
    expect(download?.querySelector('pre')?.textContent).toBe(
      'https://api.basalt.test/v2/users/instances/downloadagent?instanceid=id-demo',
    )
    expect(install?.querySelector('pre')?.textContent).toContain('pip install')
    expect(file?.querySelector('pre')?.textContent).toContain('demo.basalt.test')
    expect(file?.textContent).toContain('Put the generated file sales_agent_auth.json beside your code.')
    expect(run?.querySelector('pre')?.textContent).toContain('sales_agent')
    const offered = (item = document.body) =>
      within(item)
        .queryAllByRole('button')
        .map((button) => button.textContent || 'copy')
    expect([download, install, file, run].map(offered)).toEqual([
      ['copy', 'Download agent wheel'],
      ['copy'],
      ['copy'],
      ['copy', 'Download sample notebook'],
    ])
  })

  it('name the cluster where it has no host yet', async () => {
    const { items } = await open(null)
    expect(items()[2]?.querySelector('pre')?.textContent).toContain('demo')
  })

  it('say for three seconds that something is copied [AGT-D21, AGT-058]', async () => {
    const { items } = await open()
    const [step] = items()
    const button = within(step ?? document.body).getAllByRole('button')[0] ?? document.body
    vi.useFakeTimers()
    await act(async () => void fireEvent.click(button))
    const said = () => step?.querySelector('[role=status]')?.textContent
    expect(copied).toEqual(['https://api.basalt.test/v2/users/instances/downloadagent?instanceid=id-demo'])
    expect(said()).toMatch(/copied/i)
    await act(() => vi.advanceTimersByTimeAsync(2_900))
    expect(said()).toMatch(/copied/i)
    await act(() => vi.advanceTimersByTimeAsync(200))
    expect(said()).toBe('')
  })
})
