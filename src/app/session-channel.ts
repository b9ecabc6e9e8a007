const channelName = 'basalt.session'
const signedOut = 'signed-out'

/** Tells the other tabs of this browser that the person has signed out. */
export function announceSignOut(): void {
  const channel = new BroadcastChannel(channelName)
  channel.postMessage(signedOut)
  channel.close()
}

/** Calls back when another tab signs out. Answers how to stop listening. */
export function onSignOutElsewhere(handle: () => void): () => void {
  const channel = new BroadcastChannel(channelName)
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data === signedOut) handle()
  }
  return () => channel.close()
}
