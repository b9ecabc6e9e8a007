import { describe, expect, it } from 'vitest'
import { type ClusterSize, type OptimizationLevel, optimizationLevels } from './cluster-choices'
import {
  chosenSizeOf,
  ipuOf,
  isSizeAllowed,
  loaderAndAnalyticsSizes,
  sizesShown,
  sliderSteps,
} from './cluster-size'

function size(name: string, order: number, ipu: Partial<ClusterSize> = {}): ClusterSize {
  return {
    id: `id-${name}`,
    name,
    displayName: name,
    order,
    analyticsSizeName: null,
    analyticsSizeDisplayName: null,
    loaderSizeName: null,
    loaderSizeDisplayName: null,
    analyticsSizeIpu: null,
    loaderSizeIpu: null,
    ...ipu,
  }
}

/** The ten tiers; large3x stands where its order says, not where its name does (CRE-D01). */
const tiers = [
  size('small', 1),
  size('medium', 2),
  size('larges1', 3),
  size('larges2', 4),
  size('larges3', 5),
  size('large3x', 6),
  size('larges4', 7),
  size('larges5', 8),
  size('larges6', 9),
  size('larges7', 10),
]

function pair(name: string, level: OptimizationLevel, sizes = tiers): string[] {
  const chosen = sizes.find((candidate) => candidate.name === name) ?? size(name, 99)
  const { analytics, loader } = loaderAndAnalyticsSizes(chosen, level, sizes)
  return [analytics.name, loader.name]
}

describe('analytics and loader sizes', () => {
  it.each([
    ['small', 'small'],
    ['medium', 'small'],
    ['larges1', 'medium'],
    ['larges2', 'larges1'],
    ['larges3', 'larges2'],
    ['large3x', 'larges3'],
    ['larges4', 'large3x'],
    ['larges5', 'larges4'],
    ['larges6', 'larges5'],
    ['larges7', 'larges6'],
  ])('of %s with %s one step below [CRE-016, CRE-017, CRE-018, CRE-052, CRE-058]', (chosen, below) => {
    expect(pair(chosen, 'Analytics Optimized')).toEqual([chosen, below])
    expect(pair(chosen, 'Loader Optimized')).toEqual([below, chosen])
    expect(pair(chosen, 'General Purpose')).toEqual([chosen, chosen])
  })

  it.each([
    ['the order of the list', tiers.toReversed()],
    ['gaps between orders', tiers.map((tier) => ({ ...tier, order: tier.order * tier.order * 10 - 500 }))],
  ])('do not depend on %s [CRE-016, CRE-017]', (_, sizes) => {
    expect(pair('large3x', 'Analytics Optimized', sizes)).toEqual(['large3x', 'larges3'])
    expect(pair('larges1', 'Loader Optimized', sizes)).toEqual(['medium', 'larges1'])
    expect(pair('small', 'Loader Optimized', sizes)).toEqual(['small', 'small'])
  })

  it.each(optimizationLevels)('are the only size there is, with %s [CRE-016, CRE-017]', (level) => {
    expect(pair('small', level, [size('small', 1)])).toEqual(['small', 'small'])
  })

  it('work for a chosen size that the list does not have, and for sizes of one order', () => {
    expect(loaderAndAnalyticsSizes(size('odd', 2.5), 'Analytics Optimized', tiers).loader.name).toBe('medium')
    expect(loaderAndAnalyticsSizes(size('odd', 1), 'Analytics Optimized', tiers).loader.name).toBe('odd')
  })

  it('have exactly three levels [CRE-053]', () => {
    expect(optimizationLevels).toEqual(['Analytics Optimized', 'General Purpose', 'Loader Optimized'])
  })
})

