import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { lazyPage } from './lazy-page'

it('a page whose code does not arrive says so as its title, and offers to ask again', async () => {
  const Page = lazyPage(() => Promise.reject(new TypeError('Failed to fetch')))
  render(<Page />)
  const title = await screen.findByRole('heading', { level: 1 })
  expect(title.textContent).toBe('This page could not be loaded')
  expect(screen.getByRole('alert').textContent).toContain(
    'Your connection may be down, or a newer version of the console is out.',
  )
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
})
