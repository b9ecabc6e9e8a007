import { act, screen, waitFor } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { expect, it, vi } from 'vitest'
import '../../locales/late-texts'
import { createViewing, ViewingContext } from '../../providers/viewing-context'
import { createFakeReporter } from '../../testing/fake-reporter'
import { openOtherTab } from '../../testing/open-other-tab'
import { renderWithProviders } from '../../testing/render-with-providers'
import { operationsOf } from '../../views/operations/use-operations'
import { AppLayout } from './app-layout'

function Broken(): never {
  throw new TypeError('cannot read properties of undefined')
}

it('a page that cannot be drawn is gone with the next one, which stands in the same frame [SHL-032]', async () => {
  // React itself tells the console of every error a boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const reporter = createFakeReporter()
  const { router } = renderWithProviders(
    <Routes>
      <Route element={<AppLayout reporter={reporter} banners={null} />}>
        <Route path="/broken" element={<Broken />} />
        <Route path="/fine" element={<h1>Fine</h1>} />
      </Route>
    </Routes>,
    { path: '/broken', route: '*' },
  )
  expect((await screen.findByRole('alert')).textContent).toContain('OOPS!! SOMETHING WENT WRONG.')
  expect(reporter.reported.map(({ name }) => name)).toEqual(['TypeError'])
  await act(() => router.navigate('/fine'))
  expect(screen.getByRole('heading', { name: 'Fine' })).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

it('has on every page what is begun, heard and viewed elsewhere, and the focus on what one went to', async () => {
  const other = openOtherTab()
  const viewing = createViewing()
  const layout = <AppLayout reporter={createFakeReporter()} banners={<p>You are offline</p>} />
  const { notices, queryClient, router } = renderWithProviders(
    <ViewingContext value={viewing}>
      <Routes>
        <Route element={layout}>
          <Route path="/one" element={<h1>One</h1>} />
          <Route path="/two" element={<h1>Two</h1>} />
        </Route>
      </Routes>
    </ViewingContext>,
    { path: '/one', route: '*' },
  )
  expect(screen.getByText('You are offline')).toBeTruthy()
  await act(() => router.navigate('/two'))
  expect(document.activeElement).toBe(screen.getByRole('main'))
  act(() => viewing.set('developer'))
  expect(await screen.findByRole('region', { name: 'View as role' })).toBeTruthy()
  act(() => viewing.set(null))
  expect(await screen.findByText('You are no longer viewing as User.')).toBeTruthy()
  act(() => {
    operationsOf(queryClient, 'u-1').start({ kind: 'export', name: 'Retail', place: '/two' })
  })
  expect(await screen.findByRole('complementary', { name: 'Operations' })).toBeTruthy()
  other.announce('password-changed')
  await waitFor(() =>
    expect(notices.map(({ message }) => message)).toEqual(['Your password was changed in another tab.']),
  )
})