describe('the slider', () => {
  it.each([
    [0, []],
    [1, [0]],
    [2, [0, 100]],
    [3, [0, 50, 100]],
    [5, [0, 25, 50, 75, 100]],
    [6, [0, 20, 40, 60, 80, 100]],
    [11, [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100]],
  ])('spreads %i steps evenly: %j [CRE-015]', (count, steps) => {
    expect(sliderSteps(count)).toEqual(steps)
  })

  it('starts at 0 and ends at 100 for all ten sizes [CRE-015]', () => {
    const steps = sliderSteps(10)
    expect([steps.length, steps[0], steps[9]]).toEqual([10, 0, 100])
    expect(steps[1]).toBeCloseTo(11.1111, 3)
  })

  const [small, medium, large] = [size('small', 1), size('medium', 2), size('larges1', 3)]
  const offer = { sizes: [medium, small], allSizes: [large, medium, small] }

  it('offers a new cluster only the allowed sizes, smallest first [CRE-014]', () => {
    expect(sizesShown(offer, 'create').map(({ name }) => name)).toEqual(['small', 'medium'])
  })

  it('shows an existing cluster all sizes, and disables those not allowed [CRE-014]', () => {
    expect(sizesShown(offer, 'edit').map((shown) => [shown.name, isSizeAllowed(shown, offer)])).toEqual([
      ['small', true],
      ['medium', true],
      ['larges1', false],
    ])
  })
})

describe('IPU units per hour', () => {
  const ipu = (analyticsSizeIpu: number | null, loaderSizeIpu: number | null) =>
    size('any', 1, { analyticsSizeIpu, loaderSizeIpu })

  it.each([
    [ipu(4, 99), ipu(99, 2), 6],
    [ipu(0.1, null), ipu(null, 0.2), 0.3],
    [ipu(0, null), ipu(null, 0), 0],
    [ipu(1.123456, null), ipu(null, 0), 1.12346],
    [ipu(null, 2), ipu(2, 2), null],
    [ipu(2, 2), ipu(2, null), null],
  ])(
    'add the analytics part of one and the loader part of the other, rounded to 5 decimals [CRE-058, PLT-009]',
    (analytics, loader, expected) => {
      expect(ipuOf(analytics, loader)).toBe(expected)
    },
  )
})

describe('the chosen size of a cluster that exists', () => {
  const own = (name: string, id: string | null = `id-${name}`) => ({
    id,
    name,
    displayName: name,
    ipu: null,
    order: null,
  })

  it.each([
    ['small', 'small', 'small', 'General Purpose'],
    ['larges7', 'larges7', 'larges7', 'General Purpose'],
    ['medium', 'small', 'medium', 'Analytics Optimized'],
    ['large3x', 'larges3', 'large3x', 'Analytics Optimized'],
    ['larges4', 'large3x', 'larges4', 'Analytics Optimized'],
    ['small', 'medium', 'medium', 'Loader Optimized'],
    ['large3x', 'larges4', 'larges4', 'Loader Optimized'],
    ['larges7', 'small', 'larges7', 'Analytics Optimized'],
  ])('with %s and %s is %s, %s [CFG-039]', (analytics, loader, chosen, level) => {
    const found = chosenSizeOf({ analyticsSize: own(analytics), loaderSize: own(loader) }, tiers)
    expect([found?.size.name, found?.level]).toEqual([chosen, level])
  })

  it('is found by its name where the ids are of another kind', () => {
    const found = chosenSizeOf({ analyticsSize: own('medium', '7'), loaderSize: own('small', null) }, tiers)
    expect([found?.size.name, found?.level]).toEqual(['medium', 'Analytics Optimized'])
  })

  it('is found by its id first', () => {
    const renamed = { ...own('small', 'id-medium'), displayName: 'M' }
    const found = chosenSizeOf({ analyticsSize: renamed, loaderSize: own('medium') }, tiers)
    expect([found?.size.name, found?.level]).toEqual(['medium', 'General Purpose'])
  })

  it('is not known where one of its sizes is not listed, or not given', () => {
    expect(chosenSizeOf({ analyticsSize: own('huge'), loaderSize: own('small') }, tiers)).toBeNull()
    expect(chosenSizeOf({ analyticsSize: own('small'), loaderSize: null }, tiers)).toBeNull()
  })
})
