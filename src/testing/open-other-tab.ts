import { onTestFinished } from 'vitest'
import type { SessionNews } from '../providers/session-channel'

/** Another tab of this browser, until the test ends: what it tells the console, and what it has heard of it. */
export function openOtherTab() {
  const channel = new BroadcastChannel('basalt.session')
  const heard: unknown[] = []
  channel.addEventListener('message', ({ data }) => heard.push(data))
  onTestFinished(() => channel.close())
  return { announce: (news: SessionNews) => channel.postMessage(news), heard }
}
