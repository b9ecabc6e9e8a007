import { beforeEach, expect, it, vi } from 'vitest'
import { announce, onNewsElsewhere } from './session-channel'

/** The channels of this page; another tab speaks through `hear`. */
class FakeChannel extends EventTarget {
  static made: FakeChannel[] = []
  posted: unknown[] = []
  isOpen = true
  constructor(readonly name: string) {
    super()
    FakeChannel.made.push(this)
  }
  postMessage(news: unknown) {
    this.posted.push(news)
  }
  close() {
    this.isOpen = false
  }
  hear(data: unknown) {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
}

beforeEach(() => {
  FakeChannel.made = []
  vi.stubGlobal('BroadcastChannel', FakeChannel)
})

it('tells the other tabs where nobody listens here, and leaves nothing open', () => {
  announce('signed-out')
  expect(FakeChannel.made).toMatchObject([{ name: 'basalt.session', posted: ['signed-out'], isOpen: false }])
})

it('hears one kind of news until it stops listening, and speaks through the channel it listens to', () => {
  const heard: string[] = []
  const stopOut = onNewsElsewhere('signed-out', () => heard.push('signed-out'))
  const stopPassword = onNewsElsewhere('password-changed', () => heard.push('password-changed'))
  const [channel, ...others] = FakeChannel.made
  // A channel does not hear itself: one more of the page would hear its own news.
  expect(others).toEqual([])
  channel?.hear('signed-out')
  channel?.hear('something else')
  expect(heard).toEqual(['signed-out'])

  announce('password-changed')
  expect(FakeChannel.made).toMatchObject([{ posted: ['password-changed'], isOpen: true }])

  stopOut()
  channel?.hear('signed-out')
  channel?.hear('password-changed')
  expect(heard).toEqual(['signed-out', 'password-changed'])
  expect(channel?.isOpen).toBe(true)
  stopPassword()
  expect(channel?.isOpen).toBe(false)

  const stopAgain = onNewsElsewhere('signed-out', () => heard.push('again'))
  FakeChannel.made[1]?.hear('signed-out')
  expect(heard.at(-1)).toBe('again')
  stopAgain()
})
