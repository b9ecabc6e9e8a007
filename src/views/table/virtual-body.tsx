import type { ReactElement, ReactNode } from 'react'
import { lazyPiece } from '../../ui/lazy-piece'
import { PieceFault, type PieceFaultProps } from '../../ui/piece-fault'
import type { VirtualRowsProps } from './virtual-rows'

/** The body of a long table. */
export function VirtualBody({ className, children }: { className?: string; children?: unknown }) {
  // antd's table gives a body what measures its columns, which ours never has, and its rows.
  const [, rows] = children as readonly [measure: ReactNode, rows: readonly ReactElement[]]
  return <LongBody className={className} rows={rows} />
}

/** Its code comes with the first of them; until then the rows at its start stand there. */
const LongBody = lazyPiece<VirtualRowsProps>(
  () => import('./virtual-rows').then((file) => file.VirtualRows),
  {
    Waiting: ({ className, rows }) => <tbody className={className}>{rows.slice(0, 60)}</tbody>,
    Fault: RowsFault,
  },
)

function RowsFault(props: PieceFaultProps) {
  return (
    <tbody>
      <tr>
        <td colSpan={1_000}>
          <PieceFault {...props} />
        </td>
      </tr>
    </tbody>
  )
}
