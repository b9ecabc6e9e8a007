const channelName = 'basalt.session'

/** What a tab of this browser tells the others of the account. */
export type SessionNews = 'signed-out' | 'password-changed'

/** Open while somebody listens. One for the whole page: a channel does not hear itself, each other one of a page would. */
let channel: BroadcastChannel | null = null
let listeners = 0

/** Tells the other tabs of this browser, and not this one. */
export function announce(news: SessionNews): void {
  const speaking = channel ?? new BroadcastChannel(channelName)
  speaking.postMessage(news)
  if (speaking !== channel) speaking.close()
}

/** Calls back when another tab tells this. Answers how to stop listening. */
export function onNewsElsewhere(awaited: SessionNews, handle: () => void): () => void {
  channel ??= new BroadcastChannel(channelName)
  const listening = channel
  const hear = ({ data }: MessageEvent<unknown>) => {
    if (data === awaited) handle()
  }
  listening.addEventListener('message', hear)
  listeners += 1
  return () => {
    listening.removeEventListener('message', hear)
    listeners -= 1
    if (listeners > 0) return
    listening.close()
    channel = null
  }
}
