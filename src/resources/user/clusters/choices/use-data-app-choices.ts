import { explain } from '../../../../access/explain'
import type { FormContext } from '../../../../definitions/form-values'
import { blueprintsFor } from '../../../../domain/available-choices'
import type { Blueprint } from '../../../../domain/cluster-choices'
import { t } from '../../../../locales/t'
import { useCallQuery } from '../../../../providers/use-call'
import { type Loaded, loadedOf } from '../../../../views/form/choices/loaded'
import { fixedOffer, type Offer } from '../../../../views/form/offer'
import { useChosenVersion } from './use-version-choices'

/** The data apps that fit the chosen version and that the person may choose (CRE-019, CRE-039, CRE-D14). */
function useDataApps(context: FormContext): Loaded<Blueprint[]> {
  const { person, productKey } = context
  const version = useChosenVersion(context)
  const query = useCallQuery('listBlueprints', {
    query: { fields: 'name,id,trial,minimal_version,installable' },
  })
  const blueprints = loadedOf(query)
  if (blueprints.state === 'ready' && version === null) return { state: 'loading' }
  if (blueprints.state !== 'ready') return blueprints
  return {
    state: 'ready',
    answer: blueprintsFor(blueprints.answer, version?.release ?? null).filter(
      (blueprint) => explain('choose', 'DataApp', { person, productKey, blueprint }).isAllowed,
    ),
  }
}

export function useDataAppChoices(context: FormContext): Offer {
  const dataApps = useDataApps(context)
  if (dataApps.state === 'loading') return dataApps
  if (dataApps.state === 'failed') return { ...dataApps, sentence: t('createCluster.dataAppsFailed') }
  return {
    state: 'ready',
    choices: dataApps.answer.map(({ id, name }) => ({ value: id, label: name })),
    preselected: null,
    empty: t('createCluster.noDataApps'),
  }
}

/** What the chosen data app requires; the product API names no packages yet, and nothing is sent (CRE-D02). */
export function useRequiredPackageChoices({ values }: FormContext): Offer {
  const offer = fixedOffer([])
  const sentence = values.blueprintId ? 'createCluster.noPackages' : 'createCluster.packagesNeedDataApp'
  return { ...offer, empty: t(sentence) }
}
