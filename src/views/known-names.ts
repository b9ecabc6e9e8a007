import { accessRules } from '../access/access-rules'
import type { KnownNames, NameKind } from '../definitions/known-names'
import { listQueries } from '../providers/list-queries'
import { iconShapes } from '../ui/icon-shapes'
import { lateIconShapes } from '../ui/late-icon-shapes'
import { registeredDialogs } from './confirm/dialogs'
import { choiceSources } from './form/choices/choice-sources'
import { namedInputs } from './form/inputs/inputs'
import { tableCells } from './table/table-cells'

const namesIn = (registry: object): ReadonlySet<string> => new Set(Object.keys(registry))

/** Everything the kit's registries hold, for the check of definitions. It brings the forms along: load it lazily. */
export const knownNames: KnownNames = {
  names: {
    icon: new Set([...Object.keys(iconShapes), ...Object.keys(lateIconShapes)]),
    dialog: namesIn(registeredDialogs),
    cell: namesIn(tableCells),
    input: namesIn(namedInputs),
    'list query': namesIn(listQueries),
    'choice source': namesIn(choiceSources),
  },
  schemaOf: (kind: NameKind, name: string) => {
    switch (kind) {
      case 'cell':
        return tableCells[name]?.schema
      default:
        return undefined
    }
  },
  isGated: (action, subject) => accessRules[subject]?.[action] !== undefined,
}
