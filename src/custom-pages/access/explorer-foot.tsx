import { useLocation } from 'react-router'
import { explored, type Finding } from '../../access/explore'
import { t } from '../../locales/t'
import { Button } from '../../ui/button'
import { CopyButton } from '../../ui/copy-button'
import { Icon } from '../../ui/icon'
import { saveCsv } from '../../views/action/save-file'
import { countOf } from './exploration'
import styles from './explorer.module.css'
import { type ExportBasis, findingsCsv } from './findings-csv'
import { VerdictTag } from './verdict-tag'

export type ExplorerFootProps = {
  shown: readonly Finding[]
  total: number
  basis: ExportBasis
  /** Whose access, as the address says it. */
  as: string
}

/** How many actions are shown with which verdict, and the ways to take what is shown along. */
export function ExplorerFoot({ shown, total, basis, as }: ExplorerFootProps) {
  const { pathname, search } = useLocation()
  const fileName = t('accessExplorer.exportName', { cluster: basis.cluster, who: as.replace(':', '-') })
  return (
    <div className={styles.summary}>
      <p className={styles.counts} role="status">
        <span>{t('accessExplorer.shown', { shown: shown.length, total })}</span>
        {explored.map((verdict) => (
          <VerdictTag key={verdict} verdict={verdict} count={countOf(shown, verdict)} />
        ))}
      </p>
      <div className={styles.takeAlong}>
        <span className={styles.link}>
          {t('accessExplorer.copyLink')}
          <CopyButton
            text={`${window.location.origin}${pathname}${search}`}
            what={t('accessExplorer.copyLink')}
            copiedText={t('accessExplorer.linkCopied')}
          />
        </span>
        <Button onClick={() => saveCsv(findingsCsv(shown, basis), fileName)}>
          <Icon name="download" />
          {t('accessExplorer.exportCsv')}
        </Button>
      </div>
    </div>
  )
}
