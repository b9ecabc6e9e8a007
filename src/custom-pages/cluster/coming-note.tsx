import { t } from '../../locales/t'
import { Icon } from '../../ui/icon'
import styles from './page-states.module.css'

/** A tab that has its place, and gets its content in a later release. */
export function ComingNote({ tab }: { tab: string }) {
  return (
    <section className={styles.state}>
      <Icon name="compass" />
      <h2>{tab}</h2>
      <p>{t('clusterPage.comingText')}</p>
    </section>
  )
}
