import type { allMessages } from './all-messages'

type Messages = typeof allMessages

/** `area.key` of a text, such as `clusters.title`. */
export type MessageKey = {
  [Area in keyof Messages]: `${Area}.${Extract<keyof Messages[Area], string>}`
}[keyof Messages]
