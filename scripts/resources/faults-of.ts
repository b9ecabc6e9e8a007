import { accessRules } from '../../src/access/access-rules'
import { checkDefinition } from '../../src/definitions/check'
import { checkRelated } from '../../src/definitions/check-detail'
import type { ResourceDefinition } from '../../src/definitions/define'
import { faultLine } from '../../src/definitions/fault-line'
import { readResourceFile } from '../../src/definitions/file/read-resource-file'
import type { NamesKnownTo } from '../../src/definitions/known-names'
import { iconShapes } from '../../src/ui/icon-shapes'
import { lateIconShapes } from '../../src/ui/late-icon-shapes'

const none: ReadonlySet<string> = new Set()
/** As the console knows them for a definition that has no components. */
const known: NamesKnownTo = () => ({
  names: {
    icon: new Set(Object.keys({ ...iconShapes, ...lateIconShapes })),
    dialog: none,
    consequences: none,
    summary: none,
    'detail part': none,
    toolbar: none,
    cell: none,
    'choice source': none,
    'choice source of a dialog': none,
  },
  hasRules: (action, subject) => accessRules[subject]?.[action] !== undefined,
})

/** Used by the tests of this folder: the faults of definition files that stand beside each other, as the check has them. */
export function faultsOf(files: Readonly<Record<string, string>>): string[] {
  const read = Object.entries(files).map(([name, text]) => readResourceFile(text, `${name}.json`))
  const all = read.map(({ definition }) => definition)
  return read.flatMap(({ definition, faults }) =>
    faults.length > 0 ? faults.map(faultLine) : definitionFaults(definition, all),
  )
}

/** The faults of one definition. @param beside all that it may name */
export function definitionFaults(
  definition: ResourceDefinition,
  beside: readonly ResourceDefinition[],
): string[] {
  const names = [...beside, definition].map(({ name }) => name)
  return [
    ...checkDefinition(definition, known, names),
    ...checkRelated(definition, [...beside, definition]),
  ].map(faultLine)
}
