import { useSyncExternalStore } from 'react'
import { lazyPiece } from '../../ui/lazy-piece'
import { useOperations } from '../../views/operations/use-operations'

const OperationsTray = lazyPiece(() => import('./operations-tray').then((file) => file.OperationsTray))

/** Where the tray of operations appears once something long was started in this tab. */
export function OperationsDock() {
  const store = useOperations()
  const hasAny = useSyncExternalStore(store.subscribe, store.hasAny)
  return hasAny ? <OperationsTray /> : null
}
