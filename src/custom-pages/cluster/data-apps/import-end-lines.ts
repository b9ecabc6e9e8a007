import type { FailedApp } from '../../../domain/data-app-import'
import { t } from '../../../locales/t'

/** Where TRY AGAIN leads: to the catalogue for this cluster, with what failed (APP-017, APP-D15). */
export function tryAgainTarget(clusterName: string, missing: readonly FailedApp[]) {
  return {
    to: `/data-apps?${new URLSearchParams({ cluster: clusterName })}`,
    state: { failedBlueprintsIds: missing.map(({ id }) => id) },
  }
}

/** What is said of the end of an import, each thing once: what the server said, and what is missing unless it said so. */
export function importEndLines(
  said: readonly (string | null)[],
  missing: readonly FailedApp[],
  unnamedFailures: number,
): readonly string[] {
  const unnamed = unnamedFailures > 0 ? t('dataAppImport.failedUnnamed', { count: unnamedFailures }) : null
  const lines = [...new Set([...said, unnamed].filter((line) => line !== null))]
  if (missing.length === 0) return lines
  const names = t('dataAppImport.failedNames', { names: missing.map(({ name }) => name).join(', ') })
  return lines.some((line) => line.includes(names)) ? lines : [...lines, names]
}
