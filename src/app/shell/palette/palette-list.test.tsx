import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import type { PaletteGroup } from './palette-item'
import { PaletteList } from './palette-list'

it.each<[PaletteGroup, string]>([
  ['recent', 'Recent'],
  ['here', 'On this cluster'],
  ['actions', 'Actions'],
  ['clusters', 'Clusters'],
  ['records', 'Entries of your lists'],
  ['pages', 'Pages'],
  ['help', 'Help'],
])('what was found in %s stands under "%s"', (group, title) => {
  const item = { id: 'a', group, label: 'Found', icon: 'details', does: { kind: 'go' as const, to: '/' } }
  render(
    <PaletteList
      {...{ id: 'list', groups: [{ group, entries: [item] }], current: 0 }}
      optionId={(index) => `list-${index}`}
      onPoint={() => {}}
      onChoose={() => {}}
    />,
  )
  expect(screen.getByRole('group', { name: title }).textContent).toContain('Found')
})

it('what is chosen is said and scrolled to; what is pointed at is chosen, and a press leaves the focus in the input', () => {
  const scrolled: unknown[] = []
  const { prototype } = Element
  const before = prototype.scrollIntoView
  onTestFinished(() => {
    prototype.scrollIntoView = before
  })
  prototype.scrollIntoView = function (this: Element, how) {
    scrolled.push([this.textContent, how])
  }
  const entryOf = (id: string, group: PaletteGroup) => ({
    ...{ id, group, label: id, icon: 'details', does: { kind: 'go' as const, to: '/' } },
  })
  const groups = [
    { group: 'recent', entries: [entryOf('a', 'recent')] },
    { group: 'pages', entries: [entryOf('b', 'pages'), entryOf('c', 'pages')] },
  ]
  const onPoint = vi.fn()
  const list = (current: number) => (
    <PaletteList
      {...{ id: 'list', groups, current, onPoint }}
      optionId={(index) => `list-${index}`}
      onChoose={() => {}}
    />
  )
  const { rerender } = render(list(1))
  rerender(list(2))
  expect(scrolled).toEqual([
    ['b', { block: 'nearest' }],
    ['c', { block: 'nearest' }],
  ])
  expect(screen.getAllByRole('option', { selected: true }).map(({ id }) => id)).toEqual(['list-2'])
  const option = screen.getByRole('option', { name: 'b' })
  fireEvent.pointerMove(option)
  expect(onPoint.mock.calls).toEqual([[1]])
  expect(fireEvent.mouseDown(option)).toBe(false)
})
