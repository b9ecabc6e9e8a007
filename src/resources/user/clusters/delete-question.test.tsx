import { act, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../../api/errors'
import { buildCluster, buildPerson } from '../../../testing/builders'
import { ClusterList } from '../../../testing/cluster-list'
import { buildClusterDetail } from '../../../testing/detail-builders'
import { createFakeApi, type FakeAnswers, type FakeApi } from '../../../testing/fake-api'
import { renderWithProviders } from '../../../testing/render-with-providers'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-03-08T12:00:00Z') })
})

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const click = (element: HTMLElement) => act(async () => element.click())
const demo = buildCluster({ state: 'sleeping' })
const none = { entries: [], faults: [], isReadable: true }
const detail = buildClusterDetail({ isDataAgentEnabled: true })
const never = () => new Promise<never>(() => {})

/** The question of the list whether `demo` is to be deleted, its name typed. */
async function ask(answers: FakeAnswers) {
  const api = createFakeApi({
    listClusters: () => [demo],
    listClusterStatuses: () => [],
    getMe: () => buildPerson(),
    getCluster: () => detail,
    listClusterUsers: () => [],
    listDataAgents: () => ({ records: [], total: 0 }),
    listScheduledEvents: () => [],
    getClusterConsumption: () => ({ days: none, bucketSizes: none, bucketThresholds: none }),
    getConsumption: () => [],
    ...answers,
  })
  renderWithProviders(<ClusterList />, { api, path: '/clusters' })
  await pass(200)
  await click(screen.getByRole('button', { name: 'Actions for demo' }))
  await click(screen.getByRole('menuitem', { name: 'Delete' }))
  await act(() => vi.dynamicImportSettled())
  await pass(100)
  const dialog = within(screen.getByRole('dialog'))
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'demo' } })
  return { api, remove: () => click(dialog.getByRole('button', { name: 'Delete' })) }
}

const ofTheList = ['listClusters', 'listClusterStatuses', 'getMe']
/** Names of the readings for the question that were made after the command. */
function readAfterCommand({ calls }: FakeApi): string[] {
  const names = calls.map(({ name }) => name)
  return names.slice(names.lastIndexOf('deleteCluster') + 1).filter((name) => !ofTheList.includes(name))
}

describe('the question whether a cluster is to be deleted', () => {
  it('reads nothing more of it once the command is sent, and calls off what it is reading', async () => {
    let answerCluster = () => {}
    let answerDelete = () => {}
    const { api, remove } = await ask({
      getCluster: () => new Promise((resolve) => (answerCluster = () => resolve(detail))),
      getClusterConsumption: never,
      deleteCluster: () => new Promise((resolve) => (answerDelete = () => resolve({ message: null }))),
    })
    const reading = ['getCluster', 'getClusterConsumption']
    const aborted = () =>
      reading.map((name) => api.callsOf(name).map(({ options }) => options.signal?.aborted))
    expect(aborted()).toEqual([[false], [false]])

    await remove()
    expect(api.callsOf('deleteCluster')).toHaveLength(1)
    expect(aborted()).toEqual([[true], [true]])
    await act(async () => answerCluster())
    await pass(120_000)
    expect(screen.getByRole('dialog')).toBeDefined()
    expect(readAfterCommand(api)).toEqual([])

    await act(async () => answerDelete())
    await pass(120_000)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(readAfterCommand(api)).toEqual([])
  })

  it('keeps showing what it has read while the command is on its way', async () => {
    const { remove } = await ask({ deleteCluster: never })
    const facts = () =>
      within(screen.getByRole('dialog'))
        .getAllByRole('definition')
        .map(({ textContent }) => textContent)
    const before = facts()
    expect(before).toEqual(['Unknown', 'None', 'None', 'Unknown', 'Unknown', 'Unknown'])
    await remove()
    await pass(1_000)
    expect(facts()).toEqual(before)
  })

  it('reads on where the command was refused', async () => {
    let refuse = () => {}
    const { api, remove } = await ask({
      getClusterConsumption: never,
      deleteCluster: () =>
        new Promise((_, reject) => {
          refuse = () => reject(new ApiError({ statusCode: 409, message: 'Not now' }))
        }),
    })
    await remove()
    await act(async () => refuse())
    await pass(100)
    expect(screen.getByRole('dialog')).toBeDefined()
    expect(api.callsOf('getClusterConsumption')).toHaveLength(2)
  })
})
