import { useState } from 'react'
import type { ResourceDefinition } from '../../definitions/define'
import { keepText, keptText } from '../../ui/kept-text'

/**
 * Whether the chart of a list stands above it, as chosen in this browser. Until somebody chooses: yes where the list is
 * read whole, no where all its pages would be read for it.
 */
export function useChartShown({ name, list }: Pick<ResourceDefinition, 'name' | 'list'>) {
  const key = `basalt.chart.${name}`
  const [isShown, setShown] = useState(() => {
    const kept = keptText(key)
    return kept === null ? list.paging?.kind !== 'server' : kept === 'shown'
  })
  const toggle = () => {
    setShown(!isShown)
    keepText(key, isShown ? 'hidden' : 'shown')
  }
  return { isShown, toggle }
}
