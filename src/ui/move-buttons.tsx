import type { RefObject } from 'react'
import { Button } from './button'
import { Icon } from './icon'

export type MoveButtonsProps = {
  /** Where the entry stands, from 0, and how many there are. */
  index: number
  count: number
  upLabel: string
  downLabel: string
  onMove: (from: number, to: number) => void
}

/** Buttons that put an entry of a list in order, up and down. */
export function MoveButtons({ index, count, upLabel, downLabel, onMove }: MoveButtonsProps) {
  return (
    <>
      {index > 0 && (
        <Button kind="icon" data-way="up" aria-label={upLabel} onClick={() => onMove(index, index - 1)}>
          <Icon name="sort-up" />
        </Button>
      )}
      {index < count - 1 && (
        <Button kind="icon" data-way="down" aria-label={downLabel} onClick={() => onMove(index, index + 1)}>
          <Icon name="sort-down" />
        </Button>
      )}
    </>
  )
}

/** The same items with one of them elsewhere. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const next = [...items]
  next.splice(to, 0, ...next.splice(from, 1))
  return next
}

/**
 * Keeps the focus with the entry that was moved. At the end of the way the button that was pressed is gone: its
 * neighbour has the focus then.
 */
export function focusMoved(list: RefObject<HTMLElement | null>, from: number, to: number): void {
  const way = to < from ? 'up' : 'down'
  requestAnimationFrame(() => {
    const buttons = list.current?.children[to]?.querySelectorAll<HTMLElement>('[data-way]') ?? []
    const same = [...buttons].find(({ dataset }) => dataset.way === way)
    ;(same ?? buttons[0])?.focus()
  })
}
