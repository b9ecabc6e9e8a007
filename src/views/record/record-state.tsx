import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { ResourceDefinition } from '../../definitions/define'
import { t } from '../../locales/t'
import { Breadcrumb } from '../../ui/breadcrumb'
import { StatePanel } from '../../ui/state-panel'
import { useListBefore } from './use-list-before'

export type RecordStateProps = {
  definition: ResourceDefinition
  title: string
  text: string
  /** It may work another time. */
  isError?: boolean
  /** Another way on, besides the one to the list. */
  children?: ReactNode
}

/** In place of a record's page: why there is nothing to see, and the way back to its list. */
export function RecordState({ definition, title, text, isError = false, children }: RecordStateProps) {
  const many = t(definition.label.many)
  const list = { to: useListBefore(definition), label: many }
  return (
    <>
      <Breadcrumb above={[list]} here={title} />
      <StatePanel
        level={1}
        icon={isError ? 'alert' : 'info'}
        tone={isError ? 'error' : 'calm'}
        title={title}
        text={text}
        actions={
          <>
            {children}
            <Link className="button" to={list.to}>
              {t('record.backToList', { many })}
            </Link>
          </>
        }
      />
    </>
  )
}
