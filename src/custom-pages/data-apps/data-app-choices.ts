import type { FormContext } from '../../definitions/form-values'
import { textValue } from '../../definitions/form-values'
import { clusterStateOf } from '../../domain/cluster-state'
import type { DataAppCluster } from '../../domain/data-app-import'
import { t } from '../../locales/t'
import { useSession } from '../../providers/session-context'
import { useCallQuery } from '../../providers/use-call'
import { type OptionsState, onlyChoice, optionsFrom, type Reading } from '../../views/form/options-state'
import { isMissingRecord } from '../../views/records/record-answer'

/** The clusters that data apps may be imported into (APP-D29). */
export function useInstallClusters() {
  return useCallQuery('listInstallClusters', { path: { id: useSession().person.uuid } })
}

/**
 * The connected clusters, to export from (APP-039). The path of their list is assumed: a server that does not know it
 * leaves those of all clusters that run (PLAN-D06, README decision 17).
 */
export function useConnectedClusters(): Reading<readonly DataAppCluster[]> {
  const path = { id: useSession().person.uuid }
  const connected = useCallQuery('listConnectedClusters', { path })
  const isPathUnknown = isMissingRecord(connected.error)
  const all = useCallQuery('listClusters', { path }, { enabled: isPathUnknown })
  // Read for what is sent: the list of all has their ids as texts alone.
  const known = useCallQuery('listInstallClusters', { path }, { enabled: isPathUnknown })
  if (!isPathUnknown) return connected
  const isKnown = known.data !== undefined || known.isError
  const running = all.data?.filter((cluster) => clusterStateOf(cluster) === 'running')
  return { ...all, data: isKnown ? running : undefined }
}

/** Clusters to choose from; the one of this name stands chosen, or the only one there is (APP-D09). */
export function clusterOptions(
  clusters: Reading<readonly DataAppCluster[]>,
  wanted: string | null,
): OptionsState {
  const sentences = { failed: 'dataAppImport.clustersFailed', empty: 'dataAppImport.noClusters' } as const
  return optionsFrom(clusters, sentences, (offered) => {
    const choices = offered.map(({ id, name }) => ({ value: id, label: name }))
    const named = offered.find(({ name }) => name === wanted)
    return { choices, preselected: named?.id ?? (wanted === null ? onlyChoice(choices) : null) }
  })
}

/**
 * The tenants of the chosen cluster, by their names, under which they are sent. The path of their list is assumed: where
 * a server does not know it one is typed, and those that have data apps already are suggested (README decision 17).
 */
export function useTenantsOfChosen({ values }: FormContext): OptionsState {
  const instanceId = textValue(values.cluster)
  const path = { instanceId }
  const tenants = useCallQuery('listTenants', { path }, { enabled: instanceId !== '', retry: false })
  const isPathUnknown = isMissingRecord(tenants.error)
  const status = useCallQuery('getImportStatus', { path }, { enabled: isPathUnknown, refetchInterval: never })
  if (instanceId === '') return { state: 'waiting', sentence: t('dataAppImport.tenantFirst') }
  if (isPathUnknown) {
    const known = [...new Set(status.data?.imported.flatMap((app) => app.tenants))]
    const retry = () => void tenants.refetch()
    return { state: 'typed', known, sentence: t('dataAppImport.tenantsUnlisted'), retry }
  }
  const sentences = { failed: 'dataAppImport.tenantsFailed', empty: 'dataAppImport.noTenants' } as const
  return optionsFrom(tenants, sentences, (offered) => {
    const choices = offered.map(({ name }) => ({ value: name, label: name }))
    return { choices, preselected: onlyChoice(choices) }
  })
}

const never = () => false as const

/** The data sources of an export with parquet files. */
export function useDataSourceChoices(): OptionsState {
  const sources = useCallQuery('listDataSources', {})
  const sentences = {
    failed: 'dataAppImport.dataSourcesFailed',
    empty: 'dataAppImport.noDataSources',
  } as const
  return optionsFrom(sources, sentences, (names) => ({
    choices: names.map((name) => ({ value: name, label: name })),
  }))
}
