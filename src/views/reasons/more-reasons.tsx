import { Fragment } from 'react'
import { Link } from 'react-router'
import type { Reason } from '../../access/explain'
import { sentencesOf, type WayOut, wayOutText, waysOutOf } from '../../access/ways-out'
import { t } from '../../locales/t'
import { useVerdict } from '../../providers/use-verdict'
import styles from './more-reasons.module.css'

export type MoreReasonsProps = {
  reasons: readonly Reason[]
  /** Without links, where there may be none: inside a button. */
  isPlain?: boolean
}

/** Whether there is more to say than the first sentence. */
export function hasMoreReasons(reasons: readonly Reason[]): boolean {
  return sentencesOf(reasons).length > 1 || waysOutOf(reasons).length > 0
}

/** What the first sentence leaves out: every other unmet condition, and who or what can change them. */
export function MoreReasons({ reasons, isPlain = false }: MoreReasonsProps) {
  const arePlansOpen = useVerdict('open', 'Plans').isAllowed
  const ways = waysOutOf(reasons)
  const addresses: Partial<Record<WayOut, string>> = isPlain
    ? {}
    : { support: '/support', ...(arePlansOpen ? { upgrade: '/plans' } : {}) }
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
            const address = addresses[way]
            const text = t(wayOutText(way))
            return <Fragment key={way}>{address ? <Link to={address}>{text}</Link> : text} </Fragment>
          })}
        </span>
      )}
    </>
  )
}
