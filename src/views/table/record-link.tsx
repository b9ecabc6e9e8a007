import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import type { ResourceDefinition } from '../../definitions/define'
import type { ResourceRecord } from '../../definitions/resource-record'
import { nameOf } from '../action/names-of'
import { listState, recordPath } from '../records/record-path'

export type RecordLinkProps = {
  definition: ResourceDefinition
  record: ResourceRecord
  children: ReactNode
}

/** A record's title in its list: the way to its page, where it has one. */
export function RecordLink({ definition, record, children }: RecordLinkProps) {
  const { search } = useLocation()
  if (!definition.detail?.page) return children
  return (
    <Link
      to={recordPath(definition, record.id)}
      // The list of another record's page is no list to come back to.
      state={definition.narrowed ? undefined : listState(search)}
      aria-label={nameOf(definition, record)}
    >
      {children}
    </Link>
  )
}
