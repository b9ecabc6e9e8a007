import { keepText, keptText } from '../../ui/kept-text'
import { useQueryParameters } from '../../ui/use-query-parameters'
import type { ListLook } from '../../views/table/use-table-view'

const storageKey = 'basalt.clusters-view'

/** What `view` of the address says, else what was chosen last in this browser, else cards. */
export function useListLook(): [look: ListLook, choose: (look: ListLook) => void] {
  const [parameters, setParameters] = useQueryParameters()
  const look = readLook(parameters.get('view')) ?? readLook(keptText(storageKey)) ?? 'cards'
  return [
    look,
    (next) => {
      keepText(storageKey, next === 'cards' ? null : next)
      setParameters(
        (before) => {
          const after = new URLSearchParams(before)
          after.set('view', next)
          return after
        },
        { preventScrollReset: true },
      )
    },
  ]
}

function readLook(text: string | null): ListLook | null {
  return text === 'table' || text === 'cards' ? text : null
}
