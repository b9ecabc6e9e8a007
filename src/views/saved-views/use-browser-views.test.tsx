import { act, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { renderWithProviders } from '../../testing/render-with-providers'
import { useBrowserViews } from './use-browser-views'

const key = 'basalt.views.lamps.u-1'
const [red, blue, green] = ['Red', 'Blue', 'Green'].map((name) => ({ name, query: `q=${name}` })) as [
  View,
  View,
  View,
]
type View = { name: string; query: string }

beforeEach(() => localStorage.clear())

const keepElsewhere = (views: readonly View[]) => localStorage.setItem(key, JSON.stringify(views))
const kept = () => JSON.parse(localStorage.getItem(key) ?? '[]')

function show() {
  let own: ReturnType<typeof useBrowserViews> | undefined
  function Views() {
    own = useBrowserViews('lamps')
    return <p>{own.views.map(({ name }) => name).join(', ') || 'none'}</p>
  }
  renderWithProviders(<Views />)
  return () => {
    if (!own) throw new Error('is not drawn')
    return own
  }
}

it('adds to what another tab has kept meanwhile, and takes no more away than was asked', () => {
  keepElsewhere([red])
  const views = show()
  const [known] = views().views
  keepElsewhere([red, blue])
  act(() => void views().onKeep({ kind: 'add', view: green }))
  expect(kept()).toEqual([blue, green, red])
  expect(screen.getByText('Blue, Green, Red')).toBeDefined()

  keepElsewhere([blue, red])
  act(() => void views().onKeep({ kind: 'remove', id: known?.id ?? '' }))
  expect(kept()).toEqual([blue])
  keepElsewhere([blue, green])
  act(() => views().drop(views().views))
  expect(kept()).toEqual([green])
})

it('shows what another tab keeps as soon as the browser tells of it, and no word of other lists', () => {
  show()
  keepElsewhere([red])
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'basalt.views.lamps.u-2' })))
  expect(screen.getByText('none')).toBeDefined()
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key })))
  expect(screen.getByText('Red')).toBeDefined()
  // Another tab that clears all that is kept names no key.
  localStorage.clear()
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })))
  expect(screen.getByText('none')).toBeDefined()
})

it('shows the new name of a view that another tab has renamed', () => {
  keepElsewhere([red, blue])
  show()
  keepElsewhere([{ ...red, name: 'Crimson' }, blue])
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key })))
  expect(screen.getByText('Crimson, Blue')).toBeDefined()
})
