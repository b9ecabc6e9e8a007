import { useState } from 'react'
import * as z from 'zod/mini'
import type { PanelDefinition } from '../../definitions/define-dashboard'
import { keepText, keptText } from '../../ui/kept-text'

export type ArrangedPanel = { key: string; panel: PanelDefinition; isShown: boolean }

/** Panels as a person has arranged them. */
export type Arrangement = {
  /** All of them, in their order. */
  panels: readonly ArrangedPanel[]
  /** Whether they stand as the dashboard has them. */
  isAsDefined: boolean
  /** @param keys those of all panels */
  order: (keys: readonly string[]) => void
  show: (key: string, isShown: boolean) => void
  reset: () => void
}

const choiceSchema = z.object({ order: z.array(z.string()), hidden: z.array(z.string()) })
type Choice = z.infer<typeof choiceSchema>
const asDefined: Choice = { order: [], hidden: [] }

/** The panels of a dashboard as chosen in this browser, kept for the next visit; what is new stands at the end. */
export function useArrangement(dashboard: string, panels: readonly PanelDefinition[]): Arrangement {
  const storageKey = `basalt.dashboard.${dashboard}`
  const [choice, setChoice] = useState(() => recall(storageKey))
  const keyed = panels.map((panel) => ({ key: panelKey(panel), panel }))
  const placeOf = (key: string) => {
    const place = choice.order.indexOf(key)
    return place === -1 ? choice.order.length : place
  }
  const arranged = keyed
    .toSorted((one, other) => placeOf(one.key) - placeOf(other.key))
    .map((each) => ({ ...each, isShown: !choice.hidden.includes(each.key) }))

  function keep(next: Choice) {
    setChoice(next)
    keepText(storageKey, next === asDefined ? null : JSON.stringify(next))
  }

  return {
    panels: arranged,
    isAsDefined: arranged.every(({ key, isShown }, place) => isShown && key === keyed[place]?.key),
    order: (keys) => keep({ ...choice, order: [...keys] }),
    show: (key, isShown) => {
      const others = choice.hidden.filter((hidden) => hidden !== key)
      keep({ ...choice, hidden: isShown ? others : [...others, key] })
    },
    reset: () => keep(asDefined),
  }
}

/** What tells a panel from the others of its dashboard, wherever it stands and however wide it is. */
function panelKey({ kind, title, resource, ...panel }: PanelDefinition): string {
  const shown =
    'chart' in panel ? panel.chart : 'field' in panel ? { field: panel.field, total: panel.total } : null
  return JSON.stringify(title === undefined ? [kind, resource, shown] : [title])
}

function recall(key: string): Choice {
  try {
    return choiceSchema.parse(JSON.parse(keptText(key) ?? ''))
  } catch {
    return asDefined
  }
}
