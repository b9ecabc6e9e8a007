import { useDeferredValue, useState } from 'react'
import { lazyPiece } from '../../ui/lazy-piece'
import { cardsInWindow, rootFontSize } from './card-geometry'
import styles from './card-grid.module.css'
import { RecordCard } from './record-card'
import type { CardGridProps } from './virtual-grid'

/** Lists up to this length are drawn whole: the browser's search finds every card. */
const wholeUpTo = 60

/** The code for long lists comes with the first of them; until then the cards that the window shows stand there. */
const VirtualGrid = lazyPiece<CardGridProps>(
  () => import('./virtual-grid').then((file) => file.VirtualGrid),
  { Waiting: FirstCards },
)

/** Records as a grid of cards; long lists draw only the rows near the window. */
export function CardGrid(props: CardGridProps) {
  if (props.records.length > wholeUpTo) return <VirtualGrid {...props} />
  return <WholeGrid {...props} />
}

/** What the window shows is drawn first; the cards below it follow once that is on screen, in the places kept for them. */
function WholeGrid({ definition, records, label, cardsAbove, isOnScreen }: CardGridProps) {
  const [first] = useState(() =>
    Math.max(0, cardsInWindow(innerWidth, innerHeight, rootFontSize()) - cardsAbove),
  )
  const isWhole = useDeferredValue(isOnScreen, false)
  return (
    <ul className={styles.grid} aria-label={label}>
      {records.map((record, index) => {
        const isDrawn = isWhole || index < first
        return (
          <li key={record.id} className={isDrawn ? undefined : styles.place}>
            {isDrawn && <RecordCard definition={definition} record={record} />}
          </li>
        )
      })}
    </ul>
  )
}

function FirstCards(props: CardGridProps) {
  const count = cardsInWindow(innerWidth, innerHeight, rootFontSize())
  return <WholeGrid {...props} records={props.records.slice(0, count)} />
}
