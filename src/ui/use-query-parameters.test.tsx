import { act, render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { type ChangeQueryParameters, useQueryParameters } from './use-query-parameters'

const added = (key: string, value: string) => (before: URLSearchParams) => {
  before.set(key, value)
  return before
}

it('keeps what was chosen a moment ago, before it was drawn, when something else is chosen', async () => {
  const drawn: ChangeQueryParameters[] = []
  function Page() {
    drawn.push(useQueryParameters()[1])
    return null
  }
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], { initialEntries: ['/access?as=me'] })
  render(<RouterProvider router={router} />)
  const [first] = drawn
  await act(async () => first?.(added('state', 'sleeping')))
  await act(async () => first?.(added('area', 'Clusters')))
  expect(router.state.location.search).toBe('?as=me&state=sleeping&area=Clusters')
})

it('replaces the entry of the history only where that is asked for', async () => {
  const drawn: ChangeQueryParameters[] = []
  function Page() {
    drawn.push(useQueryParameters()[1])
    return null
  }
  const router = createMemoryRouter([{ path: '*', element: <Page /> }])
  render(<RouterProvider router={router} />)
  const back = async () => act(async () => void (await router.navigate(-1)))
  await act(async () => drawn.at(-1)?.(added('state', 'sleeping')))
  await act(async () => drawn.at(-1)?.(added('area', 'Clusters'), { replace: true }))
  await back()
  expect(router.state.location.search).toBe('')
})
