import { t } from '../../locales/t'
import { Button, type ButtonKind } from '../../ui/button'
import { Hint } from '../../ui/hint'
import { useCopy } from '../../ui/use-copy'
import styles from './copy-as-curl.module.css'
import { CopyNotice } from './copy-notice'

export type CopyAsCurlProps = {
  /** The command, made when it is asked for (see curl-of.ts). */
  command: () => string | Promise<string>
  /** Why there is no command now. */
  reason?: string | null
  kind?: ButtonKind
  /** Keeps to the start of a row of buttons, away from the others. */
  isApart?: boolean
}

/** Copies what a view would send as a command for a shell; says so for a second (PLT-004, PLT-013). */
export function CopyAsCurl({ command, reason = null, kind = 'quiet', isApart }: CopyAsCurlProps) {
  const { state, copy } = useCopy()
  const button = (describedBy?: string) => (
    <Button
      kind={kind}
      isDisabled={reason !== null}
      aria-describedby={describedBy}
      // A command that cannot be made counts as one that cannot be copied.
      onClick={() => void copy(Promise.resolve().then(command))}
    >
      {t('common.copyAsCurl')}
    </Button>
  )
  return (
    <span className={styles.curl} data-apart={isApart || undefined}>
      <Hint text={reason}>{button}</Hint>
      <CopyNotice state={state} />
    </span>
  )
}
