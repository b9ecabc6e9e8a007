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

const listed = [{ id: 'tenant-1', name: 'Sales' }]

async function open(hostName: string | null = 'demo.basalt.test', tenants = listed, tenant = 'Sales') {
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
      api: createFakeApi({ listTenants: () => tenants }),
      person: buildPerson({
        platformActions: [{ name: 'da', platforms: ['gc'] }],
        toggleFeatures: [{ key: 'dataagent', isPublished: true }],
      }),
    },
  )
  const dialog = within(await screen.findByRole('dialog', { name: 'Set up sales_agent' }))
  await waitFor(() => expect(dialog.getByRole('list').textContent).toContain(tenant))
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

  it('say in words what is done in each, and what is copied there [AGT-D04]', async () => {
    const { dialog, items, onClose } = await open()
    expect(dialog.getByText('Do this on the machine that reaches your data sources.')).toBeDefined()
    const wordsOf = (item: HTMLElement) => [
      within(item).getByRole('heading').textContent,
      ...[...item.querySelectorAll('p')].map(({ textContent }) => textContent),
      item.querySelector('pre')?.textContent,
      within(item).getAllByRole('button')[0]?.getAttribute('aria-label'),
    ]
    expect(items().map(wordsOf)).toEqual([
      [
        'Download the agent',
        'This address needs your access token; the button downloads the file for you.',
        'https://api.basalt.test/v2/users/instances/downloadagent?instanceid=id-demo',
        'Copy Wheel file URL',
      ],
      ['Install it', 'pip install ./data_agent-0.0.1-py3-none-any.whl', 'Copy Install command'],
      [
        'Save the authentication file',
        'Put the generated file sales_agent_auth.json beside your code. It names this connection:',
        '{\n  "agent": "sales_agent",\n  "tenant": "Sales",\n  "host": "demo.basalt.test"\n}',
        'Copy JSON',
      ],
      [
        'Run the sample code',
        'The sample notebook holds the same.',
        'import data_agent\n\nagent = data_agent.connect("sales_agent_auth.json")\nprint(agent.describe())',
        'Copy Sample code',
      ],
    ])
    fireEvent.click(dialog.getByText('Close', { selector: 'button' }))
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('name a tenant that nobody knows by its id', async () => {
    const { items } = await open('demo.basalt.test', [{ id: 'tenant-2', name: 'Sales' }], 'tenant-1')
    expect(items()[2]?.querySelector('pre')?.textContent).toContain('"tenant": "tenant-1"')
  })

  it('say of a cluster without a host what the file waits for', async () => {
    const { items } = await open(null, listed, 'This cluster has no address yet.')
    expect(items()[2]?.querySelector('pre')).toBeNull()
    expect(items()[2]?.textContent).toContain('The template comes once it has one.')
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
