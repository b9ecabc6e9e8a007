import type { Reason } from '../../access/explain'
import { MoreReasons } from './more-reasons'

/** Why something is refused, in running text: the first sentence, all the others, and who or what can change them. */
export function RefusalText({ reasons }: { reasons: readonly Reason[] }) {
  return (
    <>
      {reasons[0]?.sentence} <MoreReasons reasons={reasons} />
    </>
  )
}

/** The same as a paragraph of its own, in the place of what is refused. */
export function RefusalNote({ reasons }: { reasons: readonly Reason[] }) {
  return (
    <p className="second">
      <RefusalText reasons={reasons} />
    </p>
  )
}
