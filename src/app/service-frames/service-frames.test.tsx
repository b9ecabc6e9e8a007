import { act, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import '../../locales/late-texts'
import { createAnalytics } from '../analytics'
import { ServiceFrames } from './service-frames'

const chat = 'https://chat.test/widget?site=1'
const usageAnalysis = 'https://usage.test/frame'

beforeEach(() => vi.useFakeTimers())
const frameOf = (address: string) =>
  [...document.querySelectorAll('iframe')].find(({ src }) => src === address) ?? null

/** The frames for somebody who is known, with what each of them was told. */
function open(config: { chat?: string; usageAnalysis?: string }, isKnown = true) {
  const analytics = createAnalytics()
  if (isKnown) analytics.identify('olive@owner.test')
  const router = createMemoryRouter(
    [{ path: '*', element: <ServiceFrames config={config} analytics={analytics} /> }],
    { initialEntries: ['/clusters/secret-name?tab=main'] },
  )
  render(<RouterProvider router={router} />)
  const told: unknown[] = []
  for (const frame of document.querySelectorAll('iframe')) {
    if (!frame.contentWindow) throw new Error('The frame has no window.')
    vi.spyOn(frame.contentWindow, 'postMessage').mockImplementation((message: unknown, to: unknown) => {
      told.push([Reflect.get(Object(message), 'type'), message, to])
    })
  }
  const answer = (address: string, parts: Partial<MessageEventInit> = {}) =>
    act(() =>
      window.dispatchEvent(
        new MessageEvent('message', {
          data: { type: 'ready' },
          origin: new URL(address).origin,
          source: frameOf(address)?.contentWindow ?? null,
          ...parts,
        }),
      ),
    )
  return { analytics, told, answer, router }
}
const later = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const types = (told: unknown[]) => told.map((each) => (each as string[])[0])

describe('a service in a frame', () => {
  it('is not loaded before the person may be known [SHL-021]', () => {
    const { analytics } = open({ chat, usageAnalysis }, false)
    expect(document.querySelectorAll('iframe')).toHaveLength(0)
    act(() => analytics.identify('olive@owner.test'))
    expect(document.querySelectorAll('iframe')).toHaveLength(2)
  })

  it('is asked every 2 s until it answers, and then told who it is [SHL-020, SHL-040, SHL-D10]', async () => {
    const { told, answer } = open({ chat })
    expect(told).toEqual([])
    await later(1_999)
    expect(told).toEqual([])
    await later(1)
    expect(told).toEqual([['hello', { source: 'basalt-console', type: 'hello' }, '*']])
    await later(2_000)
    expect(types(told)).toEqual(['hello', 'hello'])
    answer(chat)
    expect(told.at(-1)).toEqual([
      'identify',
      { source: 'basalt-console', type: 'identify', email: 'olive@owner.test' },
      'https://chat.test',
    ])
    await later(60_000)
    expect(types(told)).toEqual(['hello', 'hello', 'identify'])
  })

  it('is ended at log-out [SHL-020, AUTH-018]', async () => {
    const { told, answer, analytics } = open({ chat, usageAnalysis })
    answer(chat)
    answer(usageAnalysis)
    act(() => analytics.reset())
    expect(told.slice(-2).map((each) => (each as unknown[]).slice(1))).toEqual([
      [{ source: 'basalt-console', type: 'end' }, 'https://chat.test'],
      [{ source: 'basalt-console', type: 'end' }, 'https://usage.test'],
    ])
    expect(screen.queryByRole('button', { name: 'Chat' })).toBeNull()
  })

  it.each([
    ['another origin', { origin: 'https://evil.test' }],
    ['another window', { source: window }],
    ['other words', { data: { type: 'hello' } }],
    ['no words', { data: null }],
  ])('does not hear %s', (_title, parts) => {
    const { told, answer } = open({ chat })
    answer(chat, parts)
    expect(told).toEqual([])
  })

  it('has a name for who cannot see it', () => {
    open({ chat, usageAnalysis })
    expect(frameOf(chat)?.title).toBe('Chat with support')
    expect(frameOf(usageAnalysis)?.title).toBe('Analysis of usage')
  })

  it('is not shown where it has nothing to show', () => {
    open({ usageAnalysis })
    expect(frameOf(usageAnalysis)?.hidden).toBe(true)
  })

  it('runs in a sandbox, and is told no address it came from', () => {
    open({ chat, usageAnalysis })
    for (const [address, allowed] of [
      [chat, 'allow-scripts allow-same-origin allow-forms allow-popups'],
      [usageAnalysis, 'allow-scripts allow-same-origin'],
    ] as const) {
      expect(frameOf(address)?.getAttribute('sandbox')).toBe(allowed)
      expect(frameOf(address)?.getAttribute('referrerpolicy')).toBe('no-referrer')
    }
  })
})

describe('the analysis of usage', () => {
  it('hears of pages by their patterns, never of names', async () => {
    const { told, answer, router } = open({ usageAnalysis })
    answer(usageAnalysis)
    await act(() => router.navigate('/plans?secret=1'))
    expect(told.map((each) => (each as unknown[])[1])).toEqual([
      { source: 'basalt-console', type: 'identify', email: 'olive@owner.test' },
      { source: 'basalt-console', type: 'page', page: '/clusters/:clusterName' },
      { source: 'basalt-console', type: 'page', page: '/plans' },
    ])
    expect(JSON.stringify(told)).not.toContain('secret')
  })
})

describe('the chat', () => {
  const opener = () => screen.getByRole('button', { name: 'Chat' })
  it('opens and closes by its button and by Escape, and goes on while it is closed', () => {
    const { answer } = open({ chat })
    answer(chat)
    expect(opener().getAttribute('aria-expanded')).toBe('false')
    fireEvent.click(opener())
    expect(opener().getAttribute('aria-expanded')).toBe('true')
    const frame = frameOf(chat)
    fireEvent.keyDown(opener(), { key: 'Escape' })
    expect(opener().getAttribute('aria-expanded')).toBe('false')
    expect(document.activeElement).toBe(opener())
    expect(frameOf(chat)).toBe(frame)
    fireEvent.click(opener())
    const close = screen.getByRole('button', { name: 'Close the chat' })
    close.focus()
    fireEvent.click(close)
    expect(opener().getAttribute('aria-expanded')).toBe('false')
    expect(document.activeElement).toBe(opener())
  })

  it('leaves Escape to the page once it is closed, and the focus where it is', () => {
    open({ chat })
    fireEvent.click(opener())
    fireEvent.keyDown(opener(), { key: 'Escape' })
    opener().blur()
    fireEvent.keyDown(document.body, { key: 'Escape' })
    expect(document.activeElement).toBe(document.body)
  })

  it('leaves Escape to what has taken it', () => {
    open({ chat })
    fireEvent.click(opener())
    const taken = new KeyboardEvent('keydown', { key: 'Escape', cancelable: true, bubbles: true })
    taken.preventDefault()
    fireEvent(opener(), taken)
    // A bell or a dialog that is open beside it has the focus, and closes by this key.
    fireEvent.keyDown(document.body, { key: 'Escape' })
    expect(opener().getAttribute('aria-expanded')).toBe('true')
  })

  it('is shown once it answers, and nothing of it while it is closed', () => {
    const { answer } = open({ chat })
    const frame = frameOf(chat) ?? expect.fail('no chat')
    const panel = frame.closest('section')
    expect(panel?.hidden).toBe(true)
    fireEvent.click(opener())
    expect([panel?.hidden, frame.hidden]).toEqual([false, true])
    answer(chat)
    expect([panel?.hidden, frame.hidden]).toEqual([false, false])
    expect(screen.queryByText('Opening the chat')).toBeNull()
    fireEvent.click(opener())
    expect(panel?.hidden).toBe(true)
  })

  it('that does not answer says so, with the way to support', async () => {
    open({ chat })
    fireEvent.click(opener())
    expect(screen.getByText('Opening the chat')).toBeTruthy()
    await later(19_999)
    expect(screen.queryByText(/The chat cannot/)).toBeNull()
    await later(1)
    expect(screen.getByText(/The chat cannot be reached now/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Write to support' }).getAttribute('href')).toBe('/support')
  })
})
