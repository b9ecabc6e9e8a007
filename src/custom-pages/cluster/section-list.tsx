import { SideIndex } from './side-index'
import styles from './tab-content.module.css'
import type { TabSection } from './tabs'

/** The sections of a tab under their anchors, and the index beside them (DET-008, DET-009). */
export function SectionList({ sections }: { sections: readonly TabSection[] }) {
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
