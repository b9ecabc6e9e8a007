import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { lazyPage } from './lazy-page'

// The setup of the tests has brought all of it already: that a page asks for it is seen where it is replaced.
const brought = vi.hoisted(() => [] as string[])
vi.mock('../locales/late-texts', () => {
  brought.push('texts')
  return {}
})
vi.mock('../api/bring-late-calls', () => {
  brought.push('calls')
  return {}
})
vi.mock('../ui/icon', () => ({
  Icon: () => null,
  loadIcons: async () => void brought.push('icons'),
}))

it('a page is not drawn before its texts, its calls and its icons are here', async () => {
  const Page = lazyPage(async () => () => <h1>Here are {brought.toSorted().join(', ')}</h1>)
  render(<Page />)
  const title = await screen.findByRole('heading', { level: 1 })
  expect(title.textContent).toBe('Here are calls, icons, texts')
})
