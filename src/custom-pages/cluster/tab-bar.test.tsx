import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import '../../locales/late-texts'
import { renderWithProviders } from '../../testing/render-with-providers'
import { TabBar } from './tab-bar'

const tabs = ['main', 'data-apps', 'libraries'].map((key) => ({ key, label: { en: key }, definitions: [] }))

function renderBar(current = 'data-apps') {
  return renderWithProviders(<TabBar tabs={tabs} current={current} label="Sections" />, {
    path: `/clusters/demo?tab=${current}`,
  })
}
function press(key: string, held: object = {}) {
  const open = screen.getByRole('tab', { selected: true })
  open.focus()
  return fireEvent.keyDown(open, { key, ...held })
}

describe('the bar of tabs', () => {
  it('names the panel of the open tab alone', () => {
    renderBar()
    expect(screen.getAllByRole('tab').map((tab) => [tab.id, tab.getAttribute('aria-controls')])).toEqual([
      ['tab-main', null],
      ['tab-data-apps', 'panel-data-apps'],
      ['tab-libraries', null],
    ])
  })

  it.each([
    ['libraries', 'ArrowRight', 'main'],
    ['main', 'ArrowLeft', 'libraries'],
  ])('goes on from %s at the other end by "%s"', async (current, key, tab) => {
    const { address } = renderBar(current)
    expect(press(key)).toBe(false)
    await waitFor(() => expect(address()).toBe(`/clusters/demo?tab=${tab}`))
    expect(document.activeElement?.id).toBe(`tab-${tab}`)
  })

  it.each([
    ['ArrowRight', 'libraries'],
    ['ArrowLeft', 'main'],
    ['Home', 'main'],
    ['End', 'libraries'],
    [' ', 'data-apps'],
  ])('goes by "%s" to %s, with the focus and without a step in the history', async (key, tab) => {
    const { address, router } = renderBar()
    // What is handled does not scroll the page as well.
    expect(press(key)).toBe(false)
    await waitFor(() => expect(router.state.historyAction).toBe('REPLACE'))
    expect(address()).toBe(`/clusters/demo?tab=${tab}`)
    expect(document.activeElement?.id).toBe(`tab-${tab}`)
    expect(router.state.preventScrollReset).toBe(true)
  })

  it('goes on from the tab it has reached where keys come faster than tabs are drawn', async () => {
    const { address } = renderBar('main')
    press('ArrowRight')
    const [, , third] = screen.getAllByRole('tab')
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowRight' })
    expect(document.activeElement).toBe(third)
    await waitFor(() => expect(address()).toBe('/clusters/demo?tab=libraries'))
  })

  it('opens a tab that is pressed as a step in the history, where the page stands', async () => {
    const { address, router } = renderBar()
    fireEvent.click(screen.getByRole('tab', { name: 'libraries' }))
    await waitFor(() => expect(address()).toBe('/clusters/demo?tab=libraries'))
    expect([router.state.historyAction, router.state.preventScrollReset]).toEqual(['PUSH', true])
  })

  it.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])(
    'leaves a key pressed with %s to the browser',
    (held) => {
      const { address } = renderBar()
      expect(press('ArrowLeft', { [held]: true })).toBe(true)
      expect(press('Tab')).toBe(true)
      expect(address()).toBe('/clusters/demo?tab=data-apps')
    },
  )

  it('keeps the open tab in sight when the window gets narrower', () => {
    let width = 600
    let resized = () => {}
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(callback: () => void) {
          resized = callback
        }
        observe() {}
        disconnect() {}
      },
    )
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => width)
    vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(100)
    vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockReturnValue(500)
    renderBar()
    resized()
    // In the middle of the bar: 500 less half of what the bar is wider than the tab.
    expect(screen.getByRole('tablist').scrollLeft).toBe(250)
    width = 300
    resized()
    expect(screen.getByRole('tablist').scrollLeft).toBe(400)
  })
})
