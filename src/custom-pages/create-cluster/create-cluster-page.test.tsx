import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { ApiError } from '../../api/errors'
import { buildPerson } from '../../testing/builders'
import { createFormAnswers } from '../../testing/choice-builders'
import {
  field,
  fillSmallest,
  openCreateForm,
  sentBody,
  submit,
  takeCard,
  takeOption,
} from '../../testing/create-form-driver'
import { createFakeApi, type FakeAnswers } from '../../testing/fake-api'
import { NewerPerson } from '../../testing/newer-person'
import { renderWithProviders } from '../../testing/render-with-providers'
import { CreateClusterPage } from './create-cluster-page'

beforeEach(() => sessionStorage.clear())

const allOn = {
  ...buildPerson().configurations,
  isTenantShown: true,
}

describe('the page', () => {
  it('shows its title and every field of the specification in order [CRE-001, CRE-002, CRE-010]', async () => {
    await openCreateForm({ person: buildPerson({ configurations: allOn }) })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Create New Cluster')
    const labels = [...document.querySelectorAll('.form-label')].map((label) => label.textContent)
    expect(labels).toEqual([
      'Platform',
      'Region',
      'Name',
      'Size',
      'Version',
      'Installation type',
      'Disk size',
      'Idle time',
      'Optimization level',
      'Tenant content',
      'Data application',
      'Keep alive',
      'Required python packages',
    ])
  })

  it.each([
    ['the trial has expired', { isTrialExpired: true }],
    ['no cluster is left of the quota', { clusterCount: 10 }],
    ['there are more clusters than the quota', { clusterCount: 11 }],
  ])('goes to the list when %s, and tells why [CRE-035, CRE-037, CRE-040]', async (_case, overrides) => {
    const { address, notices } = renderWithProviders(<CreateClusterPage />, {
      path: '/clusters/create',
      person: buildPerson(overrides),
      api: createFakeApi(createFormAnswers()),
    })
    await waitFor(() => expect(address()).toBe('/clusters'))
    expect(notices.map(({ description, message }) => [description, message])).toEqual([
      ['You cannot create a cluster', 'To create more clusters, upgrade to a Premium Account.'],
    ])
  })

  describe('where the account has no cluster left while it stands open', () => {
    const notNow = ['You cannot create a cluster', 'To create more clusters, upgrade to a Premium Account.']

    function openWithOneLeft(createCluster: NonNullable<FakeAnswers['createCluster']>) {
      return renderWithProviders(
        <NewerPerson newer={buildPerson({ clusterCount: 10 })}>
          <CreateClusterPage />
        </NewerPerson>,
        {
          path: '/clusters/create',
          person: buildPerson({ clusterCount: 9 }),
          api: createFakeApi({ ...createFormAnswers(), createCluster }),
        },
      )
    }

    const answer = async ({ address, notices }: ReturnType<typeof openWithOneLeft>) => {
      fireEvent.click(screen.getByText('Newer answer'))
      await waitFor(() => expect(address()).toBe('/clusters'))
      return notices.map(({ description, message }) => [description, message])
    }

    it('tells why it goes to the list: another tab took the last one', async () => {
      const rendered = openWithOneLeft(() => ({ message: null }))
      await fillSmallest('atlas')
      expect(await answer(rendered)).toEqual([notNow])
    })

    it('says nothing of it while its own form is on its way', async () => {
      const rendered = openWithOneLeft(() => new Promise(() => {}))
      await fillSmallest('atlas')
      submit()
      await sentBody(rendered)
      expect(await answer(rendered)).toEqual([])
    })

    it('tells why where its own form was refused', async () => {
      const rendered = openWithOneLeft(() => {
        throw new ApiError({ message: 'Not this one.', statusCode: 500 })
      })
      await fillSmallest('atlas')
      submit()
      await waitFor(() => expect(rendered.notices).toHaveLength(1))
      expect(await answer(rendered)).toEqual([[expect.any(String), 'Not this one.'], notNow])
    })
  })

  it('stays while the quota exceeds the number of clusters by one [CRE-040]', async () => {
    const { address } = await openCreateForm({ person: buildPerson({ clusterCount: 9 }) })
    expect(address()).toBe('/clusters/create')
  })

  it('says how long creating takes', async () => {
    await openCreateForm()
    expect(screen.getAllByText('Creating takes 5-10 minutes').length).toBeGreaterThan(0)
  })
})

