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
  const [chosen, setChosen] = useState<readonly DataApp[]>([])

  const go = (change: (query: URLSearchParams) => void, isReplacing: boolean) =>
    changeQuery(
      (query) => {
        change(query)
        return query
      },
      { replace: isReplacing, preventScrollReset: true },
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
    setChosen(again)
    // The state goes with the address that is left: a reload does not open the dialog anew.
    install(again, true)
  }, [returned])

  const installing = chosenApps(apps, query.getAll(names.install))
  return {
    chosen,
    toggle: (app: DataApp) =>
      setChosen(chosen.includes(app) ? chosen.filter((each) => each !== app) : [...chosen, app]),
    clear: () => setChosen([]),
    install,
    startExport: () => go((next) => next.set(names.export, 'open'), false),
    close: () =>
      go((next) => {
        next.delete(names.install)
        next.delete(names.export)
      }, true),
    installing,
    isExporting: query.has(names.export),
    clusterName: query.get(names.cluster),
  }
}
