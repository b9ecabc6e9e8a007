import type { ReactNode } from 'react'
import type { ResourceDefinition } from '../../definitions/define'
import { numberText } from '../../locales/locale'
import { t } from '../../locales/t'
import { Icon } from '../../ui/icon'
import styles from './section.module.css'

export type SectionHeadProps = {
  definition: Pick<ResourceDefinition, 'label' | 'about' | 'place'>
  titleId: string
  /** How many records there are, null until that is known; that there are none stands below the title. */
  count: number | null
  children?: ReactNode
}

/** The title of a resource's section with its count, one line of what these are, and its actions at the right. */
export function SectionHead({ definition, titleId, count, children }: SectionHeadProps) {
  // In the menu a resource has a page to itself, and its title is the page's.
  const Heading = definition.place.kind === 'menu' ? 'h1' : 'h2'
  return (
    <div className={`row ${styles.head}`}>
      <div className={styles.title}>
        {definition.place.kind === 'menu' && (
          <span className={styles.icon}>
            <Icon name={definition.place.icon} />
          </span>
        )}
        <Heading id={titleId}>{t(definition.label.title ?? definition.label.many)}</Heading>
        {count !== null && count > 0 && (
          <span className="second figures pill">
            <span aria-hidden="true">{numberText(count)}</span>
            <span className="visually-hidden">{t('views.count', { count })}</span>
          </span>
        )}
        {definition.about && <p className="second">{t(definition.about)}</p>}
      </div>
      {children && <div className="row">{children}</div>}
    </div>
  )
}
