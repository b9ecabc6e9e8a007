import * as z from 'zod/mini'
import { contract } from '../src/api/contract'
import type { SizeOffer } from '../src/domain/cluster-choices'
import { optimizationLevels } from '../src/domain/cluster-choices'
import { loaderAndAnalyticsSizes } from '../src/domain/cluster-size'
import type { Person } from '../src/domain/person'
import { t } from '../src/locales/t'
import { offeredSizes, sizes } from './catalogue'

type AskedSizes = Readonly<
  Record<'k8sClusterCode' | 'analyticsSizeID' | 'loaderSizeID', string | number | null>
>

/** Whether both sizes are offered there and belong together on some optimization level (D1 §5 'Optimization'). */
export function checkSizes({ person, body }: { person: Person; body: AskedSizes }) {
  const offer: SizeOffer = z.parse(contract.getSizes.response, {
    sizes: offeredSizes(person, String(body.k8sClusterCode)),
    allSizes: sizes,
  })
  const isOffered = [body.analyticsSizeID, body.loaderSizeID].every((id) =>
    offer.sizes.some((size) => size.id === String(id)),
  )
  if (!isOffered) return [{ fieldName: 'csize', message: t('createCluster.sizeRequired') }]
  const choosable = person.configurations.instanceSize.isEnabled ? offer.sizes : usualSize(person, offer)
  const { isEnabled: mayOptimize } = person.configurations.clusterOptimization
  const levels = optimizationLevels.filter((level) => mayOptimize || level === 'General Purpose')
  const isPair = levels.some((level) =>
    choosable.some((chosen) => {
      const { analytics, loader } = loaderAndAnalyticsSizes(chosen, level, offer.allSizes)
      return analytics.id === String(body.analyticsSizeID) && loader.id === String(body.loaderSizeID)
    }),
  )
  if (isPair) return []
  const [usual] = choosable === offer.sizes ? [] : choosable
  if (usual) return [{ fieldName: 'csize', message: notYourChoice(usual.name) }]
  return [{ fieldName: 'optimizationLevel', message: t('createCluster.optimizationRequired') }]
}

/** Said of what the account's configuration hides, where something else than its default is sent. */
export function notYourChoice(usual: unknown): string {
  return `Your account cannot choose this; it is ${usual ?? 'left out'}.`
}

/** The size of an account that chooses none: the one it is configured for, or else the smallest. */
function usualSize(person: Person, { sizes: offered }: SizeOffer) {
  const configured = String(person.configurations.instanceSize.value ?? '')
  const ranked = [...offered].sort((left, right) => left.order - right.order)
  const usual = ranked.find(({ id, name, displayName }) => [id, name, displayName].includes(configured))
  return [usual ?? ranked[0]].filter((size) => size !== undefined)
}
