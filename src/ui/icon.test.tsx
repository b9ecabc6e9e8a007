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

  it('tells a new installation, a look for news and a restart apart', () => {
    const { reinstall, restart } = lateIconShapes
    expect(new Set([reinstall, restart, iconShapes.refresh]).size).toBe(3)
  })
})
