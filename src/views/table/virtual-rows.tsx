import { useVirtualizer } from '@tanstack/react-virtual'
import type { RefObject } from 'react'
import { sizes } from '../../ui/tokens'
import type { ResourceRecord } from '../records/resource-record'
import { TableRow, type TableRowProps } from './table-row'

export type VirtualRowsProps = {
  /** What scrolls. */
  frame: RefObject<HTMLElement | null>
  records: readonly ResourceRecord[]
  rowProps: (record: ResourceRecord, index: number) => TableRowProps
}

/** The rows near the window of a long table; empty room above and below stands for the others. */
export function VirtualRows({ frame, records, rowProps }: VirtualRowsProps) {
  const virtualizer = useVirtualizer({
    count: records.length,
    getScrollElement: () => frame.current,
    estimateSize: () => sizes['table-row'] + 1,
    getItemKey: (index) => records[index]?.id ?? index,
    overscan: 12,
    initialRect: { width: 0, height: 600 },
  })
  const items = virtualizer.getVirtualItems()
  const above = items[0]?.start ?? 0
  const below = virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0)
  return (
    <>
      {above > 0 && <Room height={above} />}
      <tbody>
        {items.map(({ index, key }) => {
          const record = records[index]
          return (
            record && <TableRow key={key} {...rowProps(record, index)} measure={virtualizer.measureElement} />
          )
        })}
      </tbody>
      {below > 0 && <Room height={below} />}
    </>
  )
}

function Room({ height }: { height: number }) {
  return (
    <tbody aria-hidden="true">
      <tr>
        <td style={{ height, padding: 0, border: 0 }} />
      </tr>
    </tbody>
  )
}
