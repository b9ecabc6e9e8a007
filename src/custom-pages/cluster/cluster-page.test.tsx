import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { ApiError } from '../../api/errors'
import { buildCluster } from '../../testing/builders'
import { createFakeApi, type FakeAnswers } from '../../testing/fake-api'
import { renderWithProviders } from '../../testing/render-with-providers'
import { ClusterPage } from './cluster-page'

function renderPage(name: string, answers: FakeAnswers = {}) {
  const api = createFakeApi({ listClusters: () => [buildCluster()], ...answers })
  return renderWithProviders(<ClusterPage />, {
    api,
    path: `/clusters/${name}`,
    route: '/clusters/:clusterName',
  })
}

it('shows name, state, facts and the way back to the list', async () => {
  renderPage('demo')

  expect(await screen.findByRole('heading', { level: 1, name: 'demo' })).toBeDefined()
  expect(screen.getByText('Connected', { selector: '[data-state]' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Clusters' }).getAttribute('href')).toBe('/clusters')
  for (const fact of [
    'id-demo',
    'https://demo.basalt.test/',
    'Google Cloud',
    'Europe West',
    'Small',
    '6.2.1',
  ]) {
    expect(screen.getByText(fact)).toBeDefined()
  }
  expect(screen.getByRole('button', { name: 'Copy Cluster id' })).toBeDefined()
})

it('connects and disconnects with one button', async () => {
  const { api } = renderPage('demo', { disconnectCluster: () => ({ message: null }) })
  await userEvent.click(await screen.findByRole('button', { name: 'Disconnect demo' }))

  expect(screen.getByText('Disconnected', { selector: '[data-state]' })).toBeDefined()
  expect(screen.getByRole('button', { name: 'Connect demo' })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Disconnect demo' })).toBeNull()
  expect(api.callsOf('disconnectCluster')).toHaveLength(1)
})

it('has a menu with Clone and Delete', async () => {
  renderPage('demo')
  await userEvent.click(await screen.findByRole('button', { name: 'More actions for demo' }))

  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Clone', 'Delete'])
})

it('says that there is no such cluster, and leads back', async () => {
  const { address } = renderPage('nope')

  expect(
    await screen.findByRole('heading', { level: 1, name: 'There is no cluster named nope' }),
  ).toBeDefined()
  await userEvent.click(screen.getByRole('link', { name: 'Back to Clusters' }))
  await waitFor(() => expect(address()).toBe('/clusters'))
})

it('says why the cluster could not be loaded, and asks again', async () => {
  const { api } = renderPage('demo', {
    listClusters: () => {
      throw new ApiError({ message: 'Down for a moment.', statusCode: 500 })
    },
  })
  expect((await screen.findByRole('alert')).textContent).toContain('Down for a moment.')

  api.answer({ listClusters: () => [buildCluster()] })
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'demo' })).toBeDefined()
})
