import { useState } from 'react'
import * as z from 'zod/mini'
import type { ResourceDefinition } from '../../definitions/define'

/** How a person wants to see a table. */
export type ViewChoices = {
  density: 'comfortable' | 'compact'
  /** By column: whether it is shown; a column that is not named stands as the definition says. */
  columns: Readonly<Record<string, boolean>>
}

const schema = z.object({
  density: z.enum(['comfortable', 'compact']),
  columns: z.record(z.string(), z.boolean()),
})

const start: ViewChoices = { density: 'comfortable', columns: {} }

/** The choices of this browser for a resource's table, kept for the next visit. */
export function useViewChoices(
  definition: ResourceDefinition,
): [choices: ViewChoices, change: (change: Partial<ViewChoices>) => void] {
  const key = `basalt.table.${definition.name}`
  const [choices, setChoices] = useState(() => recall(key))
  return [
    choices,
    (change) => {
      const next = { ...choices, ...change }
      setChoices(next)
      remember(key, next)
    },
  ]
}

/** Whether a column stands in the table. */
export function isColumnShown(
  { list }: ResourceDefinition,
  column: string,
  { columns }: ViewChoices,
): boolean {
  return columns[column] ?? list.columnsOnDemand?.includes(column) !== true
}

function recall(key: string): ViewChoices {
  try {
    return schema.parse(JSON.parse(localStorage.getItem(key) ?? ''))
  } catch {
    return start
  }
}

function remember(key: string, choices: ViewChoices): void {
  try {
    localStorage.setItem(key, JSON.stringify(choices))
  } catch {
    // A browser that forbids storage shows the choice all the same, for this page.
  }
}
