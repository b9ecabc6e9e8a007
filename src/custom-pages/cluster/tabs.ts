import type { ReactNode } from 'react'
import type { AccessContext } from '../../access/access-context'
import { type Reason, verdictFor } from '../../access/explain'
import type { Action } from '../../access/vocabulary'
import type { ResourceDefinition } from '../../definitions/define'
import type { ClusterDetail } from '../../domain/cluster-detail'
import type { MessageKey } from '../../locales/messages'
import type { Text } from '../../locales/text'
import { listVerdict } from '../../views/action/verdict-on'

/**
 * A tab of the page: the name it has in the address, what is shown of definitions on it, and, for one that is refused
 * in sight, why.
 */
export type Tab = {
  key: string
  label: Text
  definitions: readonly ResourceDefinition[]
  refusal?: readonly Reason[]
}

/** Who asks, and about which cluster. */
export type ClusterQuestion = AccessContext & { detail: ClusterDetail }

/** A part of a tab, under the anchor that the address may name. */
export type TabSection = { anchor: string; title: Text; content: ReactNode }

export const mainTab = 'main'

/** The tabs of the specification in its order (D2 §2 'Route', DET-D02), and what access is asked about each. */
const specifiedTabs: readonly { key: string; label: MessageKey; requires: Action }[] = [
  { key: mainTab, label: 'clusterPage.tabMain', requires: 'open-main' },
  { key: 'configurations', label: 'clusterPage.tabConfigurations', requires: 'open-configurations' },
  { key: 'data-apps', label: 'clusterPage.tabDataApps', requires: 'open-data-apps' },
  { key: 'access-and-security', label: 'clusterPage.tabAccess', requires: 'open-access-and-security' },
  {
    key: 'self-managed-clusters',
    label: 'clusterPage.tabSelfManaged',
    requires: 'open-self-managed-clusters',
  },
  { key: 'libraries', label: 'clusterPage.tabLibraries', requires: 'open-libraries' },
  {
    key: 'advanced-configurations',
    label: 'clusterPage.tabAdvanced',
    requires: 'open-advanced-configurations',
  },
  { key: 'scaling-configurations', label: 'clusterPage.tabScaling', requires: 'open-scaling-configurations' },
  { key: 'scheduling', label: 'clusterPage.tabScheduling', requires: 'open-scheduling' },
]

/**
 * The tabs this person has of this cluster: those of the specification, then those that definitions bring. A definition
 * that access hides is on no tab, and a tab of its own goes with it.
 */
export function tabsOf(definitions: readonly ResourceDefinition[], context: ClusterQuestion): readonly Tab[] {
  const visible = definitions.filter((definition) => isVisible(definition, context))
  const on = (key: string) => visible.filter(({ place }) => place?.kind === 'tab' && place.tab === key)
  const specified = specifiedTabs.flatMap(({ key, label, requires }): Tab[] => {
    const { isAllowed, isHidden, reasons } = verdictFor(requires, 'ClusterPage', context)
    if (isHidden) return []
    return [
      isAllowed ? { key, label, definitions: on(key) } : { key, label, definitions: [], refusal: reasons },
    ]
  })
  return [
    ...specified,
    ...broughtKeys(visible).map((key) => ({ key, label: labelOf(on(key), key), definitions: on(key) })),
  ]
}

/** Why a tab of the specification is not this person's on this cluster; null for one that is, or is no such tab. */
export function tabRefusal(
  key: string,
  context: AccessContext,
): { label: MessageKey; reasons: readonly Reason[] } | null {
  const tab = specifiedTabs.find((each) => each.key === key)
  if (!tab) return null
  const { isAllowed, reasons } = verdictFor(tab.requires, 'ClusterPage', context)
  return isAllowed ? null : { label: tab.label, reasons }
}

/** Keys of the tabs that the specification does not know, in the order in which definitions name them. */
function broughtKeys(definitions: readonly ResourceDefinition[]): string[] {
  const keys = definitions.flatMap(({ place }) => (place?.kind === 'tab' ? [place.tab] : []))
  return [...new Set(keys)].filter((key) => !specifiedTabs.some((tab) => tab.key === key))
}

/** The first label a definition brings for the tab; else what the first of them lists. */
function labelOf(definitions: readonly ResourceDefinition[], key: string): Text {
  const labels = definitions.flatMap(({ place }) =>
    place?.kind === 'tab' && place.label ? [place.label] : [],
  )
  return labels[0] ?? (definitions[0] ? titleOf(definitions[0]) : { en: key })
}

/** What a section of a resource is called; by its name where a faulty definition says nothing better. */
export function titleOf({ label, name }: ResourceDefinition): Text {
  return label?.title ?? label?.many ?? { en: name }
}

/** A definition that access cannot even be asked about stays: its place tells what is wrong with it. */
function isVisible(definition: ResourceDefinition, context: ClusterQuestion): boolean {
  const scope = { kind: 'cluster', cluster: context.detail } as const
  try {
    return !listVerdict(definition, { ...context, scope }).isHidden
  } catch {
    return true
  }
}
