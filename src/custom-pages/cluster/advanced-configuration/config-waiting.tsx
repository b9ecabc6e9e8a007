import { t } from '../../../locales/t'
import styles from './advanced-configuration.module.css'

/** The geometry of what comes. */
export function ConfigWaiting() {
  return (
    <div className={styles.form} role="status" aria-busy="true">
      <span className="visually-hidden">{t('advancedConfiguration.getting')}</span>
      <div className={styles.head}>
        <h2>{t('advancedConfiguration.title')}</h2>
      </div>
      <div className={styles.skeleton} aria-hidden="true" />
    </div>
  )
}
