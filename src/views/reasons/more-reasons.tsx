import { Fragment } from 'react'
import { Link } from 'react-router'
import type { Reason } from '../../access/explain'
import { sentencesOf, type WayOut, wayOutText, waysOutOf } from '../../access/ways-out'
import { t } from '../../locales/t'
import { useVerdict } from '../../providers/use-verdict'
import styles from './more-reasons.module.css'

export type MoreReasonsProps = {
  reasons: readonly Reason[]
  /** Without links, where there may be none: inside a button. What has an address is only heard; its link is beside. */
  isPlain?: boolean
}

/** Whether there is more to say than the first sentence. */
export function hasMoreReasons(reasons: readonly Reason[]): boolean {
  return sentencesOf(reasons).length > 1 || waysOutOf(reasons).length > 0
}

/** Where the ways out lead that have a page this person may open. */
export function useWayAddresses(): Readonly<Partial<Record<WayOut, string>>> {
  const arePlansOpen = useVerdict('open', 'Plans').isAllowed
  return arePlansOpen ? { support: '/support', upgrade: '/plans' } : { support: '/support' }
}

/** What the first sentence leaves out: every other unmet condition, and who or what can change them. */
export function MoreReasons({ reasons, isPlain = false }: MoreReasonsProps) {
  const addresses = useWayAddresses()
  const ways = waysOutOf(reasons)
  return (
    <>
      {sentencesOf(reasons)
        .slice(1)
        .map((sentence) => (
          <span key={sentence} className={styles.line}>
            {sentence}{' '}
          </span>
        ))}
      {ways.length > 0 && (
        <span className={styles.line}>
          {ways.map((way) => {
            const text = t(wayOutText(way, reasons))
            const address = addresses[way]
            const link = isPlain ? (
              <span className="visually-hidden">{text}</span>
            ) : (
              address && <Link to={address}>{text}</Link>
            )
            return <Fragment key={way}>{address ? link : text} </Fragment>
          })}
        </span>
      )}
    </>
  )
}
