import { useState } from 'react'
import { useLocation } from 'react-router'
import '../../../api/bring-late-calls'
import '../../../locales/late-texts'
import { explain } from '../../../access/explain'
import { useSession } from '../../../providers/session-context'
import { clusters } from '../../../resources/user/clusters/definition'
import { ActionHostProvider } from '../../../views/action/action-host-provider'
import { useRecords } from '../../../views/records/use-records'
import { hasClusterHost } from '../../cluster-here'
import type { PaletteView } from '../palette-view'
import { CommandHost, type GivenCommand } from './command-host'
import { PaletteDialog, type PaletteDialogProps } from './palette-dialog'
import { ShortcutsDialog } from './shortcuts-dialog'

export type PaletteProps = { view: PaletteView | null; onView: (view: PaletteView | null) => void }

/**
 * The palette, and the host of the clusters' actions that are chosen in it: the same one that their buttons have, so that
 * they ask the same question. Pages of clusters read out themselves what becomes of a command. One of another resource
 * has a host of its own as soon as it is chosen.
 */
export function Palette({ view, onView }: PaletteProps) {
  const { person, productKey, environment } = useSession()
  const { pathname } = useLocation()
  const mayList = explain('list', 'Cluster', { person, productKey, environment }).isAllowed
  const Search = mayList ? ClustersPalette : PaletteDialog
  const [given, setGiven] = useState<GivenCommand | null>(null)
  return (
    <ActionHostProvider definition={clusters} isSilent={hasClusterHost(pathname)}>
      {view === 'search' && (
        <Search
          onClose={() => onView(null)}
          onShortcuts={() => onView('shortcuts')}
          onCommand={(command, opener) => setGiven({ command, opener })}
        />
      )}
      {given && <CommandHost given={given} />}
      {view === 'shortcuts' && <ShortcutsDialog onClose={() => onView(null)} />}
    </ActionHostProvider>
  )
}

function ClustersPalette(props: Omit<PaletteDialogProps, 'list'>) {
  return <PaletteDialog {...props} list={useRecords(clusters)} />
}
