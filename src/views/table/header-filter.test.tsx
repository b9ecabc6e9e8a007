import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import '../../locales/table-texts'
import { expect, it, onTestFinished, vi } from 'vitest'
import { buildGadget, gadgets } from '../../testing/gadgets'
import { loadIcons } from '../../ui/icon'
import { lateIconShapes } from '../../ui/late-icon-shapes'
import { HeaderFilter } from './header-filter'

const reader = {
  read: (record: object) => String(Reflect.get(record, 'note')),
  label: (value: string) => `Note ${value}`,
}
const filter = {
  key: 'state',
  label: { en: 'Note' },
  all: { en: 'All notes' },
  reader,
  several: true,
} as const
const list = [buildGadget({ note: 'spare' }), buildGadget({ note: 'used' })]

function open(chosen: string) {
  const onChange = vi.fn()
  render(
    <HeaderFilter definition={gadgets} filter={filter} list={list} chosen={chosen} onChange={onChange} />,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Filter by Note' }))
  return onChange
}

const entries = () =>
  [...screen.getByRole('menu').querySelectorAll('[role^="menuitem"]')].map((entry) => [
    entry.textContent,
    entry.getAttribute('role'),
    entry.getAttribute('aria-checked'),
  ])

it('several values are chosen one after the other, with those that no record has any more to take back', async () => {
  const sort = vi.fn()
  document.body.addEventListener('click', sort)
  onTestFinished(() => document.body.removeEventListener('click', sort))
  const onChange = open('spare,gone')
  expect(entries()).toEqual([
    ['All notes', 'menuitemradio', 'false'],
    ['Note spare', 'menuitemcheckbox', 'true'],
    ['Note used', 'menuitemcheckbox', 'false'],
    ['Note gone', 'menuitemcheckbox', 'true'],
  ])
  fireEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Note used' }))
  fireEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Note gone' }))
  // The address comes later, and has both.
  await waitFor(() => expect(onChange.mock.calls).toEqual([[{ state: 'spare,used' }]]))
  fireEvent.click(screen.getByRole('menuitemradio', { name: 'All notes' }))
  await waitFor(() => expect(onChange.mock.calls.at(-1)).toEqual([{ state: '' }]))
  expect(screen.queryByRole('menu')).toBeNull()
  // The header it stands in would sort.
  expect(sort).not.toHaveBeenCalled()
})

it('has the icon of every filter', async () => {
  await loadIcons()
  open('')
  const button = screen.getByRole('button', { name: 'Filter by Note' })
  expect(button.querySelector('path')?.getAttribute('d')).toBe(lateIconShapes.filter)
})

it('says that nothing is chosen, and offers nothing to take back', () => {
  open('')
  expect(entries()).toEqual([
    ['All notes', 'menuitemradio', 'true'],
    ['Note spare', 'menuitemcheckbox', 'false'],
    ['Note used', 'menuitemcheckbox', 'false'],
  ])
})
