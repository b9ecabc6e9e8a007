import { seedClusters } from '../../sandbox/seed/seed-clusters'
import type { ResourceDefinition } from '../../src/definitions/define'
import { didYouMean, type Fault, fault } from '../../src/definitions/fault'
import type { checkFixtures } from '../../src/definitions/file/check-fixtures'

type Check = typeof checkFixtures

/**
 * Also finds clusters that the sandbox has not got, in the fields of the rows themselves: theirs are the only records of
 * the console's own that rows refer to.
 * @param check says what else is wrong with rows
 */
export function withUnknownClusters(check: Check): Check {
  const ids = seedClusters(0, 0).clusters.map(({ id }) => id)
  return (definition, fixtures) => [
    ...check(definition, fixtures),
    ...fixtures.flatMap((row, index) => unknownClusters(definition, row, ids, index)),
  ]
}

function unknownClusters(
  { name, fields, wire }: ResourceDefinition,
  row: Readonly<Record<string, unknown>>,
  ids: readonly string[],
  index: number,
): readonly Fault[] {
  const values: Readonly<Record<string, unknown>> = wire?.read(row).values ?? row
  return Object.entries(fields).flatMap(([key, field]) => {
    if (field?.resource !== 'clusters') return []
    const unknown = [values[key]].flat().filter((id) => typeof id === 'string' && !ids.includes(id))
    const place = `${name}.fixtures[${index}].${wire?.names.key(key) ?? key}`
    return unknown.map((id) => {
      const hint = didYouMean(String(id), ids, '; the README says which there are')
      return fault('R094', place, `the sandbox has no cluster "${String(id)}"${hint}`)
    })
  })
}
