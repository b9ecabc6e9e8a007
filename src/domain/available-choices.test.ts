import { describe, expect, it } from 'vitest'
import {
  blueprintsFor,
  checkDiskSize,
  isRegionFixed,
  isSizeLocked,
  isVersionLocked,
  platformOptions,
  presetRegion,
  regionsFor,
} from './available-choices'
import { platforms } from './cluster'
import type { Blueprint, Region } from './cluster-choices'

const pipelineIn = (state: string, stageName = 'A', region: string | null = null) => ({
  states: ['A', 'B'],
  stageName,
  state,
  region,
})

describe('the platforms', () => {
  it.each([
    [false, false, [['gc', false]]],
    [
      true,
      false,
      [
        ['gc', false],
        ['az', false],
      ],
    ],
    [
      false,
      true,
      [
        ['gc', false],
        ['az-saas', false],
      ],
    ],
    [
      true,
      true,
      [
        ['gc', false],
        ['az', false],
        ['az-saas', false],
      ],
    ],
  ])(
    'with azureSupport %s and azureSaaSSupport %s are %j [CRE-051]',
    (azureSupport, azureSaaSSupport, expected) => {
      const pipeline = pipelineIn('completed', 'B')
      const options = platformOptions({ flags: { azureSupport, azureSaaSSupport }, pipeline })
      expect(options.map(({ platform, isDisabled }) => [platform, isDisabled])).toEqual(expected)
    },
  )

  it.each([
    ['not configured', null, true],
    ['in progress', pipelineIn('inProgress'), true],
    ['running', pipelineIn('running'), true],
    ['waiting', pipelineIn('waiting'), true],
    ['completed with a step before the last', pipelineIn('completed', 'A'), true],
    ['completed', pipelineIn('completed', 'B'), false],
    ['failed', pipelineIn('failed'), false],
    ['canceled', pipelineIn('canceled'), false],
  ])('while the pipeline is %s, az is disabled: %s [CRE-036]', (_, pipeline, expected) => {
    const flags = { azureSupport: true, azureSaaSSupport: true }
    expect(platformOptions({ flags, pipeline })).toEqual([
      { platform: 'gc', isDisabled: false },
      { platform: 'az', isDisabled: expected },
      { platform: 'az-saas', isDisabled: false },
    ])
  })

  it('lock region, version and size by this table [CRE-012, CRE-013, CRE-051]', () => {
    const table = platforms.map((platform) => [
      platform,
      isRegionFixed(platform),
      isVersionLocked(platform),
      isSizeLocked(platform),
    ])
    expect(table).toEqual([
      ['gc', false, false, false],
      ['az', true, true, true],
      ['az-saas', true, true, false],
    ])
  })
})

function region(alias: string, parts: Partial<Region> = {}): Region {
  return {
    alias,
    platform: 'gc',
    userId: null,
    isAvailable: true,
    clusterCode: 'code',
    zone: null,
    region: `${alias}-1`,
    appId: null,
    url: null,
    ...parts,
  }
}

describe('the regions', () => {
  it.each([
    [{}, true],
    [{ userId: '' }, true],
    [{ userId: 'u-1' }, true],
    [{ userId: 'u-2' }, false],
    [{ isAvailable: false }, false],
    [{ isAvailable: false, userId: 'u-1' }, false],
    [{ platform: 'az' }, false],
    [{ platform: 'GC' }, false],
  ])('of gc for u-1 hold one with %j: %s', (parts, expected) => {
    expect(regionsFor([region('europe', parts)], 'gc', 'u-1')).toHaveLength(expected ? 1 : 0)
  })

  it('keep the order of the server', () => {
    const all = [region('b'), region('c', { platform: 'az' }), region('a')]
    expect(regionsFor(all, 'gc', 'u-1').map(({ alias }) => alias)).toEqual(['b', 'a'])
  })

  const offered = [region('Europe'), region('Asia')]
  it.each([
    ['gc', false, null, undefined],
    ['gc', true, null, 'Europe'],
    ['az', false, 'Asia-1', 'Asia'],
    ['az', false, 'Asia', 'Asia'],
    ['az', true, 'Asia', 'Asia'],
    ['az', false, 'Mars', undefined],
    ['az', false, null, undefined],
    ['az-saas', false, null, 'Europe'],
  ])('on %s, trial %s, pipeline in %s, start with %s [CRE-013]', (platform, isTrial, place, expected) => {
    const pipeline = place === null ? null : pipelineIn('completed', 'B', place)
    expect(presetRegion(offered, { platform, isTrial, pipeline })?.alias).toBe(expected)
  })

  it.each(['gc', 'az', 'az-saas'])('on %s start with none when none is offered', (platform) => {
    expect(presetRegion([], { platform, isTrial: true, pipeline: null })).toBeNull()
  })
})

