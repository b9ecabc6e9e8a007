import type { FormContext } from '../../../definitions/form-values'
import { t } from '../../../locales/t'
import { useCallQuery } from '../../../providers/use-call'
import { loadedOf } from '../../../views/form/choices/loaded'
import { type Offer, onlyChoice } from '../../../views/form/offer'

/** The tenants of the cluster (API-D25); the only one there is stands chosen. */
export function useTenantChoices({ scope }: FormContext): Offer {
  const instanceId = scope.kind === 'cluster' ? scope.cluster.id : ''
  const query = useCallQuery('listTenants', { path: { instanceId } }, { enabled: instanceId !== '' })
  const loaded = loadedOf(query)
  if (loaded.state === 'loading') return loaded
  if (loaded.state === 'failed') return { ...loaded, sentence: t('dataAgents.tenantsFailed') }
  const choices = loaded.answer.map(({ id, name }) => ({ value: id, label: name }))
  return { state: 'ready', choices, preselected: onlyChoice(choices), empty: t('dataAgents.noTenants') }
}
