import type { earlyMessages } from './early-messages'
import type { lateMessages } from './late-messages'

type Messages = typeof earlyMessages & typeof lateMessages

/** `area.key` of a text, such as `clusters.title`. */
export type MessageKey = {
  [Area in keyof Messages]: `${Area}.${Extract<keyof Messages[Area], string>}`
}[keyof Messages]
