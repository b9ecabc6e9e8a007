import type { Reason } from '../../access/explain'
import { t } from '../../locales/t'
import type { Text } from '../../locales/text'
import { Icon } from '../../ui/icon'
import { hasMoreReasons, MoreReasons } from '../reasons/more-reasons'
import styles from './section.module.css'

/** Why the list is not there, under the definition's own words for it. */
export function Unavailable({ heading, reasons }: { heading: Text | undefined; reasons: readonly Reason[] }) {
  const words = heading && t(heading)
  const reason = reasons[0]?.sentence
  return (
    <div className={`surface second ${styles.note}`}>
      <Icon name="info" />
      <p>
        {words && <b>{words}</b>} {reason !== words && reason}{' '}
        {hasMoreReasons(reasons) && <MoreReasons reasons={reasons} />}
      </p>
    </div>
  )
}
