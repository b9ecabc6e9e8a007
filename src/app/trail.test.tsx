import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createSignedInBoot } from '../testing/fake-boot'
import { App } from './app'
import { pageAt, pageRoutes, partsOf } from './route-table'

const person = { toggleFeatures: [{ key: 'payment', published: true }], showConsentFlow: true }

/** What a page below another says of its place: its links, and where it is itself. */
const trails: Readonly<Record<string, { at: string; above: [string, string][]; here: string }>> = {
  '/clusters/:clusterName': { at: '/clusters/de%20mo', above: [['Clusters', '/clusters']], here: 'de mo' },
  '/clusters/create': {
    at: '/clusters/create',
    above: [['Clusters', '/clusters']],
    here: 'Create New Cluster',
  },
  '/clusters/:clusterName/access': {
    at: '/clusters/de%20mo/access',
    above: [
      ['Clusters', '/clusters'],
      ['de mo', '/clusters/de%20mo'],
    ],
    here: 'Access',
  },
  '/data-apps/:blueprintName': {
    at: '/data-apps/%3Cb%3Eretail',
    above: [['Data Apps', '/data-apps']],
    here: '<b>retail',
  },
  '/consentflow': {
    at: '/consentflow',
    above: [['Clusters', '/clusters']],
    here: 'Connect your cloud account',
  },
  '/plans': { at: '/plans', above: [['My Account', '/my-account']], here: 'Plans' },
}

function openPage(at: string) {
  cleanup()
  history.replaceState(null, '', at)
  render(<App boot={createSignedInBoot({}, person).boot} />)
}

async function readTrail() {
  const trail = await screen.findByRole('navigation', { name: 'You are here' })
  return {
    above: within(trail)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
    here: trail.querySelector('[aria-current=page]')?.textContent,
  }
}

it('is asked of every page that is below another', () => {
  const isBelow = ({ path, below }: (typeof pageRoutes)[number]) =>
    below !== undefined || partsOf(path).some((_, index, parts) => index > 0 && isPage(parts.slice(0, index)))
  const isPage = (parts: string[]) => pageAt(`/${parts.join('/')}`) !== null
  expect(pageRoutes.filter(isBelow).map(({ path }) => path)).toEqual(Object.keys(trails))
})

it.each(Object.values(trails))('says where $at stands [DET-010]', async ({ at, above, here }) => {
  openPage(at)
  expect(await readTrail()).toEqual({ above, here })
})

it('has the page of the plans above the purchase', async () => {
  openPage('/plans?view=purchase')
  expect((await readTrail()).above).toEqual([
    ['My Account', '/my-account'],
    ['Plans', '/plans'],
  ])
})

it.each(['/clusters', '/data-apps', '/my-account', '/consumption', '/notifications', '/support'])(
  'says nothing on %s, which is below no other page',
  async (at) => {
    openPage(at)
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toBeTruthy())
    expect(screen.queryByRole('navigation', { name: 'You are here' })).toBeNull()
  },
)
