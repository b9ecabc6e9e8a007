import type { NotificationProvider, OpenNotificationParams } from '@refinedev/core'

type Speaker = Required<NotificationProvider>

let speaker: Speaker | null = null
let waiting: readonly OpenNotificationParams[] = []
let wasUsed = false
const listeners = new Set<() => void>()

/**
 * Refine's notifications: handed to antd's, which are loaded with the first of them, and kept until these stand. As in
 * Refine's own bindings, `description` is the title and `message` the text; an equal `key` replaces a notice.
 */
export const notificationProvider: Speaker = {
  open: (params) => {
    wasUsed = true
    if (speaker) speaker.open(params)
    else setWaiting([...waiting, params])
  },
  close: (key) => {
    speaker?.close(key)
    setWaiting(waiting.filter((params) => params.key !== key))
  },
}

/** What nobody could show yet, for the component that brings what shows it. */
export const waitingNotices = {
  get: () => waiting,
  wasUsed: () => wasUsed,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  /** From now on `next` shows them, those that wait first. Answers how to end that. */
  handTo: (next: Speaker) => {
    speaker = next
    for (const params of waiting) next.open(params)
    setWaiting([])
    return () => {
      if (speaker === next) speaker = null
    }
  },
}

function setWaiting(next: readonly OpenNotificationParams[]): void {
  waiting = next
  for (const listener of listeners) listener()
}
