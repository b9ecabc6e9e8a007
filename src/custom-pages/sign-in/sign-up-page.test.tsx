import { act, fireEvent, render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import '../../locales/late-texts'
import { SignUpPage } from './sign-up-page'

const script = () => document.querySelector('script[src="/campaign.js"]') ?? document.body

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  document.querySelector('script[src="/campaign.js"]')?.remove()
})

function open(notice: string | null = null) {
  const left = vi.fn()
  render(<SignUpPage notice={notice} marketingScript="/campaign.js" onSignUp={left} />)
  return left
}

describe('the marketing script of the sign-up', () => {
  it('is waited for two seconds, and no longer [AUTH-005]', async () => {
    const left = open()
    await act(() => vi.advanceTimersByTimeAsync(1_999))
    expect(left).not.toHaveBeenCalled()
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(left).toHaveBeenCalledOnce()
  })

  it.each(['load', 'error'])('lets the sign-up go on at its %s', async (event) => {
    const left = open()
    await act(async () => void fireEvent(script(), new Event(event)))
    expect(left).toHaveBeenCalledOnce()
    await act(() => vi.advanceTimersByTimeAsync(5_000))
    expect(left).toHaveBeenCalledOnce()
  })

  it('is not loaded while a person has to decide', async () => {
    const left = open('Signing in goes round in circles.')
    await act(() => vi.advanceTimersByTimeAsync(5_000))
    expect(script()).toBe(document.body)
    expect(left).not.toHaveBeenCalled()
  })
})
