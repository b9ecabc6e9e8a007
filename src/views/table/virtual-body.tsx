import { lazyPiece } from '../../ui/lazy-piece'
import { PieceFault, type PieceFaultProps } from '../../ui/piece-fault'
import { rowsOf, type VirtualBodyProps } from './virtual-frame'

/** The body of a long table. Its code comes with the first of them; until then the rows at its start stand there. */
export const VirtualBody = lazyPiece<VirtualBodyProps>(
  () => import('./virtual-rows').then((file) => file.VirtualRows),
  { Waiting: FirstRows, Fault: RowsFault },
)

function FirstRows({ className, children }: VirtualBodyProps) {
  return <tbody className={className}>{rowsOf(children).slice(0, 60)}</tbody>
}

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
