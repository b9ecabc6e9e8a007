import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Fault } from '../../definitions/fault'
import { gadgets } from '../../testing/gadgets'
import { FaultPanel } from './fault-panel'

const fault = (parts: Partial<Fault>): Fault => ({
  id: 'R007',
  place: 'gadgets.list.columns.0',
  message: 'There is no field "nane".',
  ...parts,
})
const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

it('names the file once, and each fault with its line there', () => {
  const faults = [
    fault({ file: '/resources/gadgets.json:12:7' }),
    fault({ file: '/resources/gadgets.json', id: 'R087', place: 'gadgets', message: 'It is secret.' }),
  ]
  const { container } = render(<FaultPanel definition={gadgets} faults={faults} />)
  expect([...container.querySelectorAll('code')].map(({ textContent }) => textContent)).toEqual([
    '/resources/gadgets.json',
  ])
  expect(lines()).toEqual([
    '12:7 R007 gadgets.list.columns.0 There is no field "nane".',
    'R087 gadgets It is secret.',
  ])
})

it('names no file of a definition that comes with the console', () => {
  const { container } = render(<FaultPanel definition={gadgets} faults={[fault({})]} />)
  expect(container.querySelector('code')).toBeNull()
  expect(lines()).toEqual(['R007 gadgets.list.columns.0 There is no field "nane".'])
})

it.each([
  ['a page', { kind: 'menu', icon: 'box' }, 1],
  ['a section of a tab', gadgets.place, 2],
] as const)('is headed as %s is', (_what, place, level) => {
  render(<FaultPanel definition={{ ...gadgets, place }} faults={[fault({})]} />)
  expect(screen.getByRole('heading', { level }).textContent).toContain('Gadgets')
})
