import type { Blueprint, Pipeline, Region } from './cluster-choices'
import { atLeast } from './version'

/** The regions of a platform that are free and open to everybody or to this person (CRE-D23). */
export function regionsFor(regions: readonly Region[], platform: string, userId: string): Region[] {
  return regions.filter(
    (region) =>
      region.platform === platform && region.isAvailable && (!region.userId || region.userId === userId),
  )
}

/**
 * What a region is chosen by: its cluster code; one that shares it, or has none, by its names and its zone too.
 * @param offered what `regionsFor` gave
 */
export function regionKey({ alias, region, zone, clusterCode }: Region, offered: readonly Region[]): string {
  const isShared = offered.filter((other) => other.clusterCode === clusterCode).length > 1
  return !clusterCode || isShared ? [alias, region, zone, clusterCode].join('|') : clusterCode
}

/** The region of these that goes by a key. */
export function regionOfKey(offered: readonly Region[], key: unknown): Region | undefined {
  return offered.find((region) => regionKey(region, offered) === key)
}

/**
 * The region the form starts with, out of those of the platform: on az the one of the pipeline, on az-saas the one
 * there is, for a trial account the first (CRE-D07, CRE-D08); otherwise the person chooses.
 * @param offered what `regionsFor` gave
 */
export function presetRegion(
  offered: readonly Region[],
  account: { platform: string; isTrial: boolean; pipeline: Pipeline | null },
): Region | null {
  const first = offered[0] ?? null
  if (account.platform === 'az') {
    const place = placeName(account.pipeline?.region ?? '')
    return (
      (place && offered.find(({ region, alias }) => [region, alias].map(placeName).includes(place))) || null
    )
  }
  return account.platform === 'az-saas' || account.isTrial ? first : null
}

/** "East US" and "eastus" are one place. */
function placeName(sent: string): string {
  return sent.replace(/\s/g, '').toLowerCase()
}

/**
 * The data apps that fit: installable, and made for this version or an older one (D1 §5 'Create cluster', CRE-D14).
 * Whether a person may choose one that is no trial app is a matter of access.
 * @param release the chosen version, dotted; the default one where the version is locked (CRE-D15)
 */
export function blueprintsFor(blueprints: readonly Blueprint[], release: string | null): Blueprint[] {
  return blueprints.filter(
    ({ isInstallable, minimalVersion }) => isInstallable && atLeast(release, minimalVersion),
  )
}

/** On the second cloud the region is not chosen (D1 §5). */
export function isRegionFixed(platform: string): boolean {
  return platform === 'az' || platform === 'az-saas'
}

/** On the second cloud the version is the latest, and no image is sent (D1 §5). */
export function isVersionLocked(platform: string): boolean {
  return platform === 'az' || platform === 'az-saas'
}

/** Only az locks the size slider; az-saas does not (D1 §5, CRE-D09). */
export function isSizeLocked(platform: string): boolean {
  return platform === 'az'
}

/** Whether a disk size in GB, as typed or as a number, is missing or not a number from min to max, where there is one. */
export function checkDiskSize(
  value: string | number | null | undefined,
  min: number,
  max: number | null,
): 'required' | 'out-of-range' | null {
  const typed = String(value ?? '').trim()
  if (typed === '') return 'required'
  const size = /^\d+(?:\.\d+)?$/.test(typed) ? Number(typed) : Number.NaN
  return size >= min && size <= (max ?? size) ? null : 'out-of-range'
}
