import type { ResourceRecord } from '../../../definitions/resource-record'
import { t } from '../../../locales/t'
import { clusters } from '../../../resources/user/clusters/definition'
import { waitingFor } from '../../../views/action/action-button'
import { pendingAction, useActionState } from '../../../views/action/action-state'
import { nameOf } from '../../../views/action/names-of'
import { useActionContext } from '../../../views/action/use-action-context'
import { verdictOn } from '../../../views/action/verdict-on'
import { stateKey } from '../../../views/records/list-key'
import { clusterAddress, type PaletteItem, refusalOf } from './palette-item'

/** Clusters, and what may be done to them: as their buttons say, with the reason where it may not. */
export function useClusterItems(records: readonly ResourceRecord[], here: string | null): PaletteItem[] {
  const context = useActionContext(clusters)
  const state = useActionState((all) => all)
  const resource = stateKey(clusters, context.scope)
  // The cluster one is at comes first.
  const sorted = [...records].sort(
    (left, right) => Number(nameOf(clusters, right) === here) - Number(nameOf(clusters, left) === here),
  )
  return sorted.flatMap((record): PaletteItem[] => {
    const name = nameOf(clusters, record)
    const actions = clusters.actions.flatMap((action): PaletteItem[] => {
      const verdict = verdictOn(clusters, action, record, context)
      if (verdict.isHidden) return []
      const asked = [action.name, ...(action.conflictsWith ?? [])]
      const other = pendingAction(state, resource, asked, [record])
      return [
        {
          id: `action:${action.name}:${record.id}`,
          group: 'actions',
          label: t('palette.actionOn', { action: t(action.label), name }),
          icon: action.icon,
          reason: refusalOf(verdict) ?? (other === undefined ? null : waitingFor(clusters, other)),
          does: { kind: 'start', action, record },
        },
      ]
    })
    const cluster: PaletteItem = {
      id: `cluster:${name}`,
      group: 'clusters',
      label: name,
      icon: 'cloud',
      does: { kind: 'go', to: clusterAddress(name) },
    }
    return [cluster, ...actions]
  })
}
