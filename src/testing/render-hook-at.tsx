import { render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'

/** Draws a hook on the page of an address; `drawn` is what it answered each time. */
export function renderHookAt<Answer>(path: string, useHook: () => Answer) {
  const drawn: Answer[] = []
  function Page() {
    drawn.push(useHook())
    return null
  }
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], { initialEntries: [path] })
  render(<RouterProvider router={router} />)
  const address = () => {
    const { pathname, search, hash } = router.state.location
    return pathname + search + hash
  }
  const latest = (): Answer => {
    const answer = drawn.at(-1)
    if (answer === undefined) throw new Error('Nothing was drawn')
    return answer
  }
  return { router, drawn, latest, address }
}
