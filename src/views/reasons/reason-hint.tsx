import type { ReactNode } from 'react'
import type { Reason } from '../../access/explain'
import { Hint } from '../../ui/hint'
import { hasMoreReasons, MoreReasons } from './more-reasons'

export type ReasonHintProps = {
  /** Why the control may not be used, the most fundamental reason first; none draws the control alone. */
  reasons: readonly Reason[]
  /** What is said where there is no reason. */
  otherwise?: string | null
  /** Draws the first sentence in another way, as a link for instance. */
  headline?: (sentence: string) => ReactNode
  /** Draws the control; it must carry the given `aria-describedby`. */
  children: (describedBy?: string) => ReactNode
}

/**
 * A control that may not be used, with its reasons: the first as the specification words it, and quietly below all the
 * others and who or what can change them. Mouse, keyboard and screen reader get the same.
 */
export function ReasonHint({ reasons, otherwise = null, headline, children }: ReasonHintProps) {
  const sentence = reasons[0]?.sentence ?? otherwise
  return (
    <Hint
      text={sentence !== null && headline ? headline(sentence) : sentence}
      more={hasMoreReasons(reasons) ? <MoreReasons reasons={reasons} /> : undefined}
    >
      {children}
    </Hint>
  )
}
