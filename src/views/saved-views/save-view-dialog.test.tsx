import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import '../../locales/late-texts'
import type { SavedView } from '../../domain/saved-views'
import { renderWithProviders } from '../../testing/render-with-providers'
import { keepText, keptText } from '../../ui/kept-text'
import { SaveViewDialog } from './save-view-dialog'
import { SavedViews } from './saved-views'
import { useViewsPlace } from './use-views-place'

beforeEach(() => localStorage.clear())

function draw(views: readonly SavedView[] = []) {
  const [onKeep, onClose] = [vi.fn(), vi.fn()]
  const shipped = [{ name: 'Writers', query: '' }]
  render(<SaveViewDialog {...{ shipped, views, query: 'q=night', onKeep, onClose }} />)
  const box = screen.getByLabelText('Name')
  const save = (name: string) => {
    fireEvent.change(box, { target: { value: name } })
    const form = box.closest('form')
    if (form) fireEvent.submit(form)
  }
  const said = () => [
    box.getAttribute('aria-invalid'),
    document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent,
  ]
  return { onKeep, onClose, save, said }
}

it('a view is kept under the name that is typed, and nothing is said of a name before it is meant', () => {
  const { onKeep, onClose, save, said } = draw([{ name: 'Yours', query: 'q=yours' }])
  expect(said()).toEqual(['false', undefined])
  save(' ')
  expect(said()).toEqual(['true', 'Type a name'])
  save('yours')
  expect(said()).toEqual(['true', 'A view of that name is kept already'])
  save('x'.repeat(61))
  expect(said()).toEqual(['true', 'At most 60 characters'])
  expect([onKeep.mock.calls, onClose.mock.calls]).toEqual([[], []])
  save(' Mine ')
  expect(onKeep.mock.calls).toEqual([[{ kind: 'add', view: { name: 'Mine', query: 'q=night' } }]])
  expect(onClose).toHaveBeenCalledTimes(1)
})

it('no more than thirty are kept', () => {
  const views = Array.from({ length: 30 }, (_, index) => ({ name: `View ${index}`, query: '' }))
  const { onKeep, save, said } = draw(views)
  save('One more')
  expect(said()).toEqual(['true', 'At most 30 views can be kept. Remove one first'])
  expect(onKeep).not.toHaveBeenCalled()
})

it('the last view that is removed leaves nothing in the browser, and no row of views above the list', async () => {
  keepText('basalt.views.keys.u-1', '[{"name":"Mine","query":"q=mine"}]')
  renderWithProviders(<SavedViews name="keys" path="/keys" viewKeys={['q']} place={document.body} />, {
    path: '/keys?q=mine',
  })
  const views = screen.getByRole('navigation', { name: 'Views of this list' })
  expect(views.hidden).toBe(false)
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Mine')
  fireEvent.click(screen.getByRole('button', { name: 'Saved views' }))
  fireEvent.click(screen.getByRole('menuitem', { name: 'Rename, copy or remove…' }))
  const remove = await screen.findByRole('button', { name: 'Remove Mine' })
  await act(async () => fireEvent.click(remove))
  expect(keptText('basalt.views.keys.u-1')).toBeNull()
  expect(views.hidden).toBe(true)
})

it.each([
  ['views that come with it', 2, null, 'true'],
  ['views of the person', 0, '[]', 'true'],
  ['views of the person on a server', 0, '1', 'true', '.server'],
  ['none', 0, null, null],
  ['no place for any', null, '[]', null],
])(
  'the place above a list with %s is kept for them, or not',
  (_what, shipped, kept, isAwaited, where = '') => {
    keepText(`basalt.views.keys.u-1${where}`, kept)
    function Place() {
      const { attributes } = useViewsPlace('keys', shipped)
      return <div data-testid="place" {...attributes} />
    }
    renderWithProviders(<Place />)
    expect(screen.getByTestId('place').getAttribute('data-awaited')).toBe(isAwaited)
  },
)
