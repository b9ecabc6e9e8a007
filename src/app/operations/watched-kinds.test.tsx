import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import '../../locales/late-texts'
import type { CloudPipeline } from '../../domain/cluster-choices'
import type { ImportStatus } from '../../domain/data-app-import'
import type { OperationKind } from '../../domain/operation'
import { buildPerson } from '../../testing/builders'
import { createFakeApi, type FakeAnswers } from '../../testing/fake-api'
import { renderWithProviders } from '../../testing/render-with-providers'
import { useOperations } from '../../views/operations/use-operations'
import { OperationsDock } from './operations-dock'

const start = Date.parse('2026-03-05T12:00:00Z')
beforeEach(() => {
  vi.useFakeTimers({ now: start, shouldAdvanceTime: true })
  sessionStorage.clear()
})
afterEach(() => vi.useRealTimers())

function Starter({ kind, name }: { kind: OperationKind; name: string }) {
  const operations = useOperations()
  const begin = () => operations.start({ kind, name, place: '/clusters/demo', clusterId: 'c-1' })
  return (
    <button type="button" onClick={begin}>
      Begin
    </button>
  )
}

/** The entry of an operation that began a moment ago. */
async function open(kind: OperationKind, name: string, answers: FakeAnswers) {
  const rendered = renderWithProviders(
    <>
      <Starter kind={kind} name={name} />
      <OperationsDock />
    </>,
    { api: createFakeApi(answers), person: buildPerson({ email: 'e@sandbox.test' }), path: '/support' },
  )
  fireEvent.click(screen.getByRole('button', { name: 'Begin' }))
  const dock = await screen.findByRole('complementary', { name: 'Operations' })
  fireEvent.click(await within(dock).findByRole('button', { name: 'Show operations' }))
  return { ...rendered, entry: () => within(dock).getByRole('listitem').textContent }
}
const later = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

describe('an import of Data Apps in the tray', () => {
  const status = (parts: Partial<ImportStatus>): ImportStatus => ({
    ...{ state: 'loading', imported: [], failed: [], error: null, datasourceMessage: null },
    message: { title: null, body: null },
    ...parts,
  })
  it.each<['success' | 'failed', Partial<ImportStatus>, RegExp]>([
    ['success', { imported: [{ name: 'Sales', tenants: ['a'] }] }, /Done.*All is there\./],
    ['success', { failed: [{ id: '1', name: 'Sales' }] }, /Failed.*All is there\./],
    ['failed', {}, /Failed.*All is there\./],
  ])('goes on until the status says %s %j', async (state, parts, words) => {
    let answer = status({})
    const { entry, api } = await open('import', 'Sales', { getImportStatus: () => answer })
    await later(500)
    expect(entry()).toContain('so far')
    answer = status({ ...parts, state, message: { title: null, body: 'All is there.' } })
    await later(10_500)
    await waitFor(() => expect(entry()).toMatch(words))
    expect(api.callsOf('getImportStatus')[0]?.options.path).toEqual({ instanceId: 'c-1' })
  })
})

describe('an environment in the tray', () => {
  const pipeline = (parts: Partial<CloudPipeline>): CloudPipeline => ({
    ...{ states: ['one', 'two'], stageName: 'one', state: 'inProgress', region: null },
    ...{ configurationName: 'atlas', image: null, plan: null, createdAt: null, updatedAt: null, error: null },
    ...parts,
  })
  it.each([
    [{ state: 'completed', stageName: 'two' }, /Done/],
    [{ state: 'failed', error: 'No quota.' }, /Failed.*No quota\./],
  ])('is built until its pipeline says %j', async (parts, words) => {
    let answer = pipeline({})
    const { entry, api } = await open('pipeline', 'atlas', { getPipelineStatus: () => answer })
    await later(500)
    expect(entry()).toMatch(/so far, expected 45 to 50 min/)
    answer = pipeline(parts)
    await later(150_000)
    await waitFor(() => expect(entry()).toMatch(words))
    expect(api.callsOf('getPipelineStatus')[0]?.options.body).toEqual({
      email: 'e@sandbox.test',
      userID: 'u-1',
    })
  })
})
