import styles from './code-frame.module.css'
import { CopyButton, type CopyButtonProps } from './copy-button'

/** Lines of code to copy, framed; where that fails, they can still be selected. */
export function CodeFrame(props: CopyButtonProps) {
  return (
    <div className={styles.frame}>
      <pre>{props.text}</pre>
      <CopyButton {...props} />
    </div>
  )
}
