import type { ReactNode } from 'react'
import { t } from '../../locales/t'
import { FullPage } from '../../ui/full-page'

/** A start that did not work, in words, with the one thing that may help. */
export function MessagePage(props: {
  title: string
  text: string
  onRetry: () => void
  /** The button's words; "Try again" without. */
  retry?: string
  /** Further ways on, beside the button. */
  more?: ReactNode
}) {
  return (
    <FullPage
      title={props.title}
      icon="cloud"
      tone="error"
      actions={
        <>
          <button type="button" className="button button-primary" onClick={props.onRetry}>
            {props.retry ?? t('common.retry')}
          </button>
          {props.more}
        </>
      }
    >
      <p>{props.text}</p>
    </FullPage>
  )
}
