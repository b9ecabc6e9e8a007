import { accessRules } from '../access/access-rules'
import { contract } from '../api/contract'
import type { KnownNames, NameKind } from '../definitions/known-names'
import { earlyMessages } from '../locales/early-messages'
import { lateMessages } from '../locales/late-messages'
import { listQueries } from '../providers/list-queries'
import { iconShapes } from '../ui/icon-shapes'
import { lateIconShapes } from '../ui/late-icon-shapes'
import { actionAnswers } from './action/action-answers'
import { actionRequests } from './action/action-requests'
import { registeredDialogs } from './confirm/dialogs'
import { choiceSources } from './form/choices/choice-sources'
import { namedInputs } from './form/inputs/inputs'
import { groupings } from './records/groupings'
import { holdRules } from './records/holds'
import { pollMerges } from './records/poll-merges'
import { columnConditions } from './table/column-conditions'
import { tableCells } from './table/table-cells'
import { tableReaders } from './table/table-readers'

const namesIn = (registry: object): ReadonlySet<string> => new Set(Object.keys(registry))

/** Everything the kit's registries hold, for the check of definitions. It brings the forms along: load it lazily. */
export const knownNames: KnownNames = {
  names: {
    call: namesIn(contract),
    text: new Set(
      Object.entries({ ...earlyMessages, ...lateMessages }).flatMap(([area, texts]) =>
        Object.keys(texts).map((key) => `${area}.${key}`),
      ),
    ),
    icon: new Set([...Object.keys(iconShapes), ...Object.keys(lateIconShapes)]),
    dialog: namesIn(registeredDialogs),
    cell: namesIn(tableCells),
    reader: namesIn(tableReaders),
    grouping: namesIn(groupings),
    merge: namesIn(pollMerges),
    input: namesIn(namedInputs),
    'choice source': namesIn(choiceSources),
    'action request': namesIn(actionRequests),
    'action answer': namesIn(actionAnswers),
    'list query': namesIn(listQueries),
    'column condition': namesIn(columnConditions),
  },
  schemaOf: (kind: NameKind, name: string) => {
    switch (kind) {
      case 'cell':
        return tableCells[name]?.schema
      case 'action request':
        return actionRequests[name]?.schema
      case 'reader':
        return tableReaders[name]?.read.schema
      case 'grouping':
        return groupings[name]?.schema
      case 'merge':
        return pollMerges[name]?.schema
      default:
        return undefined
    }
  },
  holds: new Map(Object.entries(holdRules).map(([name, { changes }]) => [name, Object.keys(changes)])),
  isGated: (action, subject) => accessRules[subject]?.[action] !== undefined,
}
