import { useDeferredValue, useId, useMemo, useState } from 'react'
import { type ResourceRecord, recordAs } from '../../definitions/resource-record'
import type { Cluster } from '../../domain/cluster'
import { clusterStateOf, panelOf } from '../../domain/cluster-state'
import { inSentence, t } from '../../locales/t'
import { clusters } from '../../resources/user/clusters/definition'
import { Button } from '../../ui/button'
import { Icon } from '../../ui/icon'
import { filterRecords } from '../../views/list/filter-records'
import { UnreadRecords } from '../../views/list/unread-records'
import type { Records } from '../../views/records/use-records'
import { ClustersGroup } from './clusters-group'
import styles from './clusters-panel.module.css'
import { usePanelChoice } from './use-panel-choice'

/** Every cluster of the person, in the groups of the list; it can be put away, which is remembered (DET-015, DET-016). */
export function ClustersPanel({ list, current }: { list: Records; current: string }) {
  const id = useId()
  const [isOpen, setOpen] = usePanelChoice(current)
  const { records, error } = list
  const [typed, setTyped] = useState('')
  const search = useDeferredValue(typed)
  const found = useMemo(
    () => filterRecords(records ?? noRecords, clusters, { search, filters: {} }),
    [records, search],
  )
  const groups = useMemo(() => groupsOf(found), [found])
  if (records && list.total === 0) return null

  return (
    <nav className={styles.panel} data-open={isOpen} aria-label={t('clusterPage.panel')}>
      <div className={styles.bar}>
        <span className={styles.title} aria-hidden="true">
          {t('clusterPage.panel')}
        </span>
        <Button
          kind="icon"
          aria-expanded={isOpen}
          aria-controls={`${id}-groups`}
          aria-label={t(isOpen ? 'clusterPage.hidePanel' : 'clusterPage.showPanel')}
          title={t(isOpen ? 'clusterPage.hidePanel' : 'clusterPage.showPanel')}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name="chevron" />
        </Button>
      </div>
      {isOpen && records && (records.length > searchedFrom || typed !== '') && (
        <div className={styles.find}>
          <label className="control">
            <Icon name="search" />
            <input
              type="search"
              aria-label={t('clusters.searchLabel')}
              placeholder={t('clusters.searchPlaceholder')}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          </label>
          <span className="visually-hidden" role="status">
            {typed === '' ? '' : t('views.countOf', { count: found.length, total: records.length })}
          </span>
        </div>
      )}
      <div className={styles.groups} id={`${id}-groups`} hidden={!isOpen}>
        {isOpen && records && <UnreadRecords label={clusters.label} list={list} />}
        {isOpen &&
          records &&
          (search === '' ? groups : groups.filter(({ members }) => members.length > 0)).map(
            ({ key, title, empty, members }) => (
              <ClustersGroup
                key={key}
                title={t(title, { count: members.length })}
                empty={t(empty)}
                clusters={members}
                current={current}
              />
            ),
          )}
        {isOpen && records && records.length > 0 && found.length === 0 && (
          <p className={styles.note}>{t('views.noMatches', { many: inSentence(clusters.label.many) })}</p>
        )}
        {isOpen && !records && (
          <p className={styles.note} role={error ? 'alert' : undefined}>
            {t(error ? 'clusterPage.panelFailed' : 'clusters.gettingClusters')}
            {error && <Button onClick={() => void list.refresh()}>{t('common.retry')}</Button>}
          </p>
        )}
      </div>
    </nav>
  )
}

function groupsOf(records: readonly ResourceRecord[]) {
  const listed = records.map(recordAs<Cluster>)
  return (clusters.list.card?.panels ?? []).map(({ key, title, empty }) => ({
    key,
    title,
    empty,
    members: listed.filter((cluster) => panelOf(clusterStateOf(cluster)) === key),
  }))
}
/** So many are found at a glance. */
const searchedFrom = 8

const noRecords: readonly ResourceRecord[] = []
