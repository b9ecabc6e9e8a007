import { t } from '../../locales/t'
import styles from './consumption.module.css'

export type FigureButtonProps = {
  /** As it is shown, with its unit where that is not in the head. */
  text: string
  /** What it is of: a cluster and a date, or a sum. */
  what: string
  onAsk: () => void
}

/** A figure that opens to what it is made of. */
export function FigureButton({ text, what, onAsk }: FigureButtonProps) {
  return (
    <button
      type="button"
      className={`figures ${styles.figure}`}
      aria-haspopup="dialog"
      aria-label={t('consumption.explain', { value: text, what })}
      onClick={onAsk}
    >
      {text}
    </button>
  )
}
