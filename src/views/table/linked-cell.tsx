import { Link, useLocation } from 'react-router'
import type { FieldKind } from '../../definitions/define-field'
import { nameOf } from '../action/names-of'
import { MarkedValue } from '../cells/marked-value'
import { listState, recordPath } from '../records/record-path'
import { FieldCell, type FieldCellProps } from './field-cell'

/** Kinds that are links themselves: no link stands in another. */
const linking: readonly FieldKind[] = ['email', 'url', 'reference']

/** A record's title in its list, as the way to its page; what copies it, and its state, stand beside the link. */
export function LinkedCell(props: FieldCellProps) {
  const { definition, record, field } = props
  const { search } = useLocation()
  const { copyable, toneWhen, ...plain } = field
  const name = nameOf(definition, record)
  const link = (
    <Link
      to={recordPath(definition, record.id)}
      // The list of another record's page is no list to come back to.
      state={definition.narrowed ? undefined : listState(search)}
      aria-label={name}
    >
      <FieldCell {...props} field={linking.includes(plain.kind) ? { ...plain, kind: 'text' } : plain} />
    </Link>
  )
  if (!copyable && !toneWhen) return link
  return (
    <MarkedValue field={field} record={record} text={name}>
      {link}
    </MarkedValue>
  )
}
