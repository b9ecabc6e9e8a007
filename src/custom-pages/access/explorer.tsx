import { useMemo, useRef } from 'react'
import type { AccessContext } from '../../access/access-context'
import { viewpointOf } from '../../access/viewpoint'
import type { ClusterDetail } from '../../domain/cluster-detail'
import { clusterStateOf } from '../../domain/cluster-state'
import { isSelf } from '../../domain/cluster-user'
import { t } from '../../locales/t'
import { stateLabel } from '../../resources/user/clusters/labels'
import { Button } from '../../ui/button'
import { Icon } from '../../ui/icon'
import { StatePanel } from '../../ui/state-panel'
import { useAccessAddress } from './access-address'
import { BasisNote } from './basis-note'
import { type ChosenWho, chosenWho } from './chosen-who'
import { findingsFrom, grouped, keyOf, narrowed } from './exploration'
import styles from './explorer.module.css'
import { ExplorerControls } from './explorer-controls'
import { ExplorerFoot } from './explorer-foot'
import { FindingGroupSection } from './finding-group-section'
import { usePeople } from './use-people'
import { whoLabel } from './who-label'

/** Every action of the console, with verdict and rules, as one role or person of the cluster has it. */
export function Explorer({ cluster, context }: { cluster: ClusterDetail; context: AccessContext }) {
  const address = useAccessAddress()
  const search = useRef<HTMLInputElement>(null)
  const people = usePeople(context, cluster.name)
  const chosen = useMemo(() => chosenWho(address.as, people.list), [address.as, people.list])
  const now = clusterStateOf(cluster)
  const { viewsAs } = context.person
  const own = viewsAs === undefined ? 'me' : `me-as-${viewsAs}`
  // Who chooses themselves by name while they view as a role sees that role's verdicts.
  const isViewed = viewsAs !== undefined && chosen.person && isSelf(chosen.person, context.person)
  const findings = useMemo(
    () => findingsFrom(viewpointOf(chosen.who, context, address.state)),
    [chosen, context, address.state],
  )
  const shown = useMemo(() => narrowed(findings, address), [findings, address])

  const basis = {
    cluster: cluster.name,
    who: whoLabel(isViewed ? ownAccess : chosen, viewsAs),
    state: t(stateLabel(address.state ?? now)),
  }
  function handleToggle(key: string) {
    const open = new Set(address.open)
    if (!open.delete(key)) open.add(key)
    address.change({ open: [...open].join(',') })
  }

  function handleClear() {
    // The button goes with what it clears.
    search.current?.focus()
    address.change({ area: '', verdict: '', q: '' })
  }

  return (
    <div className={styles.explorer}>
      <ExplorerControls searchRef={search} address={address} people={people} now={now} findings={findings} />
      {chosen.isMissing && people.isLoading ? (
        <p className={styles.loading} role="status">
          <Icon name="state-working" isSpinning />
          {t('accessExplorer.peopleLoading')}
        </p>
      ) : (
        <>
          <BasisNote chosen={chosen} note={people.note} state={address.state} now={now} />
          <ExplorerFoot
            shown={shown}
            total={findings.length}
            basis={basis}
            as={
              isViewed || chosen.isMissing || chosen.unknown !== undefined || address.as === 'me'
                ? own
                : address.as
            }
          />
          {shown.length === 0 && (
            <StatePanel
              icon="search"
              title={t('accessExplorer.nothingTitle')}
              text={t('accessExplorer.nothingText')}
            >
              <Button onClick={handleClear}>{t('accessExplorer.clear')}</Button>
            </StatePanel>
          )}
          {grouped(shown).map((group) => (
            <FindingGroupSection
              key={group.area}
              group={group}
              isOpen={(finding) => address.open.has(keyOf(finding))}
              onToggle={(finding) => handleToggle(keyOf(finding))}
            />
          ))}
        </>
      )}
    </div>
  )
}

const ownAccess: ChosenWho = { who: { kind: 'me' }, isMissing: false }
