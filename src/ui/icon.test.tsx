import { render, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Icon } from './icon'
import { iconShapes } from './icon-shapes'
import { lateIconShapes } from './late-icon-shapes'

const pathOf = (box: HTMLElement) => box.querySelector('path')?.getAttribute('d') ?? null

describe('an icon', () => {
  it('of the first screen is drawn at once', () => {
    const { container } = render(<Icon name="close" />)
    expect(pathOf(container)).toBe('m4 4 8 8M12 4l-8 8')
  })

  it('that came with no page is fetched and drawn', async () => {
    const { container } = render(<Icon name="upload" />)
    await waitFor(() => expect(pathOf(container)).toBe('M8 10.5V3M5 6l3-3 3 3M2.75 13.25h10.5'))
  })

  it('that nobody knows draws nothing', () => {
    const { container } = render(<Icon name="toString" />)
    expect(pathOf(container)).toBeNull()
  })

  it('draws each of its strokes in its own place', () => {
    expect(iconShapes.search).toMatch(/ZM10.2 10.2l3.2 3.2$/)
    expect(iconShapes['state-connected']).toMatch(/ZM5.5 8.2l1.7 1.75L10.6 6.4$/)
    expect(iconShapes.delete).toMatch(/M4 4.2l.5 8.6/)
    expect(lateIconShapes.edit).toMatch(/ZM9.6 4.2l2.2 2.2$/)
    expect(lateIconShapes.key).toMatch(/ZM7.2 8.8l5.6-5.6/)
  })

  it('tells a new installation, a look for news and a restart apart', () => {
    const { reinstall, restart } = lateIconShapes
    expect(new Set([reinstall, restart, iconShapes.refresh]).size).toBe(3)
  })

  it('is like no other, but that of a clone, which is a copy', () => {
    const names = new Map<string, string[]>()
    for (const [name, shape] of Object.entries({ ...iconShapes, ...lateIconShapes }))
      names.set(shape, [...(names.get(shape) ?? []), name])
    expect([...names.values()].filter(({ length }) => length > 1)).toEqual([['clone', 'copy']])
  })
})
