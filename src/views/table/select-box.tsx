import { useLayoutEffect, useRef } from 'react'
import styles from './table.module.css'

export type SelectBoxProps = {
  label: string
  isSelected: boolean
  /** Some of what it stands for is selected, and some not. */
  isPartly?: boolean
  onSelect: (isSelected: boolean) => void
}

/** A checkbox that selects a row, or all of them. */
export function SelectBox({ label, isSelected, isPartly = false, onSelect }: SelectBoxProps) {
  const box = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    if (box.current) box.current.indeterminate = isPartly
  }, [isPartly])
  return (
    <label className={styles.box}>
      <input
        ref={box}
        type="checkbox"
        aria-label={label}
        checked={isSelected}
        onChange={(event) => onSelect(event.target.checked)}
      />
    </label>
  )
}
