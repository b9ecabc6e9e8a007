import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { changedViews, type OwnView } from '../../domain/saved-views'
import { ManageViewsDialog } from './manage-views-dialog'

const views = [
  { id: '1', name: 'Mine', query: 'q=mine' },
  { id: '2', name: 'Yours', query: 'q=yours' },
]

function draw() {
  const onKeep = vi.fn()
  const onClose = vi.fn()
  render(
    <ManageViewsDialog
      addressOf={({ query }) => `/keys?${query}`}
      shipped={[{ name: 'Writers', query: '' }]}
      views={views}
      onKeep={onKeep}
      onClose={onClose}
    />,
  )
  return { onKeep, onClose }
}

/** The dialog over views that are kept as it says. */
function Kept() {
  const [kept, setKept] = useState<readonly OwnView[]>(views)
  return (
    <ManageViewsDialog
      addressOf={({ query }) => `/keys?${query}`}
      shipped={[]}
      views={kept}
      onKeep={(change) => {
        if (change.kind !== 'add') setKept(changedViews(kept, change))
        return undefined
      }}
      onClose={() => {}}
    />
  )
}

const rename = (text: string) => {
  const box = screen.getByLabelText('Rename Mine')
  fireEvent.change(box, { target: { value: text } })
  return box
}

it('another name counts once its field is left or Enter is pressed, and keeps the place of its view', () => {
  const { onKeep } = draw()
  fireEvent.blur(rename('Ours '))
  fireEvent.keyDown(rename('Theirs'), { key: 'Enter' })
  expect(onKeep.mock.calls).toEqual([
    [{ kind: 'rename', id: '1', to: 'Ours' }],
    [{ kind: 'rename', id: '1', to: 'Theirs' }],
  ])
})

it.each([
  ['  ', 'Type a name'],
  ['yours', 'A view of that name is kept already'],
  ['writers', 'A view of that name is kept already'],
  ['x'.repeat(61), 'At most 60 characters'],
])('the name "%s" is not kept, and its field says why', (text, words) => {
  const { onKeep } = draw()
  const box = rename(text)
  fireEvent.blur(box)
  expect(onKeep).not.toHaveBeenCalled()
  expect(box.getAttribute('aria-invalid')).toBe('true')
  const told = (box.getAttribute('aria-describedby') ?? '').split(' ')
  expect(told.map((id) => document.getElementById(id)?.textContent)).toContain(words)
})

it('a name that stays as it was is not kept again, and a view is removed by its own button', () => {
  const { onKeep } = draw()
  fireEvent.blur(rename(' Mine '))
  expect(onKeep).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Remove Yours' }))
  expect(onKeep.mock.calls).toEqual([[{ kind: 'remove', id: '2' }]])
})

it('a view that is renamed stays where it stands, with the focus and with the button that is being pressed', () => {
  render(<Kept />)
  const box = rename('Zebra ')
  const remove = screen.getByRole('button', { name: 'Remove Mine' })
  box.focus()
  fireEvent.keyDown(box, { key: 'Enter' })
  const boxes = () => screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value)
  expect(document.activeElement).toBe(screen.getByLabelText('Rename Zebra'))
  expect(boxes()).toEqual(['Zebra', 'Yours'])
  fireEvent.click(remove)
  expect(boxes()).toEqual(['Yours'])
})

it('the focus goes from a view that is removed to the next, and at last to Close', () => {
  render(<Kept />)
  fireEvent.click(screen.getByRole('button', { name: 'Remove Mine' }))
  expect(document.activeElement).toBe(screen.getByLabelText('Rename Yours'))
  fireEvent.click(screen.getByRole('button', { name: 'Remove Yours' }))
  expect(document.activeElement?.textContent).toBe('Close')
})

it('the field of a view that is renamed elsewhere meanwhile says its name, and leaving it sends nothing', () => {
  const onKeep = vi.fn()
  const drawn = (name: string) => (
    <ManageViewsDialog
      addressOf={({ query }) => `/keys?${query}`}
      shipped={[]}
      views={[{ id: '1', name, query: 'q=mine' }]}
      onKeep={onKeep}
      onClose={() => {}}
    />
  )
  const { rerender } = render(drawn('Mine'))
  fireEvent.blur(rename('Mine '))
  rerender(drawn('Live'))
  const box = screen.getByLabelText<HTMLInputElement>('Rename Live')
  expect(box.value).toBe('Live')
  fireEvent.blur(box)
  expect(onKeep).not.toHaveBeenCalled()
})

it('the focus goes from the last view that is removed to the one before it', () => {
  render(<Kept />)
  fireEvent.click(screen.getByRole('button', { name: 'Remove Yours' }))
  expect(document.activeElement).toBe(screen.getByLabelText('Rename Mine'))
})

it('why a view could not be renamed is said until another name is typed', async () => {
  const { onKeep } = draw()
  onKeep.mockResolvedValue('Nothing was changed')
  await act(async () => void fireEvent.blur(rename('Ours')))
  expect(screen.getByRole('alert').textContent).toContain('Nothing was changed')
  rename('Ourselves')
  expect(screen.queryByRole('alert')).toBeNull()
})
