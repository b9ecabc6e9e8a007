import { t } from '../../locales/t'
import { PageNotice } from './page-notice'
import { SideIndex } from './side-index'
import styles from './tab-content.module.css'
import type { TabSection } from './tabs'

/** The sections of a tab under their anchors, and the index beside them (DET-008, DET-009); words where it has none. */
export function SectionList({ sections }: { sections: readonly TabSection[] }) {
  // A policy opens the tab, and what stands on it may be switched off all the same (DET-D03, WLT-D03).
  if (sections.length === 0) return <PageNotice>{t('clusterPage.emptyTab')}</PageNotice>
  return (
    <>
      {sections.length > 1 && <SideIndex sections={sections} />}
      <div className={styles.sections}>
        {sections.map(({ anchor, content }) => (
          <div key={anchor} id={anchor} className={styles.section}>
            {content}
          </div>
        ))}
      </div>
    </>
  )
}
