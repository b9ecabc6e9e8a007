import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { gadgets } from '../../testing/gadgets'
import { Icon } from '../../ui/icon'
import { SectionHead, type SectionHeadProps } from './section-head'

function draw(parts: Partial<SectionHeadProps> = {}) {
  const { container } = render(<SectionHead definition={gadgets} titleId="title" count={null} {...parts} />)
  return container
}
const counted = (container: HTMLElement) => container.querySelector('.visually-hidden')?.textContent

it.each([
  [null, undefined],
  [0, undefined],
  [1, '1 in all'],
  [1234, '1,234 in all'],
])('the title of a section whose count is %j says of it: %j', (count, said) => {
  const container = draw({ count })
  expect(counted(container)).toBe(said)
  expect(container.textContent).toContain('Things that stand in a table.')
})

it('heads a page of its own with an icon, and a section of one without', () => {
  const path = (container: HTMLElement) => container.querySelector('path')?.getAttribute('d')
  const check = render(<Icon name="check" />).container
  const title = { en: 'Your gadgets' }
  const page = draw({
    definition: { ...gadgets, place: { kind: 'menu', icon: 'check' }, label: { ...gadgets.label, title } },
  })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your gadgets')
  expect([path(page), path(check) !== undefined]).toEqual([path(check), true])
  const section = draw()
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Gadgets')
  expect(path(section)).toBeUndefined()
})
