const channelName = 'basalt.session'

/** What a tab of this browser tells the others of the account. */
export type SessionNews = 'signed-out' | 'password-changed'

/** Tells the other tabs of this browser. */
export function announce(news: SessionNews): void {
  const channel = new BroadcastChannel(channelName)
  channel.postMessage(news)
  channel.close()
}

/** Calls back when another tab tells this. Answers how to stop listening. */
export function onNewsElsewhere(awaited: SessionNews, handle: () => void): () => void {
  const channel = new BroadcastChannel(channelName)
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data === awaited) handle()
  }
  return () => channel.close()
}
