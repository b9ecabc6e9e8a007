import { act, render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { gadgets } from '../../testing/gadgets'
import { readOpenForm, useOpenForm } from './use-open-form'

it.each([
  ['create', { mode: 'create', recordId: null }],
  ['edit:7', { mode: 'edit', recordId: '7' }],
  ['clone:7', { mode: 'clone', recordId: '7' }],
  ['scale:7', { mode: 'scale', recordId: '7' }],
  ['detail:a:b', { mode: 'detail', recordId: 'a:b' }],
  ['edit', null],
  ['create:7', null],
  ['delete:7', null],
  ['', null],
  [null, null],
])('reads %s', (value, expected) => {
  expect(readOpenForm(value)).toEqual(expected)
})

it('opens forms in the address, where the rest of it stays and the back button closes them', async () => {
  let form: ReturnType<typeof useOpenForm> | undefined
  function Page() {
    form = useOpenForm(gadgets)
    return null
  }
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], {
    initialEntries: ['/here?tab=gadgets'],
  })
  render(<RouterProvider router={router} />)
  const query = () => Object.fromEntries(new URLSearchParams(router.state.location.search))
  const open = async (...asked: Parameters<NonNullable<typeof form>['open']>) => {
    await act(async () => form?.open(...asked))
    return query()
  }
  expect(form?.opened).toBeNull()
  expect(await open('edit', '7')).toEqual({ tab: 'gadgets', 'gadgets.open': 'edit:7' })
  expect(form?.opened).toEqual({ mode: 'edit', recordId: '7' })
  await act(() => router.navigate(-1))
  expect(form?.opened).toBeNull()
  // A new record has no id, whatever was selected.
  expect(await open('create', '7')).toEqual({ tab: 'gadgets', 'gadgets.open': 'create' })
  await act(async () => form?.close())
  expect(query()).toEqual({ tab: 'gadgets' })
  await act(() => router.navigate(-1))
  expect(query()).toEqual({ tab: 'gadgets' })
})
