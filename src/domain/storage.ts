import { numberText } from '../locales/locale'
/** How full a disk is, which its colour says: up to 40 % low, up to 70 % medium, above high (D2 §9, DET-083). */
export type DiskLevel = 'low' | 'medium' | 'high'

/** @param percent of the disk in use, 0 to 100 */
export function diskLevelOf(percent: number): DiskLevel {
  if (percent <= 40) return 'low'
  return percent <= 70 ? 'medium' : 'high'
}

/** Storage as people read it: in TB over 1000 GB, with two decimals at most (D2 §9, DET-084, DET-D28). */
export function storageText(gigabytes: number): string {
  const isLarge = gigabytes > 1000
  const figure = numberText(isLarge ? gigabytes / 1000 : gigabytes, twoDecimals)
  return `${figure} ${isLarge ? 'TB' : 'GB'}`
}

/**
 * The part of a disk in use in whole per cent, 0 or 100 only where nothing or all is; null where a size is missing or
 * makes no sense.
 * @param size GB
 * @param available GB
 */
export function usedPercent(size: number | null, available: number | null): number | null {
  if (size === null || available === null || size <= 0 || available < 0 || available > size) return null
  const percent = Math.round(((size - available) / size) * 100)
  return Math.min(available > 0 ? 99 : 100, Math.max(available < size ? 1 : 0, percent))
}

const twoDecimals = { maximumFractionDigits: 2 }
