import { act, screen } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { expect, it, vi } from 'vitest'
import '../../locales/late-texts'
import { createFakeReporter } from '../../testing/fake-reporter'
import { renderWithProviders } from '../../testing/render-with-providers'
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