describe('the data apps', () => {
  const fits = (parts: Partial<Blueprint>, release: string | null, roleName: string) =>
    blueprintsFor(
      [{ id: '1', name: 'Retail', isTrial: true, minimalVersion: '2.3.0', isInstallable: true, ...parts }],
      release,
      roleName,
    ).length === 1

  it('fit by this table of installable × trial × version, for premium and enterprise [CRE-019, CRE-034, CRE-039, CRE-041]', () => {
    const table = [true, false].flatMap((isInstallable) =>
      [true, false].flatMap((isTrial) =>
        ['2.2.9', '2.3.0', '2.10.0'].map((release) => [
          isInstallable,
          isTrial,
          release,
          fits({ isInstallable, isTrial }, release, 'premium'),
          fits({ isInstallable, isTrial }, release, 'enterprise'),
        ]),
      ),
    )
    expect(table).toEqual([
      [true, true, '2.2.9', false, false],
      [true, true, '2.3.0', true, true],
      [true, true, '2.10.0', true, true],
      [true, false, '2.2.9', false, false],
      [true, false, '2.3.0', false, true],
      [true, false, '2.10.0', false, true],
      [false, true, '2.2.9', false, false],
      [false, true, '2.3.0', false, false],
      [false, true, '2.10.0', false, false],
      [false, false, '2.2.9', false, false],
      [false, false, '2.3.0', false, false],
      [false, false, '2.10.0', false, false],
    ])
  })

  it.each([
    ['free', false],
    ['basic', false],
    ['premium', false],
    ['enterprise', true],
    ['Enterprise', false],
  ])('that are no trial ones fit the role %s: %s [CRE-039, CRE-041]', (roleName, expected) => {
    expect(fits({ isTrial: false }, '3.0.0', roleName)).toBe(expected)
  })

  it('without a minimum fit every version, and with one no unknown version [CRE-019]', () => {
    expect(fits({ minimalVersion: null }, null, 'free')).toBe(true)
    expect(fits({}, null, 'free')).toBe(false)
  })
})

describe('a disk size', () => {
  it.each([
    ['', 'required'],
    ['  ', 'required'],
    [null, 'required'],
    [undefined, 'required'],
  ])('is required: %j', (value, expected) => {
    expect(checkDiskSize(value, 10, 500)).toBe(expected)
  })

  it.each([
    [9, 'out-of-range'],
    [9.99, 'out-of-range'],
    [10, null],
    [10.5, null],
    [500, null],
    [500.01, 'out-of-range'],
    [501, 'out-of-range'],
    [-10, 'out-of-range'],
    [Number.NaN, 'out-of-range'],
    [Number.POSITIVE_INFINITY, 'out-of-range'],
    ['10', null],
    [' 500 ', null],
    ['10.5', null],
    ['9', 'out-of-range'],
    ['501', 'out-of-range'],
    ['0', 'out-of-range'],
    ['-10', 'out-of-range'],
    ['1e2', 'out-of-range'],
    ['0x20', 'out-of-range'],
    ['20 GB', 'out-of-range'],
    ['2O', 'out-of-range'],
    ['1,5', 'out-of-range'],
    ['٣٣', 'out-of-range'],
  ])('between 10 and 500: %j is judged %s [CRE-022]', (value, expected) => {
    expect(checkDiskSize(value, 10, 500)).toBe(expected)
  })
})
