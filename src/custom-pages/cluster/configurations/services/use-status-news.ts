import { useEffect, useRef, useState } from 'react'
import { serviceGroups } from '../../../../domain/service'
import { plainStatus } from '../../../../domain/service-status'
import { t } from '../../../../locales/t'
import type { ServiceRows } from './service-rows'

/** Nodes that are named one by one; of more it is only said how many. */
const named = 3

/** What has changed since the last reading, in words for a screen reader; what is there at first is no news. */
export function useStatusNews(rows: ServiceRows): string {
  const before = useRef<ReadonlyMap<string, string> | null>(null)
  const [news, setNews] = useState('')
  useEffect(() => {
    const now = statusesOf(rows)
    const known = before.current
    before.current = now
    const changed = [...now].filter(([name, status]) => known !== null && known.get(name) !== status)
    if (changed.length === 0) return
    setNews(
      changed.length > named
        ? t('services.statusesNow', { count: changed.length })
        : changed.map(([name, status]) => t('services.statusNow', { name, status })).join(', '),
    )
  }, [rows])
  return news
}

function statusesOf(rows: ServiceRows): ReadonlyMap<string, string> {
  const nodes = serviceGroups.flatMap((group) => rows[group])
  return new Map(
    nodes
      .filter(({ standing }) => standing !== 'creating')
      .map(({ name, status }) => [name, plainStatus(status)]),
  )
}
