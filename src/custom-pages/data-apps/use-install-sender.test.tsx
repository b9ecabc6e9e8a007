import { act } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { NetworkError } from '../../api/errors'
import type { DataApp } from '../../domain/data-app'
import { type ImportStatus, importMark } from '../../domain/data-app-import'
import { buildImportStatus, buildPerson } from '../../testing/builders'
import { buildClusterDetail } from '../../testing/detail-builders'
import { createFakeApi } from '../../testing/fake-api'
import { renderWithProviders } from '../../testing/render-with-providers'
import type { FormSender } from '../../views/form/form-sender'
import { keptImport } from '../../views/operations/kept-import'
import { operationsOf } from '../../views/operations/use-operations'
import { useInstallSender } from './use-install-sender'

const sales: DataApp = { id: '1', name: 'Sales', isTrial: true, minimalVersion: null, isInstallable: true }
const there = (...tenants: string[]): Partial<ImportStatus> => ({
  state: 'success',
  imported: [{ name: 'Sales', tenants }],
})
const values = { cluster: 'c-1', tenant: 'a', username: 'admin', password: 'S3CR3T-canary' }

beforeEach(() => sessionStorage.clear())

/** Sends an installation whose answer is lost, and looks whether it has begun. */
async function lose(before: Partial<ImportStatus>, after: Partial<ImportStatus>) {
  const group = { status: 'running', nodes: [], unread: 0, isListed: true }
  const policies = { ...buildClusterDetail().policies, blueprint: ['list', 'create'] }
  let status = buildImportStatus(before)
  const api = createFakeApi({
    getCluster: () => buildClusterDetail({ id: 'c-1', name: 'demo', platform: 'gc', policies }),
    getImportStatus: () => status,
    getServiceStatus: () => ({
      ...{ analytics: group, loader: group, sqli: group, notebook: group },
      ...{ analyticsSubCluster: group, loaderSubCluster: group },
    }),
    getDataAppSupport: () => ({ isSupported: true, versions: [] }),
    importDataApps: () => {
      status = buildImportStatus(after)
      throw new NetworkError('importDataApps', 'timeout')
    },
  })
  const drawn: FormSender[] = []
  function Probe() {
    drawn.push(useInstallSender([sales], [{ id: 'c-1', name: 'demo' }]).sender)
    return null
  }
  const person = buildPerson({ platformActions: [{ name: 'dataapps', platforms: ['gc'] }] })
  const { queryClient } = renderWithProviders(<Probe />, { api, person })
  const [sender] = drawn
  if (!sender) throw new Error('Nothing was drawn')
  const { send, isDone } = sender
  await act(() => expect(send(values, () => false)).rejects.toThrow(NetworkError))
  const isBegun = await act(() => isDone(values))
  return { isBegun, begun: operationsOf(queryClient, 'u-1').read() }
}

it.each<[string, Partial<ImportStatus>, Partial<ImportStatus>, boolean]>([
  ['is under way', {}, { state: 'loading' }, true],
  ['is over already', there('b'), there('b', 'a'), true],
  ['has failed already', there('b'), { state: 'failed', error: 'No room.' }, true],
  ['is as it was', there('b'), there('b'), false],
  ['failed as it had before', { state: 'failed' }, { state: 'failed' }, false],
])(
  'one whose answer was lost is found by a status that says: it %s',
  async (_what, before, after, isBegun) => {
    const lost = await lose(before, after)
    expect(lost.isBegun).toBe(isBegun)
    const about = { tenant: 'a', before: importMark(buildImportStatus(before)) }
    expect(lost.begun).toMatchObject(isBegun ? [{ kind: 'import', ...about }] : [])
    expect(keptImport('u-1', 'c-1')).toMatchObject({ apps: [{ id: '1', name: 'Sales' }], ...about })
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('canary')
  },
)
