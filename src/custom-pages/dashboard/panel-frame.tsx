import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import type { PanelDefinition } from '../../definitions/define-dashboard'
import { t } from '../../locales/t'
import { FreshnessLine, type FreshnessLineProps } from '../../views/list/freshness-line'
import styles from './dashboard.module.css'

export type PanelFrameProps = {
  title: string
  /** What it is: its place is as high before its records are here as it usually is with them. */
  kind?: PanelDefinition['kind']
  isBusy?: boolean
  children: ReactNode
}

/** A panel with its title. */
export function PanelFrame({ title, kind, isBusy, children }: PanelFrameProps) {
  const titleId = useId()
  return (
    <section
      className={`surface ${styles.panel}`}
      data-kind={kind}
      aria-labelledby={titleId}
      aria-busy={isBusy || undefined}
    >
      <h2 id={titleId}>{title}</h2>
      {children}
    </section>
  )
}

/** The geometry of what comes. */
export function PanelWaiting({ title, kind }: { title: string; kind: PanelDefinition['kind'] }) {
  return (
    <PanelFrame title={title} kind={kind} isBusy>
      <div className={styles.skeleton} />
    </PanelFrame>
  )
}

export type PanelFootProps = FreshnessLineProps & {
  title: string
  /** Of the list, asked for the same records. */
  address: string
  children?: ReactNode
}

/** The way to the list, and how old what stands here is where it is, or is being, read again. */
export function PanelFoot({ title, address, list, children }: PanelFootProps) {
  return (
    <div className={`row ${styles.foot}`}>
      <Link to={address} aria-label={t('dashboard.openListOf', { title })}>
        {t('dashboard.openList')}
      </Link>
      {children}
      {(list.cadence !== undefined || list.error || list.isRefreshing) && (
        <div className={styles.age}>
          <FreshnessLine list={list} />
        </div>
      )}
    </div>
  )
}
