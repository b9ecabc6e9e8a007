import type { Area } from './register'
import type { TestResult } from './results'

/** How far an area is proven. */
export type AreaProof = { total: number; proven: number; missing: readonly string[] }

export type Proof = {
  /** Requirements with a passing test, in the order of the registers. */
  provenIds: readonly string[]
  /** By area key, in the order of the areas given. */
  areas: Record<string, AreaProof>
  /** Decisions that a passing test cites. */
  citedDecisions: readonly string[]
  /** Ids in titles that no register knows: a slip of the pen, or a removed requirement. */
  unknownIds: readonly string[]
}

/** `[CLU-001, CLU-002]` in a title claims two ids; brackets that hold anything else claim none. */
export function idsInTitle(title: string): string[] {
  return [...title.matchAll(/\[([^[\]]*)\]/g)].flatMap(([, inside = '']) => {
    const ids = inside.split(',').map((part) => part.trim())
    return ids.every((id) => /^[A-Z]{2,}-D?\d{2,}$/.test(id)) ? ids : []
  })
}

/**
 * Which requirements have a test that ran and passed. A title that failed anywhere proves nothing, even when
 * another run of it passed.
 */
export function prove(areas: readonly Area[], results: readonly TestResult[]): Proof {
  const failed = new Set(results.filter(({ outcome }) => outcome === 'failed').map(({ title }) => title))
  const passed = results.filter(({ title, outcome }) => outcome === 'passed' && !failed.has(title))
  const claimed = new Set(passed.flatMap(({ title }) => idsInTitle(title)))
  const known = new Set(areas.flatMap(({ requirements, decisions }) => [...requirements, ...decisions]))
  return {
    provenIds: areas.flatMap(({ requirements }) => requirements.filter((id) => claimed.has(id))),
    areas: Object.fromEntries(
      areas.map(({ key, requirements }) => {
        const missing = requirements.filter((id) => !claimed.has(id))
        return [key, { total: requirements.length, proven: requirements.length - missing.length, missing }]
      }),
    ),
    citedDecisions: areas.flatMap(({ decisions }) => decisions.filter((id) => claimed.has(id))),
    unknownIds: [...new Set(results.flatMap(({ title }) => idsInTitle(title)))].filter(
      (id) => !known.has(id),
    ),
  }
}
