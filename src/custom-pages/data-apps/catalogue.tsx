import Input, { type InputRef } from 'antd/es/input/Input'
import Tag from 'antd/es/tag'
import { type ReactNode, useRef, useState } from 'react'
import { missingFrom, recordFaultsOf } from '../../api/record-faults'
import { type DataApp, filterDataApps, isFiltered } from '../../domain/data-app'
import { t } from '../../locales/t'
import { useCallQuery } from '../../providers/use-call'
import { Button } from '../../ui/button'
import { Icon } from '../../ui/icon'
import { lazyDialog } from '../../ui/lazy-dialog'
import { onIntent } from '../../ui/on-intent'
import { SidePanel } from '../../ui/side-panel'
import { Spinner } from '../../ui/spinner'
import { StatePanel } from '../../ui/state-panel'
import { useMediaQuery } from '../../ui/use-media-query'
import { errorSentence } from '../../views/error-sentence'
import { UnreadRecords } from '../../views/list/unread-records'
import { Ruled } from '../../views/reasons/ruled'
import { DataAppCard, type DataAppCardProps } from './data-app-card'
import styles from './data-apps.module.css'
import { FilterPanel } from './filter-panel'
import { ExportDialog, OpenedExport } from './opened-export'
import { SelectionBar } from './selection-bar'
import { useDataAppFilters } from './use-data-app-filters'
import { useInstallation } from './use-installation'

const InstallDialog = lazyDialog(() => import('./install-dialog').then((file) => file.InstallDialog))

/** The catalogue, once it is read. */
export function Catalogue() {
  const { data, error, refetch } = useCallQuery('listBlueprints', {})
  if (!data && error)
    return (
      <StatePanel
        icon="alert"
        tone="error"
        title={t('dataApps.failed')}
        text={errorSentence(error)}
        actions={<Button onClick={() => void refetch()}>{t('dataApps.tryAgain')}</Button>}
      />
    )
  return data ? <Apps apps={data} /> : <Loading />
}

/** The geometry of the filters and the cards that come. */
function Loading() {
  return (
    <div aria-busy="true">
      <Spinner text={t('dataApps.loading')} />
      <div className={`${styles.body} ${styles.coming}`} aria-hidden="true">
        <div className={styles.panel} />
        <div className={styles.cards}>
          {['1', '2', '3', '4', '5', '6'].map((key) => (
            <div key={key} className="surface" />
          ))}
        </div>
      </div>
    </div>
  )
}

/** Search, filters, the cards that fit them, and what is done with those. */
function Apps({ apps }: { apps: readonly DataApp[] }) {
  const { filters, chosen, change, clear } = useDataAppFilters()
  const isNarrow = useMediaQuery('(max-width: 799px)')
  const installation = useInstallation(apps)
  const panel = <FilterPanel apps={apps} filters={filters} onChange={change} />
  const shown = filterDataApps(apps, filters)
  const search = useRef<InputRef>(null)
  const tags = useRef<HTMLFieldSetElement>(null)
  /** Before the tag goes that has the focus: the next one gets it, or what clears them all; the search after the last. */
  function focusHeir(next: number) {
    if (chosen.length === 1) return search.current?.focus()
    tags.current?.querySelectorAll('button')[next]?.focus()
  }
  const areNone = apps.length === 0 && missingFrom(apps) > 0
  return (
    <>
      <div className={styles.bar}>
        <Input
          type="search"
          prefix={<Icon name="search" />}
          className={styles.search}
          placeholder={t('dataApps.search')}
          aria-label={t('dataApps.search')}
          ref={search}
          value={filters.search}
          onChange={({ target }) => change({ search: target.value })}
        />
        {isNarrow && <FilterDrawer count={chosen.length}>{panel}</FilterDrawer>}
        <span className="second" role="status">
          {areNone || t('dataApps.count', { count: shown.length })}
        </span>
        <Ruled action="export" subject="DataAppCatalogue">
          <span className={styles.end}>
            <Button {...onIntent(ExportDialog)} onClick={installation.startExport}>
              <Icon name="download" />
              {t('dataAppImport.export')}
            </Button>
          </span>
        </Ruled>
      </div>
      <UnreadRecords
        label={{ one: 'dataApps.unreadOne', many: 'dataApps.unreadMany' }}
        list={{ faults: recordFaultsOf(apps), total: apps.length + missingFrom(apps) }}
      />
      {isFiltered(filters) && (
        <fieldset ref={tags} className={styles.chosen} aria-label={t('dataApps.chosen')}>
          {chosen.map(({ group, value }, index) => (
            // antd's own way to close a tag cannot be reached by the keyboard.
            <Tag key={`${group} ${value}`} className={styles.filter}>
              {value}
              <button
                type="button"
                aria-label={t('dataApps.removeFilter', { name: value })}
                onClick={() => {
                  focusHeir(index + 1)
                  change({ [group]: filters[group].filter((one) => one !== value) })
                }}
              >
                <Icon name="close" size={12} />
              </button>
            </Tag>
          ))}
          <Button
            kind="quiet"
            onClick={() => {
              search.current?.focus()
              clear()
            }}
          >
            {t('dataApps.clearFilters')}
          </Button>
        </fieldset>
      )}
      <div className={styles.body}>
        {!isNarrow && (
          <aside className={styles.panel} aria-label={t('dataApps.filters')}>
            {panel}
          </aside>
        )}
        {areNone || (
          <Cards
            apps={shown}
            isFiltered={isFiltered(filters)}
            cardOf={(app) => ({
              app,
              isChosen: installation.chosen.includes(app),
              onToggle: () => installation.toggle(app),
              onInstall: () => installation.install([app]),
              beforeInstall: onIntent(InstallDialog),
            })}
          />
        )}
      </div>
      <SelectionBar
        count={installation.chosen.length}
        beforeInstall={onIntent(InstallDialog)}
        onInstall={() => installation.install(installation.chosen)}
        onClear={() => {
          // The bar goes with its buttons. What is looked at below stays in view.
          search.current?.focus({ preventScroll: true })
          installation.clear()
        }}
      />
      {installation.installing.length > 0 && (
        <InstallDialog
          key={installation.installingKey}
          apps={installation.installing}
          clusterName={installation.clusterName}
          onClose={installation.close}
        />
      )}
      {installation.isExporting && <OpenedExport onClose={installation.close} />}
    </>
  )
}

type CardsProps = {
  apps: readonly DataApp[]
  isFiltered: boolean
  cardOf: (app: DataApp) => DataAppCardProps
}

function Cards({ apps, isFiltered: hasFilters, cardOf }: CardsProps) {
  if (apps.length === 0)
    return (
      <StatePanel
        icon="search"
        title={t('dataApps.none')}
        text={hasFilters ? t('dataApps.noneFound') : undefined}
      />
    )
  return (
    <ul className={styles.cards}>
      {apps.map((app) => (
        <li key={app.id}>
          <DataAppCard {...cardOf(app)} />
        </li>
      ))}
    </ul>
  )
}

function FilterDrawer({ count, children }: { count: number; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  function handleClose() {
    setOpen(false)
    button.current?.focus()
  }
  return (
    <>
      <Button ref={button} onClick={() => setOpen(true)}>
        {count > 0 ? t('dataApps.filtersChosen', { count }) : t('dataApps.filters')}
      </Button>
      {isOpen && (
        <SidePanel
          title={t('dataApps.filters')}
          placement="left"
          width="min(320px, 100vw)"
          onClose={handleClose}
        >
          {children}
        </SidePanel>
      )}
    </>
  )
}
