import { act, fireEvent, screen } from '@testing-library/react'
import { useLocation } from 'react-router'
import { expect, it, vi } from 'vitest'
import type { FieldDefinition } from '../../definitions/define-field'
import { buildGadget, gadgets } from '../../testing/gadgets'
import { renderWithProviders } from '../../testing/render-with-providers'
import { LinkedCell } from './linked-cell'

function Told() {
  return <output>{JSON.stringify(useLocation().state)}</output>
}

function draw(name: string, field: Partial<FieldDefinition>, definition: typeof gadgets = gadgets) {
  const record = buildGadget({ id: '7/1', name })
  return renderWithProviders(
    <>
      <LinkedCell
        definition={definition}
        field={{ kind: 'text', label: { en: 'Name' }, ...field }}
        column="name"
        record={record}
      />
      <Told />
    </>,
    { path: '/gadgets?q=lamp', route: '*' },
  )
}

it.each(['email', 'url', 'reference'] as const)(
  'the way to a record is one link where its title is a %s',
  async (kind) => {
    draw('https://lamp.test', { kind, resource: 'others' })
    await act(async () => void (await import('../cells/special-cell')))
    const links = screen.getAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['https://lamp.test', '/gadgets/7%2F1'],
    ])
  },
)

it('the way to a record is called as the record, and takes along how its list was seen', () => {
  const { address } = draw('lamp', { kind: 'secret' })
  fireEvent.click(screen.getByRole('link', { name: 'lamp' }))
  expect(address()).toBe('/gadgets/7%2F1')
  expect(screen.getByRole('status').textContent).toBe('{"list":"?q=lamp"}')
})

it('the way from a list under another record takes along nothing', () => {
  draw('lamp', {}, { ...gadgets, narrowed: { by: 'note', id: '1' } })
  fireEvent.click(screen.getByRole('link', { name: 'lamp' }))
  expect(screen.getByRole('status').textContent).toBe('null')
})

it('what copies the title stands beside the link, and only where the title is to be copied', async () => {
  const { unmount } = draw('lamp', { copyable: true })
  const copy = screen.getByRole('button', { name: 'Copy Name' })
  expect(screen.getByRole('link').contains(copy)).toBe(false)
  const writeText = vi.fn(async (_text: string) => {})
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  await act(async () => void fireEvent.click(copy))
  expect(writeText.mock.calls).toEqual([['lamp']])
  vi.unstubAllGlobals()
  unmount()
  draw('lamp', {})
  expect(screen.queryByRole('button')).toBeNull()
})

it('the state of a record stands beside the way to it, whose name stays that of the record', () => {
  draw('lamp', { toneWhen: { field: 'weight', less: 5, tone: 'warning', says: { en: 'Light' } } })
  const link = screen.getByRole('link', { name: 'lamp' })
  expect(link.textContent).toBe('lamp')
  expect(screen.getByText('Light').closest('a')).toBeNull()
})
