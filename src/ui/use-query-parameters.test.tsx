import { act, render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { type ChangeQueryParameters, useQueryParameters } from './use-query-parameters'

const added = (key: string, value: string) => (before: URLSearchParams) => {
  before.set(key, value)
  return before
}

/** Draws a page at an address, and gives its router and the hook's `change` of each time it was drawn. */
function visit(path: string) {
  const drawn: ChangeQueryParameters[] = []
  function Page() {
    drawn.push(useQueryParameters()[1])
    return null
  }
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], { initialEntries: [path] })
  render(<RouterProvider router={router} />)
  return { router, drawn }
}

it('keeps what was chosen a moment ago, before it was drawn, when something else is chosen', async () => {
  const { router, drawn } = visit('/access?as=me')
  const [first] = drawn
  await act(async () => first?.(added('state', 'sleeping')))
  await act(async () => first?.(added('area', 'Clusters')))
  expect(router.state.location.search).toBe('?as=me&state=sleeping&area=Clusters')
})

it('replaces the entry of the history only where that is asked for', async () => {
  const { router, drawn } = visit('/access')
  await act(async () => drawn.at(-1)?.(added('state', 'sleeping')))
  await act(async () => drawn.at(-1)?.(added('area', 'Clusters'), { replace: true }))
  await act(async () => void (await router.navigate(-1)))
  expect(router.state.location.search).toBe('')
})

it('keeps where a person came from, which stands in the state of the entry, unless another is given', async () => {
  const { router, drawn } = visit('/gadgets/lamp')
  await act(async () => void (await router.navigate('/gadgets/lamp', { state: { list: '?q=la' } })))
  await act(async () => drawn.at(-1)?.(added('open', 'edit:lamp')))
  expect(router.state.location).toMatchObject({ search: '?open=edit%3Alamp', state: { list: '?q=la' } })
  await act(async () => drawn.at(-1)?.(added('open', ''), { replace: true, state: null }))
  expect(router.state.location.state).toBeNull()
})
