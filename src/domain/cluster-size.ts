import type { ClusterSize, OptimizationLevel, SizeOffer } from './cluster-choices'
import type { NodeSize } from './cluster-detail'
import { rounded } from './rounded'

/** What a size is chosen for: a new cluster, or one that exists. */
export type SizeMode = 'create' | 'edit'

/**
 * The analytics and the loader size of a chosen size (D1 §5 'Optimization'): the optimised side has the chosen size,
 * the other is one order step below, or the same where there is none below (CRE-D13).
 */
export function loaderAndAnalyticsSizes(
  chosen: ClusterSize,
  level: OptimizationLevel,
  allSizes: readonly ClusterSize[],
): { analytics: ClusterSize; loader: ClusterSize } {
  switch (level) {
    case 'Analytics Optimized':
      return { analytics: chosen, loader: oneStepBelow(chosen, allSizes) }
    case 'Loader Optimized':
      return { analytics: oneStepBelow(chosen, allSizes), loader: chosen }
    case 'General Purpose':
      return { analytics: chosen, loader: chosen }
  }
}

/**
 * The size and the level that a cluster's two sizes come from: the larger one was chosen (D2 §5 'Size slider').
 * @returns null where one of the two is not on the list
 */
export function chosenSizeOf(
  { analyticsSize, loaderSize }: { analyticsSize: NodeSize | null; loaderSize: NodeSize | null },
  allSizes: readonly ClusterSize[],
): { size: ClusterSize; level: OptimizationLevel } | null {
  const analytics = listedSize(analyticsSize, allSizes)
  const loader = listedSize(loaderSize, allSizes)
  if (!analytics || !loader) return null
  if (analytics.order > loader.order) return { size: analytics, level: 'Analytics Optimized' }
  if (analytics.order < loader.order) return { size: loader, level: 'Loader Optimized' }
  return { size: analytics, level: 'General Purpose' }
}

/** The listed size that a cluster's own size is, by its id, or by its name where the ids are of another kind. */
function listedSize(size: NodeSize | null, allSizes: readonly ClusterSize[]): ClusterSize | null {
  if (!size) return null
  return allSizes.find(({ id }) => id === size.id) ?? allSizes.find(({ name }) => name === size.name) ?? null
}

/** Places of the slider's steps, spread evenly from 0 to 100 by index (D1 §5 'Create cluster'). */
export function sliderSteps(count: number): number[] {
  return Array.from({ length: count }, (_, index) => (count === 1 ? 0 : (index * 100) / (count - 1)))
}

/** The sizes on the slider, smallest first: what may be chosen; for a cluster that exists, all (CRE-D12). */
export function sizesShown(offer: SizeOffer, mode: SizeMode): ClusterSize[] {
  return (mode === 'edit' ? offer.allSizes : offer.sizes).toSorted((one, other) => one.order - other.order)
}

/** Whether a size may be chosen; on the slider of a cluster that exists the others are disabled (CRE-D12). */
export function isSizeAllowed(size: ClusterSize, offer: SizeOffer): boolean {
  return offer.sizes.some(({ id }) => id === size.id)
}

/** IPU units per hour of a cluster with these sizes, to 5 decimals; null when one is not known (D1 §9). */
export function ipuOf(analytics: ClusterSize, loader: ClusterSize): number | null {
  const { analyticsSizeIpu } = analytics
  const { loaderSizeIpu } = loader
  if (analyticsSizeIpu === null || loaderSizeIpu === null) return null
  return rounded(analyticsSizeIpu + loaderSizeIpu)
}

function oneStepBelow(chosen: ClusterSize, allSizes: readonly ClusterSize[]): ClusterSize {
  const smaller = allSizes.filter(({ order }) => order < chosen.order)
  return smaller.reduce((best, size) => (best === chosen || size.order > best.order ? size : best), chosen)
}
