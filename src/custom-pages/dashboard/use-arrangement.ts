import { useState } from 'react'
import * as z from 'zod/mini'
import type { PanelDefinition } from '../../definitions/define-dashboard'
import { keepText, keptText } from '../../ui/kept-text'
import { type PanelWidth, panelWidths, usualWidths } from './panel-width'

export type ArrangedPanel = { key: string; panel: PanelDefinition; isShown: boolean; width: PanelWidth }

/** Panels as a person has arranged them. */
export type Arrangement = {
  /** All of them, in their order. */
  panels: readonly ArrangedPanel[]
  /** Whether they stand as the dashboard has them. */
  isAsDefined: boolean
  /** @param keys those of all panels */
  order: (keys: readonly string[]) => void
  show: (key: string, isShown: boolean) => void
  widen: (key: string, width: PanelWidth) => void
  reset: () => void
}

const choiceSchema = z.object({
  order: z.array(z.string()),
  hidden: z.array(z.string()),
  /** By panel; one that is not named is as wide as the dashboard has it. */
  widths: z.record(z.string(), z.enum(panelWidths)),
})
type Choice = z.infer<typeof choiceSchema>
const asDefined: Choice = { order: [], hidden: [], widths: {} }

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
    .map((each) => ({
      ...each,
      isShown: !choice.hidden.includes(each.key),
      width: choice.widths[each.key] ?? widthOf(each.panel),
    }))

  function keep(next: Choice) {
    setChoice(next)
    keepText(storageKey, next === asDefined ? null : JSON.stringify(next))
  }

  return {
    panels: arranged,
    isAsDefined: arranged.every(
      ({ key, panel, isShown, width }, place) =>
        isShown && key === keyed[place]?.key && width === widthOf(panel),
    ),
    order: (keys) => keep({ ...choice, order: [...keys] }),
    show: (key, isShown) => {
      const others = choice.hidden.filter((hidden) => hidden !== key)
      keep({ ...choice, hidden: isShown ? others : [...others, key] })
    },
    widen: (key, width) => keep({ ...choice, widths: { ...choice.widths, [key]: width } }),
    reset: () => keep(asDefined),
  }
}

function widthOf({ width, kind }: PanelDefinition): PanelWidth {
  return width ?? usualWidths[kind]
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
