import { accessRules } from '../access/access-rules'
import type { NamesKnownTo } from '../definitions/known-names'
import { iconShapes } from '../ui/icon-shapes'
import { lateIconShapes } from '../ui/late-icon-shapes'
import { accountComponents } from './account-components'
import { clusterComponents } from './cluster-components'
import { components } from './components'
import { choices as clusterChoices } from './user/clusters/choices'

const namesIn = (registry: object = {}): ReadonlySet<string> => new Set(Object.keys(registry))

const icon = namesIn({ ...iconShapes, ...lateIconShapes })

const choicesOfPages: Readonly<Record<string, object | undefined>> = { clusters: clusterChoices }

/** All that a definition may name, for the check of definitions. It brings every component along: load it lazily. */
export const knownNames: NamesKnownTo = ({ name: resource }) => {
  const { cells, dialogs, consequences, summaries, details, toolbars, choices } =
    components[resource] ?? clusterComponents[resource] ?? accountComponents[resource] ?? {}
  return {
    names: {
      icon,
      dialog: namesIn(dialogs),
      consequences: namesIn(consequences),
      summary: namesIn(summaries),
      'detail part': namesIn(details),
      toolbar: namesIn(toolbars),
      cell: namesIn(cells),
      'choice source': namesIn({ ...choices, ...choicesOfPages[resource] }),
      'choice source of a dialog': namesIn(choices),
    },
    hasRules: (action, subject) => accessRules[subject]?.[action] !== undefined,
  }
}
