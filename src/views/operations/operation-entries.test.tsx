import { act, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import '../../locales/late-texts'
import { renderWithProviders } from '../../testing/render-with-providers'
import { iconShapes } from '../../ui/icon-shapes'
import { OperationsUnderWay } from './operations-under-way'
import { useOperations } from './use-operations'

const minute = 60_000

function Page({ begin }: { begin: (store: ReturnType<typeof useOperations>) => void }) {
  const store = useOperations()
  return (
    <>
      <button type="button" onClick={() => begin(store)}>
        Begin
      </button>
      <OperationsUnderWay />
    </>
  )
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-03-05T12:00:00Z'), toFake: ['Date'] })
})

it('shows what was started, the newest first, with its end in words, what to copy, and the ways on', () => {
  renderWithProviders(
    <Page
      begin={(store) => {
        store.start({ kind: 'connect', name: 'old', place: '/clusters/old' })
        vi.setSystemTime(Date.now() + 6 * minute)
        store.start({ kind: 'clone', name: 'twin', place: '/clusters/twin' })
        store.start({ kind: 'install', name: 'numpy', place: '/a' })('failed', 'No such version.')
        store.start({ kind: 'import', name: 'Shop', place: '/b' })('done', 'All is there.')
        store.start({ kind: 'upgrade', name: 'sales', place: '/c' })('unknown', 'Nobody answered.')
        store.start({ kind: 'export', name: 'Apps', place: '/d' })('done', null, 'e-7')
      }}
    />,
  )
  expect(screen.queryByRole('region')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Begin' }))
  const region = within(screen.getByRole('region', { name: 'Operations' }))
  const entries = region.getAllByRole('listitem').map((entry) => ({
    tone: entry.dataset.tone,
    head: [...entry.querySelectorAll('b')].map(({ textContent }) => textContent),
    buttons: within(entry)
      .queryAllByRole('button')
      .map(({ ariaLabel }) => ariaLabel),
    link: within(entry).getByRole('link').getAttribute('href'),
  }))
  const icons = [...document.querySelectorAll('li > svg')].map((icon) => [
    icon.querySelector('path')?.getAttribute('d'),
    icon.classList.contains('icon-spinning'),
  ])
  expect(entries).toEqual([
    { tone: 'done', head: ['Apps', 'Done'], buttons: ['Download Apps'], link: '/d' },
    {
      tone: 'unknown',
      head: ['sales', 'Could not confirm'],
      buttons: ['Copy what was said of sales'],
      link: '/c',
    },
    { tone: 'done', head: ['Shop', 'Done'], buttons: [], link: '/b' },
    { tone: 'failed', head: ['numpy', 'Failed'], buttons: ['Copy what was said of numpy'], link: '/a' },
    { tone: 'working', head: ['twin'], buttons: [], link: '/clusters/twin' },
    { tone: 'longer', head: ['old'], buttons: [], link: '/clusters/old' },
  ])
  expect(icons).toEqual([
    [iconShapes.check, false],
    [iconShapes['state-unknown'], false],
    [iconShapes.check, false],
    [iconShapes.alert, false],
    [iconShapes['state-working'], true],
    [iconShapes['state-working'], true],
  ])
  expect(region.getByText('All is there.')).toBeDefined()
  expect(region.getByText(/^6:00 so far, longer than usual$/)).toBeDefined()
  act(() => fireEvent.click(region.getByRole('button', { name: 'Clear what is over' })))
  expect(region.getAllByRole('listitem')).toHaveLength(2)
  expect(region.queryByRole('button', { name: 'Clear what is over' })).toBeNull()
})
