import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
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
