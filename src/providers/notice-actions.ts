import { notificationProvider } from './notification-provider'

/** A button in a notice. */
export type NoticeAction = { label: string; onPress: () => void }

const actions = new Map<string, NoticeAction>()

/** Gives the notice of this key a button; it then stays until it is closed, for no one reads against the clock. */
export function offerInNotice(key: string, action: NoticeAction): void {
  actions.set(key, action)
}

/** Takes the notices with a button back: what they offer is no longer for whoever sits here. */
export function withdrawOffers(): void {
  for (const key of actions.keys()) notificationProvider.close(key)
  actions.clear()
}

/** The button of a notice, where it has one. */
export function noticeActionOf(key: unknown): NoticeAction | undefined {
  return typeof key === 'string' ? actions.get(key) : undefined
}

/** Takes back the button of a notice that is closed. */
export function forgetNoticeAction(key: unknown): void {
  if (typeof key === 'string') actions.delete(key)
}
