import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router'
import { expect, it, vi } from 'vitest'
import { usePageFocus } from './use-page-focus'

function Frame() {
  return (
    <main ref={usePageFocus()} tabIndex={-1}>
      <Outlet />
    </main>
  )
}

it('puts the focus on the content of a new page at its top, keeps the place on the way back, and leaves a changed query alone', async () => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
  const router = createMemoryRouter([{ path: '*', element: <Frame /> }], { initialEntries: ['/one'] })
  render(<RouterProvider router={router} />)
  const main = screen.getByRole('main')
  const focus = vi.spyOn(main, 'focus')
  expect(document.activeElement).not.toBe(main)

  await act(() => router.navigate('/one?q=1'))
  expect(document.activeElement).not.toBe(main)
  await act(() => router.navigate('/two'))
  expect(document.activeElement).toBe(main)
  expect(scrollTo.mock.calls).toEqual([[0, 0]])

  main.blur()
  await act(() => router.navigate(-1))
  expect(document.activeElement).toBe(main)
  expect(scrollTo).toHaveBeenCalledOnce()
  // A browser scrolls to what gets the focus, unless it is told not to.
  expect(focus.mock.calls).toEqual([[{ preventScroll: true }], [{ preventScroll: true }]])
})
