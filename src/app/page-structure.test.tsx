import { render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { createAnswers, createSignedInBoot, createSignedOutBoot } from '../testing/fake-boot'
import { App } from './app'

/** Address, name in the browser's tab before ` · Basalt Cloud`, and the page's one first heading. */
type Expected = readonly [path: string, title: string, heading: string]

const forVisitors: readonly Expected[] = [
  ['/verify', 'Check your inbox!', 'Check your inbox!'],
  ['/support', 'Contact Support', 'Contact Support'],
  ['/%E0%A4%A', 'THIS PAGE IS NOT FOUND', 'THIS PAGE IS NOT FOUND'],
]
const inLayout: readonly Expected[] = [
  ['/clusters', 'Clusters', 'Clusters'],
  ['/clusters/create', 'Create New Cluster', 'Create New Cluster'],
  ['/support', 'Contact Support', 'Contact Support'],
  ['/consumption', 'IPU Units Consumption', 'IPU Units Consumption'],
  ['/data-apps', 'Data Apps', 'Data Apps'],
  ['/notifications', 'Notifications', 'Notifications'],
  ['/my-account', 'My Account', 'My Account'],
  ['/plans', 'Plans', 'Plans'],
  ['/plans?view=purchase', 'Plans', 'Purchase Premium Plan'],
  ['/%E0%A4%A', 'THIS PAGE IS NOT FOUND', 'THIS PAGE IS NOT FOUND'],
  ['/50%25', 'THIS PAGE IS NOT FOUND', 'THIS PAGE IS NOT FOUND'],
  ['/clusters/a/b', 'THIS PAGE IS NOT FOUND', 'THIS PAGE IS NOT FOUND'],
]

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

it.each(forVisitors)(
  '%s has for a visitor its name, one main part and one first heading, without the layout [AUTH-007, SHL-004, SUP-001, SUP-002]',
  async (path, title, heading) => {
    history.replaceState(null, '', path)
    render(<App boot={createSignedOutBoot().boot} />)
    await expectStructure(title, heading)
    expect(screen.queryByRole('contentinfo')).toBeNull()
    expect(screen.queryByRole('navigation')).toBeNull()
  },
)

it.each(inLayout)(
  '%s has inside the layout its name, its landmarks and one first heading [SHL-001, SHL-002, SHL-004, SUP-001]',
  async (path, title, heading) => {
    history.replaceState(null, '', path)
    const features = { toggleFeatures: [{ key: 'payment', published: true }], enableMarketplace: true }
    render(<App boot={createSignedInBoot(createAnswers, features).boot} />)
    await expectStructure(title, heading)
    const frameOf = (name: string) =>
      screen.getByRole('navigation', { name }).closest('header, footer')?.tagName
    expect([frameOf('Main'), frameOf('Resources')]).toEqual(['HEADER', 'FOOTER'])
  },
)

it.each([
  ['personal email', 'Sign Up Failed!'],
  ['multifactor', 'Multifactor authentication required'],
])('what holds "%s" up has its name, one main part and one first heading', async (message, heading) => {
  history.replaceState(null, '', '/clusters')
  render(<App boot={createSignedOutBoot(message).boot} />)
  await expectStructure(heading, heading)
  expect(screen.queryByRole('contentinfo')).toBeNull()
})

async function expectStructure(title: string, heading: string): Promise<void> {
  const first = await screen.findByRole('heading', { level: 1, name: heading })
  expect(screen.getAllByRole('heading', { level: 1 })).toEqual([first])
  expect(screen.getAllByRole('main').map((main) => main.contains(first))).toEqual([true])
  await waitFor(() => expect(document.title).toBe(`${title} · Basalt Cloud`))
  const levels = screen.getAllByRole('heading').map(({ tagName }) => Number(tagName.slice(1)))
  expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([])
}
