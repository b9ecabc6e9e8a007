import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { FieldDefinition } from '../../definitions/define-field'
import type { Tone } from '../../definitions/file/file-look'
import { renderWithProviders } from '../../testing/render-with-providers'
import { Icon, loadIcons } from '../../ui/icon'
import { MarkedValue } from './marked-value'
import { KnownState, StateTag, type StateTone } from './state-tag'

const pathOf = (name: string) =>
  render(<Icon name={name} />)
    .container.querySelector('path')
    ?.getAttribute('d')
const drawnIn = (container: HTMLElement) => container.querySelector('svg path')?.getAttribute('d')

it.each<[Tone, StateTone, string, boolean]>([
  ['good', 'connected', 'state-connected', false],
  ['warning', 'working', 'warning', false],
  ['bad', 'disconnected', 'alert', false],
  ['neutral', 'unavailable', 'info', false],
  ['busy', 'information', 'state-working', true],
])('a value that is %s has the colour of %s and the icon %s', async (tone, colour, icon, isSpinning) => {
  await loadIcons()
  const { container } = render(
    <MarkedValue
      field={{ kind: 'choice', label: { en: 'State' } }}
      record={{ id: 'r' }}
      text="a"
      option={{ value: 'a', label: { en: 'Alpha' }, tone }}
    >
      a
    </MarkedValue>,
  )
  expect(container.textContent).toBe('Alpha')
  expect(container.querySelector<HTMLElement>('[data-tone]')?.dataset.tone).toBe(colour)
  expect(drawnIn(container)).toBe(pathOf(icon))
  expect(container.querySelector('svg')?.getAttribute('class') === 'icon icon-spinning').toBe(isSpinning)
})

it('a value is copied as it is, whatever its words are', async () => {
  const copied: string[] = []
  vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => copied.push(text) } })
  render(
    <MarkedValue
      field={{ kind: 'choice', label: { en: 'Key' }, copyable: true }}
      record={{ id: 'r' }}
      text="a-1"
      option={{ value: 'a-1', label: { en: 'Alpha' }, tone: 'good' }}
    >
      a-1
    </MarkedValue>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Copy Key' }))
  await waitFor(() => expect(copied).toEqual(['a-1']))
})

it('a state nobody knows keeps its own word and says nothing by its colour', () => {
  const { container } = render(<KnownState looks={{}} value="dancing" />)
  expect(container.textContent).toBe('dancing')
  expect(container.querySelector<HTMLElement>('[data-tone]')?.dataset.tone).toBe('unavailable')
})

it('a state for information has the icon of one, and is described by what is named', async () => {
  await loadIcons()
  const { container } = render(<StateTag tone="information" word="New" aria-describedby="why" />)
  expect(drawnIn(container)).toBe(pathOf('info'))
  expect(container.firstElementChild?.getAttribute('aria-describedby')).toBe('why')
})

it.each([
  [10, 'Huge10'],
  [6, 'Large6'],
  [5, '5'],
])('a value of %i is marked before it by the first condition that holds: %s', (size, words) => {
  const field: FieldDefinition = {
    ...{ kind: 'number', label: { en: 'Size' } },
    toneWhen: [
      { field: 'size', greater: 9, tone: 'bad', says: { en: 'Huge' } },
      { field: 'size', greater: 5, tone: 'warning', says: { en: 'Large' } },
    ],
  }
  const { container } = renderWithProviders(
    <MarkedValue field={field} record={{ id: 'r', size }} text={String(size)}>
      {size}
    </MarkedValue>,
  )
  expect(container.textContent).toBe(words)
})
