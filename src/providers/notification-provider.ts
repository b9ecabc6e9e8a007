import type { NotificationProvider, OpenNotificationParams } from '@refinedev/core'
import { createStore } from '../domain/create-store'

type Speaker = Required<NotificationProvider>

let speaker: Speaker | null = null
let wasUsed = false
const waiting = createStore<readonly OpenNotificationParams[]>([])

/**
 * Refine's notifications: handed to antd's, which are loaded with the first of them, and kept until these stand. As in
 * Refine's own bindings, `description` is the title and `message` the text; an equal `key` replaces a notice.
 */
export const notificationProvider: Speaker = {
  open: (params) => {
    wasUsed = true
    if (speaker) speaker.open(params)
    else waiting.set([...waiting.get(), params])
  },
  close: (key) => {
    speaker?.close(key)
    waiting.set(waiting.get().filter((params) => params.key !== key))
  },
}

/** What nobody could show yet, for the component that brings what shows it. */
export const waitingNotices = {
  get: waiting.get,
  wasUsed: () => wasUsed,
  subscribe: waiting.subscribe,
  /** From now on `next` shows them, those that wait first. Answers how to end that. */
  handTo: (next: Speaker) => {
    speaker = next
    for (const params of waiting.get()) next.open(params)
    waiting.set([])
    return () => {
      if (speaker === next) speaker = null
    }
  },
}
