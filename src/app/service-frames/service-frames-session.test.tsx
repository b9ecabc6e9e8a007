import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createSignedInBoot } from '../../testing/fake-boot'
import { openOtherTab } from '../../testing/open-other-tab'
import { App } from '../app'

const services = { chat: 'https://chat.test/widget', usageAnalysis: 'https://usage.test/frame' }

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  history.replaceState(null, '', '/notifications')
})

const frames = () => [...document.querySelectorAll('iframe')]

function openConsole(person: Readonly<Record<string, unknown>> = {}) {
  const { boot } = createSignedInBoot({}, person)
  render(<App boot={{ ...boot, config: { ...boot.config, ...services } }} />)
  return boot
}

/** The frames of the services, which have answered, and what each is told from then on. */
async function answeringFrames() {
  await waitFor(() => expect(frames()).toHaveLength(2))
  const told: unknown[] = []
  for (const { src, contentWindow } of frames()) {
    if (!contentWindow) throw new Error('The frame has no window.')
    vi.spyOn(contentWindow, 'postMessage').mockImplementation((message: unknown, to: unknown) => {
      told.push([Reflect.get(Object(message), 'type'), to])
    })
    const { origin } = new URL(src)
    const ready = new MessageEvent('message', { data: { type: 'ready' }, origin, source: contentWindow })
    act(() => void window.dispatchEvent(ready))
  }
  return { told, opened: frames() }
}

const ended = [
  ['end', 'https://chat.test'],
  ['end', 'https://usage.test'],
]

describe('the services beside a session', () => {
  it('are not loaded before the person may be known [SHL-021]', async () => {
    const { analytics } = openConsole({ role: { id: 1, name: 'free' }, userConsent: null })
    await screen.findByRole('button', { name: 'Accept' })
    expect(frames()).toEqual([])
    act(() => analytics.identify('olive@sandbox.test'))
    await waitFor(() => expect(frames()).toHaveLength(2))
  })

  it('hear that it is over at Log Out, in frames that are still there [SHL-020, AUTH-018]', async () => {
    openConsole()
    const { told, opened } = await answeringFrames()
    fireEvent.click(await screen.findByRole('button', { name: 'Account menu of Olive Owner' }))
    fireEvent.click(screen.getByRole('menuitem', { name: 'Log Out' }))
    await screen.findByRole('heading', { name: 'You have signed out' })
    expect(told.slice(-2)).toEqual(ended)
    expect(frames()).toEqual(opened)
    expect(screen.queryByRole('button', { name: 'Chat' })).toBeNull()
  })

  it('hear of a log-out in another tab, too [SHL-020, AUTH-018]', async () => {
    openConsole()
    const { told, opened } = await answeringFrames()
    openOtherTab().announce('signed-out')
    await screen.findByRole('heading', { name: 'You have signed out' })
    expect(told.slice(-2)).toEqual(ended)
    expect(frames()).toEqual(opened)
  })
})
