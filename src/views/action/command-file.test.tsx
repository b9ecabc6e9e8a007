import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { ResourceDefinition } from '../../definitions/define'
import { noticeActionOf } from '../../providers/notice-actions'
import { ScopeContext } from '../../providers/scope-context'
import { buildClusterDetail } from '../../testing/detail-builders'
import { createFakeApi } from '../../testing/fake-api'
import { gadgets } from '../../testing/gadgets'
import { renderWithProviders } from '../../testing/render-with-providers'
import { ResourceSection } from '../section/resource-section'

const before = { createObjectURL: URL.createObjectURL, revokeObjectURL: URL.revokeObjectURL }

afterEach(() => {
  Object.assign(URL, before)
})

/** The names of the files that are saved from now on, in place of the browser. */
function keepSaved(): readonly string[] {
  Object.assign(URL, { createObjectURL: () => 'blob:made', revokeObjectURL: () => {} })
  const saved: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  return saved
}

it.each([
  ['agent-1.whl', undefined, 'agent-1.whl'],
  ['agent-1.whl', 'agent.whl', 'agent.whl'],
  [null, 'agent.whl', 'agent.whl'],
  [null, undefined, 'downloadagent'],
])(
  'saves the file a command answers, named %o by the server and %o by the action, as %s, and reads no list again',
  async (name, fileName, as) => {
    const saved = keepSaved()
    const definition: ResourceDefinition = {
      ...gadgets,
      actions: gadgets.actions.map((action) =>
        action.name === 'sync'
          ? { ...action, call: 'downloadDataAgent' as const, ...(fileName && { fileName }) }
          : action,
      ),
    }
    const { api, notices } = renderWithProviders(
      <ScopeContext value={{ kind: 'cluster', cluster: buildClusterDetail() }}>
        <ResourceSection definition={definition} />
      </ScopeContext>,
      {
        api: createFakeApi(
          { downloadDataAgent: () => ({ content: new Blob(['wheel']), name }) },
          { 'gadgets.list': () => [] },
        ),
        path: '/clusters/demo',
      },
    )
    fireEvent.click(await screen.findByRole('button', { name: 'Sync' }))
    await waitFor(() => expect(notices.map(({ message }) => message)).toEqual(['Synced']))
    expect(saved).toEqual([as])
    expect(api.callsOf('gadgets.list')).toHaveLength(1)
  },
)

it.each<[path: `/${string}`, name: string | null, as: string]>([
  ['/instances/{instanceId}/gadgets/paper', 'gadgets-1.pdf', 'gadgets-1.pdf'],
  ['/instances/{instanceId}/gadgets/paper', null, 'paper'],
  ['/instances/{instanceId}/papers/{name}', null, 'papers'],
])('an action of a file that downloads from %s what is named %s saves it as %s', async (path, name, as) => {
  const saved = keepSaved()
  const own = { call: { method: 'GET', path }, download: true } as const
  const { api } = renderWithProviders(
    <ScopeContext value={{ kind: 'cluster', cluster: buildClusterDetail() }}>
      <ResourceSection
        definition={{
          ...gadgets,
          actions: gadgets.actions.map((action) => (action.name === 'sync' ? { ...action, ...own } : action)),
        }}
      />
    </ScopeContext>,
    {
      api: createFakeApi(
        {},
        { 'gadgets.list': () => [], 'gadgets.command': () => ({ content: new Blob(['%PDF']), name }) },
      ),
      path: '/clusters/demo',
    },
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Sync' }))
  await waitFor(() => expect(saved).toEqual([as]))
  expect(api.callsOf('gadgets.list')).toHaveLength(1)
})

it('offers in the notice of a command what is made of its answer', async () => {
  const onPress = vi.fn()
  const answer = () => ({ label: 'Open it', onPress })
  const { notices } = renderWithProviders(
    <ScopeContext value={{ kind: 'cluster', cluster: buildClusterDetail() }}>
      <ResourceSection
        definition={{
          ...gadgets,
          actions: gadgets.actions.map((action) => (action.name === 'sync' ? { ...action, answer } : action)),
        }}
      />
    </ScopeContext>,
    {
      api: createFakeApi({}, { 'gadgets.list': () => [], 'gadgets.command': () => null }),
      path: '/clusters/demo',
    },
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Sync' }))
  await waitFor(() => expect(notices.map(({ message }) => message)).toEqual(['Synced']))
  const offered = noticeActionOf(notices[0]?.key)
  expect(offered?.label).toBe('Open it')
  offered?.onPress()
  expect(onPress).toHaveBeenCalledTimes(1)
})
