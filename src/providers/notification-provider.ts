import type { NotificationProvider, OpenNotificationParams } from '@refinedev/core'

/** One notice in the corner of the page. */
export type Notice = {
  key: string
  type: 'success' | 'error' | 'progress'
  title: string | null
  text: string
}

let notices: readonly Notice[] = []
let count = 0
const listeners = new Set<() => void>()

/** The notices on screen, oldest first, for the component that draws them. */
export const noticeStore = {
  get: () => notices,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

/**
 * Refine's notifications, drawn by the console itself so that no notice waits for a library. As in Refine's own
 * bindings, `description` is the title and `message` the text; an equal `key` replaces a notice.
 */
export const notificationProvider: Required<NotificationProvider> = {
  open: (params: OpenNotificationParams) => {
    count += 1
    const notice: Notice = {
      key: params.key ?? `notice-${count}`,
      type: params.type,
      title: params.description ?? null,
      text: params.message,
    }
    replace([...notices.filter(({ key }) => key !== notice.key), notice].slice(-5))
  },
  close: (key) => replace(notices.filter((notice) => notice.key !== key)),
}

function replace(next: readonly Notice[]): void {
  notices = next
  for (const listener of listeners) listener()
}
