import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import * as z from 'zod/mini'
import type { DataApp } from '../../domain/data-app'
import { chosenApps } from '../../domain/data-app-import'
import { useQueryParameters } from '../../ui/use-query-parameters'

/** In the address: what is being installed, app by app, and whether something is being exported. */
const names = { install: 'install', export: 'export', cluster: 'cluster' } as const

/** Router state that a failed import leaves behind (D3 §2.3, APP-015). */
const failedState = z.looseObject({ failedBlueprintsIds: z.array(z.union([z.string(), z.number()])) })

/**
 * The apps that are chosen for one installation (APP-D04), and the dialog that is open, which has an address. Who comes
 * from a failed import finds those apps chosen and the dialog open (APP-D05).
 */
export function useInstallation(apps: readonly DataApp[]) {
  const { state } = useLocation()
  const [query, changeQuery] = useQueryParameters()
  // By their ids: the catalogue is read again while they stand chosen.
  const [chosenIds, setChosenIds] = useState<readonly string[]>([])

  const go = (change: (query: URLSearchParams) => void, isReplacing: boolean) =>
    changeQuery(
      (query) => {
        change(query)
        return query
      },
      // The state goes with the address that is left: a reload does not open the dialog anew.
      { replace: isReplacing, preventScrollReset: true, state: null },
    )
  const install = (wanted: readonly DataApp[], isReplacing = false) =>
    go((next) => {
      next.delete(names.install)
      for (const { id } of wanted) next.append(names.install, id)
    }, isReplacing)

  const failed = failedState.safeParse(state)
  const returned = failed.success ? failed.data.failedBlueprintsIds.map(String).join('\n') : null
  // biome-ignore lint/correctness/useExhaustiveDependencies: taken up once for each return
  useEffect(() => {
    if (returned === null) return
    const again = chosenApps(apps, returned.split('\n'))
    setChosenIds(again.map(({ id }) => id))
    install(again, true)
  }, [returned])

  const wanted = query.getAll(names.install)
  return {
    chosen: chosenApps(apps, chosenIds),
    toggle: ({ id }: DataApp) =>
      setChosenIds((ids) => (ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id])),
    clear: () => setChosenIds([]),
    install,
    startExport: () => go((next) => next.set(names.export, 'open'), false),
    close: () =>
      go((next) => {
        next.delete(names.install)
        next.delete(names.export)
      }, true),
    installing: chosenApps(apps, wanted),
    /** Names the installation, whatever of its apps the catalogue has by now. */
    installingKey: wanted.join(),
    isExporting: query.has(names.export),
    clusterName: query.get(names.cluster),
  }
}
