import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import '../../locales/late-texts'
import { renderWithProviders } from '../../testing/render-with-providers'
import { OperationList } from './operation-list'
import { useOperations } from './use-operations'

/** One operation is over; `isOther` is another one that goes on. */
function Page({ isOther }: { isOther: boolean }) {
  const store = useOperations()
  const begin = () => {
    if (isOther) store.start({ kind: 'import', name: 'Sales', place: '/clusters/demo' })
    store.start({ kind: 'import', name: 'Claims', place: '/clusters/demo' })('done', 'All is there.')
  }
  return (
    <>
      <h1>Page</h1>
      <button type="button" onClick={begin}>
        Begin
      </button>
      <OperationList />
    </>
  )
}

it.each([
  [true, 'A', 'Sales'],
  [false, 'H1', 'Page'],
])('clears what is over, and the focus stays (another one goes on: %s)', async (isOther, tag, text) => {
  renderWithProviders(<Page isOther={isOther} />)
  fireEvent.click(screen.getByRole('button', { name: 'Begin' }))
  const clear = screen.getByRole('button', { name: 'Clear what is over' })
  clear.focus()
  fireEvent.click(clear)
  await waitFor(() => expect(document.activeElement?.tagName).toBe(tag))
  expect(document.activeElement?.textContent).toContain(text)
  expect(screen.queryByText('Claims')).toBeNull()
})
