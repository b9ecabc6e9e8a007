import { describe, expect, it } from 'vitest'
import {
  blueprintsFor,
  checkDiskSize,
  isRegionFixed,
  isSizeLocked,
  isVersionLocked,
  presetRegion,
  regionKey,
  regionOfKey,
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
  it('lock region, version and size by this table [CRE-012, CRE-013, CRE-051, PLT-011]', () => {
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
    ['az', false, ' asia ', 'Asia'],
    ['az', false, 'A SIA-1', 'Asia'],
    ['az', false, 'Mars', undefined],
    ['az', false, '', undefined],
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

describe('a region is chosen by', () => {
  const west = region('West', { clusterCode: 'k-1', region: 'us-west1', zone: 'a' })
  it.each([
    ['its cluster code', west, [region('East', { clusterCode: 'k-2' })], 'k-1'],
    ['all it has, where another shares the code', west, [{ ...west, zone: 'b' }], 'West|us-west1|a|k-1'],
    ['all it has, where it has no code', { ...west, clusterCode: null, zone: null }, [], 'West|us-west1||'],
  ])('%s', (_what, one, others, key) => {
    const offered = [...others, one]
    expect(regionKey(one, offered)).toBe(key)
    expect(regionOfKey(offered, key)).toBe(one)
    expect(regionOfKey(offered, null)).toBeUndefined()
  })
})

describe('the data apps', () => {
  const fits = (parts: Partial<Blueprint>, release: string | null) =>
    blueprintsFor(
      [{ id: '1', name: 'Retail', isTrial: true, minimalVersion: '2.3.0', isInstallable: true, ...parts }],
      release,
    ).length === 1

  it('fit by this table of installable × version [CRE-019]', () => {
    const table = [true, false].flatMap((isInstallable) =>
      ['2.2.9', '2.3.0', '2.3.1', '2.10.0', '10.0.0'].map((release) => [
        isInstallable,
        release,
        fits({ isInstallable }, release),
      ]),
    )
    expect(table).toEqual([
      [true, '2.2.9', false],
      [true, '2.3.0', true],
      [true, '2.3.1', true],
      [true, '2.10.0', true],
      [true, '10.0.0', true],
      [false, '2.2.9', false],
      [false, '2.3.0', false],
      [false, '2.3.1', false],
      [false, '2.10.0', false],
      [false, '10.0.0', false],
    ])
  })

  it('without a minimum fit every version, and with one no unknown version [CRE-019]', () => {
    expect(fits({ minimalVersion: null }, null)).toBe(true)
    expect(fits({}, null)).toBe(false)
  })

  it('keep the order of the server, trial or not', () => {
    const named = (name: string, isTrial: boolean) => ({
      id: name,
      name,
      isTrial,
      minimalVersion: null,
      isInstallable: true,
    })
    const all = [named('b', false), named('a', true)]
    expect(blueprintsFor(all, '1.0').map(({ name }) => name)).toEqual(['b', 'a'])
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
