import { accessRules } from '../access/access-rules'
import type { NamesKnownTo } from '../definitions/known-names'
import { listQueries } from '../providers/list-queries'
import { iconShapes } from '../ui/icon-shapes'
import { lateIconShapes } from '../ui/late-icon-shapes'
import { clusterComponents } from './cluster-components'
import { components } from './components'
import { choices as clusterChoices } from './user/clusters/choices'

const namesIn = (registry: object = {}): ReadonlySet<string> => new Set(Object.keys(registry))

const names = {
  icon: new Set([...Object.keys(iconShapes), ...Object.keys(lateIconShapes)]),
  'list query': namesIn(listQueries),
}

const choicesOfPages: Readonly<Record<string, object | undefined>> = { clusters: clusterChoices }

/** All that a definition may name, for the check of definitions. It brings every component along: load it lazily. */
export const knownNames: NamesKnownTo = ({ name: resource }) => {
  const { cells, dialogs, consequences, choices } = components[resource] ?? clusterComponents[resource] ?? {}
  return {
    names: {
      ...names,
      dialog: namesIn(dialogs),
      consequences: namesIn(consequences),
      cell: namesIn(cells),
      'choice source': namesIn({ ...choices, ...choicesOfPages[resource] }),
      'choice source of a dialog': namesIn(choices),
    },
    isGated: (action, subject) => accessRules[subject]?.[action] !== undefined,
  }
}
