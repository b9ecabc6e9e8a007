import { act, fireEvent, render, screen } from '@testing-library/react'
import type { ArgsProps } from 'antd/es/notification/interface'
import useNotification from 'antd/es/notification/useNotification'
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import '../../locales/late-texts'
import { noticeActionOf, offerInNotice } from '../../providers/notice-actions'
import { noticeOpener } from './notice-opener'

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))

/** Opens a notice as soon as it is asked to, and says what antd was given and did. */
function renderNotice(type: 'success' | 'error', key?: string) {
  const shown = vi.fn()
  const closed = vi.fn()
  function Notice() {
    const [{ open }, holder] = useNotification()
    const [show] = useState(() =>
      noticeOpener((notice: ArgsProps) => {
        shown()
        // antd draws a notice that leaves until its motion ends, and here it has none.
        const onClose = () => {
          closed()
          notice.onClose?.()
        }
        open({ ...notice, onClose })
      }),
    )
    return (
      <>
        <button
          type="button"
          onClick={() => show({ ...(key && { key }), type, message: null, description: 'Said' })}
        >
          Say
        </button>
        {holder}
      </>
    )
  }
  render(<Notice />)
  fireEvent.click(screen.getByText('Say'))
  return { shown, closed }
}

beforeEach(() => void vi.useFakeTimers())
describe('a notice', () => {
  it('goes after its time', async () => {
    const success = renderNotice('success')
    await pass(5.5)
    expect(success.closed).not.toHaveBeenCalled()
    // It is read out when there is time, and is not called an error.
    expect(screen.getByText('Said').closest('[role=status]')?.textContent).toBe('Said')
    await pass(1)
    expect(success.closed).toHaveBeenCalledOnce()
  })

  it('of an error stays twelve seconds, is read out at once, and has a name where it was given none', async () => {
    const { closed } = renderNotice('error')
    await pass(11.5)
    expect(closed).not.toHaveBeenCalled()
    const notice = screen.getByText('Said').closest('[role=alert]')
    expect(notice?.textContent).toBe('ErrorSaid')
    await pass(1)
    expect(closed).toHaveBeenCalledOnce()
  })

  it('stays while focus is in it, and has the rest of its time when that leaves', async () => {
    const { closed } = renderNotice('error')
    await pass(1)
    const notice = screen.getByText('Said').closest('[role=alert]')
    expect(notice).not.toBeNull()
    const close = screen.getByLabelText('Dismiss this notice')
    expect(close.getAttribute('role')).toBe('button')
    act(() => close.focus())
    await pass(60)
    expect(closed).not.toHaveBeenCalled()
    expect(screen.getByText('Said').closest('[role=alert]')).toBe(notice)
    expect(document.activeElement).toBe(close)

    act(() => close.blur())
    await pass(10.5)
    expect(closed).not.toHaveBeenCalled()
    await pass(1)
    expect(closed).toHaveBeenCalledOnce()
  })

  it('with something to press stays until it is closed', async () => {
    const onPress = vi.fn()
    offerInNotice('with-a-button', { label: 'Do it', onPress })
    const { closed } = renderNotice('error', 'with-a-button')
    await pass(60)
    expect(closed).not.toHaveBeenCalled()
    fireEvent.click(screen.getByText('Do it'))
    expect(onPress).toHaveBeenCalledOnce()
    fireEvent.click(screen.getByLabelText('Dismiss this notice'))
    expect(closed).toHaveBeenCalledOnce()
  })

  it('gives its button up when it is closed', () => {
    offerInNotice('mine', { label: 'Open', onPress: () => {} })
    const shown = vi.fn()
    noticeOpener(shown)({ key: 'mine', type: 'success', message: null, description: 'Said' })
    expect(noticeActionOf('mine')?.label).toBe('Open')
    shown.mock.calls[0]?.[0].onClose()
    expect(noticeActionOf('mine')).toBeUndefined()
  })

  it('does not come back as focus leaves it once it was closed', async () => {
    const { shown, closed } = renderNotice('success')
    await pass(1)
    const close = screen.getByLabelText('Dismiss this notice')
    act(() => close.focus())
    expect(shown).toHaveBeenCalledTimes(2)
    fireEvent.click(close)
    expect(closed).toHaveBeenCalledOnce()
    act(() => close.blur())
    expect(shown).toHaveBeenCalledTimes(2)
  })

  it('stands beside one that was opened before the theme changed, and does not take its place and its time', () => {
    const keys = ['light', 'dark'].map(() => {
      const shown = vi.fn()
      noticeOpener(shown)({ type: 'success', message: null, description: 'Said' })
      return shown.mock.calls[0]?.[0].key
    })
    expect(keys[0]).not.toBe(keys[1])
  })

  it('stands beside another one, and takes the place of one of its name', () => {
    const shown = vi.fn()
    const show = noticeOpener(shown)
    for (const key of [undefined, undefined, 'mine', 'mine'])
      show({ type: 'success', message: null, description: 'Said', ...(key && { key }) })
    const keys = shown.mock.calls.map(([notice]) => notice.key)
    expect(keys[0]).not.toBe(keys[1])
    expect(keys.slice(2)).toEqual(['mine', 'mine'])
  })
})
