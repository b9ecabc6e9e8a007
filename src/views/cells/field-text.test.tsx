import { expect, it } from 'vitest'
import type { FieldDefinition } from '../../definitions/define-field'
import { buildGadget, gadgets } from '../../testing/gadgets'
import { renderWithProviders } from '../../testing/render-with-providers'
import { testsInZone } from '../../testing/tests-in-zone'
import { ComponentsProvider } from '../resource-components'
import { FieldText } from './field-text'

testsInZone('America/St_Johns')

function draw(column: 'name' | 'madeAt' | 'note', cell?: string) {
  const record = buildGadget({ name: 'lamp', madeAt: '2026-03-05T02:00:00Z' })
  const known: FieldDefinition | undefined = gadgets.fields[column]
  if (!known) throw new Error(`Gadgets have no ${column}`)
  const field = { ...known, ...(cell !== undefined && { cell }) }
  const cells = { glow: ({ id }: { id: string }) => <b>{`glowing ${id}`}</b> }
  const { container } = renderWithProviders(
    <ComponentsProvider components={{ gadgets: { cells } }}>
      <FieldText definition={gadgets} field={field} column={column} record={record} />
    </ComponentsProvider>,
  )
  return container.firstElementChild
}

it('a value stands as it is, whole to those who ask; none has a dash', () => {
  expect(draw('name')?.outerHTML).toBe('<span title="lamp">lamp</span>')
  expect(draw('note')?.outerHTML).toBe('<span>–</span>')
})

it('a date is that of the person, exact for machines', () => {
  const time = draw('madeAt')
  expect([time?.tagName, time?.textContent, time?.getAttribute('dateTime')]).toEqual([
    ...['TIME', '04 Mar 2026'],
    '2026-03-05T02:00:00.000Z',
  ])
})

it('a field with a cell of its own is drawn by that, and by its kind where nobody knows the cell', () => {
  expect(draw('name', 'glow')?.outerHTML).toBe('<b>glowing id-lamp</b>')
  expect(draw('name', 'shine')?.textContent).toBe('lamp')
})
