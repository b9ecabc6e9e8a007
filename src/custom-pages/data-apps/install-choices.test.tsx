import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { ApiError } from '../../api/errors'
import type { DataApp } from '../../domain/data-app'
import { buildImportStatus, buildPerson } from '../../testing/builders'
import { createFakeApi, type FakeAnswers } from '../../testing/fake-api'
import { renderWithProviders } from '../../testing/render-with-providers'
import { DataAppsPage } from './data-apps-page'

const sales: DataApp = { id: '1', name: 'Sales', isTrial: true, minimalVersion: null, isInstallable: true }
const status = buildImportStatus()
const never = () => new Promise<never>(() => {})

function open(changed: FakeAnswers, path: string) {
  return renderWithProviders(<DataAppsPage title="Data Apps" />, {
    path,
    api: createFakeApi({
      listBlueprints: () => [sales],
      listInstallClusters: () => [
        { id: '7', wireId: 7, name: 'demo' },
        { id: '8', name: 'other' },
      ],
      listTenants: () => [
        { id: 't-1', name: 'default' },
        { id: 't-2', name: 'finance' },
      ],
      getCluster: never,
      getImportStatus: () => status,
      getServiceStatus: never,
      getDataAppSupport: never,
      ...changed,
    }),
    person: buildPerson({ platformActions: [{ name: 'dataapps', platforms: ['gc'] }] }),
  })
}

async function choose(field: string, label: string) {
  fireEvent.mouseDown(await screen.findByRole('combobox', { name: field }))
  fireEvent.click(await screen.findByText(label, { selector: '.ant-select-item-option-content' }))
}

beforeEach(() => sessionStorage.clear())

describe('what an installation is made into', () => {
  it('forgets the tenant when another cluster is chosen, for it is none of that one', async () => {
    open({}, '/data-apps?install=1')
    await choose('Cluster', 'demo')
    await choose('Tenant', 'finance')
    const shown = () => screen.getByRole('combobox', { name: 'Tenant' }).closest('.ant-select')?.textContent
    expect(shown()).toBe('finance')
    await choose('Cluster', 'other')
    await waitFor(() => expect(shown()).toBe('Choose a tenant'))
  })

  it.each([
    ['stand chosen', '/data-apps?install=1', 'demo'],
    ['do not where a link names another cluster', '/data-apps?cluster=gone&install=1', null],
  ])('the only cluster, and its only tenant, %s [APP-D09]', async (_what, path, cluster) => {
    open(
      {
        listInstallClusters: () => [{ id: '7', wireId: 7, name: 'demo' }],
        listTenants: () => [{ id: 't-1', name: 'default' }],
      },
      path,
    )
    await screen.findByRole('dialog', { name: 'Install Sales Data App' })
    const shown = (field: string) =>
      screen.getByRole('combobox', { name: field }).closest('.ant-select')?.textContent
    await waitFor(() => expect(shown('Cluster')).toBe(cluster ?? 'Choose a connected cluster'))
    if (cluster) await waitFor(() => expect(shown('Tenant')).toBe('default'))
  })

  it('offers no tenants of its own where they could not be read for another reason', async () => {
    open(
      {
        listTenants: () => {
          throw new ApiError({ message: 'Down.', statusCode: 500 })
        },
        getImportStatus: () => ({ ...status, imported: [{ name: 'Sales', tenants: ['finance'] }] }),
      },
      '/data-apps?cluster=demo&install=1',
    )
    expect((await screen.findAllByText(/The tenants could not be loaded/)).length).toBeGreaterThan(0)
    expect(screen.queryByText(/does not list the tenants/)).toBeNull()
  })
})