describe('what is sent', () => {
  it('is exactly what the specification lists, for the smallest form [CRE-011, CRE-018, CRE-043, CRE-056]', async () => {
    const rendered = await openCreateForm()
    await fillSmallest('atlas')
    submit()
    expect(await sentBody(rendered)).toEqual({
      name: 'atlas',
      image: 'image-4.3.1',
      platform: 'gc',
      region: 'us-central1',
      installation: 'typical',
      dsize: 100,
      idleTime: '1',
      tenantID: null,
      blueprintId: null,
      analyticsSizeID: 'size-small',
      loaderSizeID: 'size-small',
      zone: 'us-central1-a',
      k8sClusterCode: 'gc-usc1',
      appId: '3',
      sleeppable: true,
    })
    expect(rendered.api.callsOf('createCluster')[0]?.options.path).toEqual({ id: 'u-1' })
  })

  it('falls back to appId 1 where the region names none [CRE-057]', async () => {
    const rendered = await openCreateForm()
    await takeOption('Region', 'Europe West')
    await field.size()
    const { typeName } = await import('../../testing/create-form-driver')
    typeName('atlas')
    submit()
    expect(await sentBody(rendered)).toMatchObject({ appId: '1', region: 'europe-west1', zone: null })
  })

  it('says success, goes to the list and reloads list and person [CRE-020, CRE-050]', async () => {
    let reloads = 0
    const rendered = await openCreateForm({
      session: {
        reloadPerson: async () => {
          reloads += 1
        },
      },
    })
    await fillSmallest('atlas')
    submit()
    await waitFor(() => expect(rendered.address()).toBe('/clusters'))
    expect(rendered.notices).toEqual([{ type: 'success', message: 'cluster is created successfully' }])
    expect(reloads).toBe(1)
  })

  it('carries no image on az-saas, and the region there is [CRE-013, CRE-042]', async () => {
    const rendered = await openCreateForm({
      person: buildPerson({ features: [{ key: 'azureSaaSSupport', isToggled: true }] }),
    })
    takeCard('Azure SaaS')
    await field.size()
    const { typeName } = await import('../../testing/create-form-driver')
    typeName('atlas')
    submit()
    const body = await sentBody(rendered)
    expect(body).toMatchObject({ platform: 'az-saas', region: 'swedencentral', k8sClusterCode: 'azs-swc' })
    expect(body).not.toHaveProperty('image')
  })

  it('has the first idle time on offer where one hour is not, which is no change by the person', async () => {
    const listIdleTimes = () => [
      { key: '2', display: '2 Hours' },
      { key: '8', display: '8 Hours' },
    ]
    const untouched = await openCreateForm({ answers: { listIdleTimes } })
    expect(await screen.findByTitle('2 Hours')).toBeDefined()
    await act(() => untouched.router.navigate('/clusters'))
    expect(untouched.address()).toBe('/clusters')
    untouched.unmount()

    const rendered = await openCreateForm({ answers: { listIdleTimes } })
    await fillSmallest('atlas')
    submit()
    expect(await sentBody(rendered)).toMatchObject({ idleTime: '2' })
  })

  it('has one hour as its idle time wherever that stands among those on offer [CRE-D26]', async () => {
    const hours = (key: string) => ({ key, display: `${key} Hours` })
    await openCreateForm({ answers: { listIdleTimes: () => [hours('2'), hours('1'), hours('4')] } })
    expect(await screen.findByTitle('1 Hours')).toBeDefined()
  })
})
