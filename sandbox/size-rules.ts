import * as z from 'zod/mini'
import { contract } from '../src/api/contract'
import type { SizeOffer } from '../src/domain/cluster-choices'
import { optimizationLevels } from '../src/domain/cluster-choices'
import { loaderAndAnalyticsSizes } from '../src/domain/cluster-size'
import type { Person } from '../src/domain/person'
import { t } from '../src/locales/t'
import { offeredSizes, sizes } from './catalogue'

type AskedSizes = Readonly<Record<'k8sClusterCode' | 'analyticsSizeID' | 'loaderSizeID', string | number>>

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
  const { isEnabled: mayOptimize } = person.configurations.clusterOptimization
  const levels = optimizationLevels.filter((level) => mayOptimize || level === 'General Purpose')
  const isPair = levels.some((level) =>
    offer.sizes.some((chosen) => {
      const { analytics, loader } = loaderAndAnalyticsSizes(chosen, level, offer.allSizes)
      return analytics.id === String(body.analyticsSizeID) && loader.id === String(body.loaderSizeID)
    }),
  )
  return isPair ? [] : [{ fieldName: 'optimizationLevel', message: t('createCluster.optimizationRequired') }]
}
