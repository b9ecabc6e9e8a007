import Checkbox from 'antd/es/checkbox'
import Tag from 'antd/es/tag'
import { useState } from 'react'
import type { DataApp } from '../../domain/data-app'
import { safeHref } from '../../domain/safe-href'
import { safeImageSource } from '../../domain/safe-image'
import { t } from '../../locales/t'
import { Button } from '../../ui/button'
import { ExternalLink } from '../../ui/external-link'
import { Hint } from '../../ui/hint'
import { Icon } from '../../ui/icon'
import type { onIntent } from '../../ui/on-intent'
import styles from './data-apps.module.css'
import { functionColor } from './function-color'

export type DataAppCardProps = {
  app: DataApp
  /** Chosen to be installed together with others. */
  isChosen: boolean
  onToggle: () => void
  onInstall: () => void
  /** Handlers of the button that installs. */
  beforeInstall: ReturnType<typeof onIntent>
}

/** One data app (APP-D11). Its image comes from elsewhere: where there is none to show, its first letter stands. */
export function DataAppCard({ app, isChosen, onToggle, onInstall, beforeInstall }: DataAppCardProps) {
  const { name, description, businessFunction, dataSource, types = [], tags = [], url, isInstallable } = app
  const href = safeHref(url)
  const color = functionColor(businessFunction ?? '')
  return (
    <article className={`surface ${styles.card}`} aria-label={name}>
      <div className={styles.cardHead}>
        <Picture app={app} color={color} />
        <div className={styles.cardTitle}>
          <h2>{name}</h2>
          {businessFunction && (
            <span className={styles.function}>
              <i style={{ background: color }} />
              {businessFunction}
            </span>
          )}
        </div>
        {isInstallable && (
          <Checkbox checked={isChosen} onChange={onToggle} aria-label={t('dataAppImport.choose', { name })} />
        )}
      </div>
      {description && <p className={styles.description}>{description}</p>}
      <div className={styles.tags}>
        {[...new Set([...(dataSource ? [dataSource] : []), ...types, ...tags])].map((text) => (
          <Tag key={text}>{text}</Tag>
        ))}
      </div>
      {/* The closed button says it to those who cannot see this. */}
      {!isInstallable && (
        <span className={`second ${styles.closed}`} aria-hidden="true">
          {t('dataApps.unavailable')}
        </span>
      )}
      <div className={styles.foot}>
        {href ? (
          <ExternalLink href={href}>
            {t('dataApps.more', { name })}
            <Icon name="external" />
          </ExternalLink>
        ) : (
          <span />
        )}
        <Hint text={isInstallable ? null : t('dataApps.unavailable')}>
          {(describedBy) => (
            <Button
              isDisabled={!isInstallable}
              aria-label={t('dataAppImport.installOne', { name })}
              aria-describedby={describedBy}
              {...beforeInstall}
              onClick={onInstall}
            >
              {t('dataAppImport.install')}
            </Button>
          )}
        </Hint>
      </div>
    </article>
  )
}

function Picture({ app, color }: { app: DataApp; color: string }) {
  const [isBroken, setBroken] = useState(false)
  const source = safeImageSource(app.imageUrl)
  if (source && !isBroken)
    return <img className={styles.picture} src={source} alt="" onError={() => setBroken(true)} />
  return (
    <span className={styles.picture} style={{ borderColor: color }} aria-hidden="true">
      {app.name.slice(0, 1)}
    </span>
  )
}
