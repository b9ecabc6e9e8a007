import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeAll, expect, it } from 'vitest'
import '../locales/late-texts'
import type { DataAgentState } from '../domain/data-agent-state'
import { type BuiltState, buildCluster } from '../testing/builders'
import { agentStandings, buildDataAgent } from '../testing/data-agent-builders'
import { buildSubCluster } from '../testing/detail-builders'
import { buildLibrary } from '../testing/library-builder'
import { renderWithProviders } from '../testing/render-with-providers'
import { Icon, loadIcons } from '../ui/icon'
import { components as users } from './cluster/cluster-users/components'
import { components as agents } from './cluster/data-agents/components'
import { components as libraries } from './cluster/libraries/components'
import { components as events } from './cluster/scheduled-events/components'
import { components as subClusters } from './cluster/sub-clusters/components'
import { components as clusters } from './user/clusters/components'

beforeAll(loadIcons)

/** The drawing of an icon, and whether it turns. */
const drawnIn = (container: Element) => [
  container.querySelector('svg path')?.getAttribute('d'),
  container.querySelector('svg')?.getAttribute('class') === 'icon icon-spinning',
]
const drawing = (name: string, isTurning = false) => [
  drawnIn(render(<Icon name={name} />).container)[0],
  isTurning,
]
/** The last tag of a cell: what a version is called stands before what is said of it. */
function look(cell: ReactNode) {
  const { container } = renderWithProviders(<p>{cell}</p>)
  const tag = [...container.querySelectorAll('[data-tone]')].at(-1)
  if (!tag) throw new Error('The cell has no tag')
  return drawnIn(tag)
}

it.each<[DataAgentState, string]>([
  ['unknown', 'state-unknown'],
  ['incomplete', 'info'],
  ['no-auth-file', 'key'],
  ['unreachable-with-services', 'cloud'],
  ['unreachable', 'close'],
  ['connected', 'state-connected'],
  ['partly-connected', 'state-unavailable'],
  ['stopped', 'stop'],
  ['controller-disconnected', 'disconnect'],
])('a data agent that is %s has the icon %s [AGT-D13]', (standing, icon) => {
  expect(look(agents.cells?.status?.(buildDataAgent(agentStandings[standing])))).toEqual(drawing(icon))
})

it.each([
  ['compatible', 'clock'],
  ['incompatible', 'alert'],
])('an agent of a version that is too old, but %s, has the icon %s [AGT-D09]', (compatibility, icon) => {
  expect(look(agents.cells?.version?.(buildDataAgent({ compatibility })))).toEqual(drawing(icon))
})

it.each([
  ['pending', 'clock'],
  ['active', 'state-connected'],
] as const)('a user who is %s has the icon %s', (status, icon) => {
  const user = { id: 'ann', name: 'Ann', email: null, role: 'owner', lastLoginAt: null, status }
  expect(look(users.cells?.status?.(user))).toEqual(drawing(icon))
})

const event = { id: '1', event: 'connect', startTime: '2026-03-05T12:00:00.000Z', endTime: null }
it.each([
  ['queued', 'clock'],
  ['success', 'check'],
  ['failure', 'alert'],
])('an event that is %s has the icon %s', (status, icon) => {
  const rest = { analyticsReplicas: null, loaderReplicas: null, result: null, status }
  expect(look(events.cells?.status?.({ ...event, ...rest }))).toEqual(drawing(icon))
})

it.each<[string, string, boolean]>([
  ['installing', 'state-working', true],
  ['installed', 'state-connected', false],
  ['failed', 'state-disconnected', false],
  ['uninstalling', 'state-working', true],
  ['uninstalled', 'state-unavailable', false],
])('a service on which a library is %s has the icon %s, which turns: %s', (word, icon, isTurning) => {
  const library = { ...buildLibrary(), analyticsState: word }
  expect(look(libraries.cells?.analytics?.(library))).toEqual(drawing(icon, isTurning))
})

it.each<[string, string, boolean]>([
  ['running', 'state-connected', false],
  ['loading', 'state-working', true],
  ['disconnected', 'state-disconnected', false],
])('a self-managed cluster that is %s has the icon %s, which turns: %s', (state, icon, isTurning) => {
  const subCluster = buildSubCluster({ state, status: null })
  expect(look(subClusters.cells?.status?.(subCluster))).toEqual(drawing(icon, isTurning))
})

it.each<[BuiltState, string, boolean]>([
  ['creating', 'state-working', true],
  ['starting-up', 'state-working', true],
  ['running', 'state-connected', false],
  ['stopping', 'state-working', true],
  ['sleeping', 'state-disconnected', false],
  ['corrupted', 'state-unavailable', false],
  ['undefined', 'state-unknown', false],
])('a cluster that is %s has the icon %s, which turns: %s [CLU-D05]', (state, icon, isTurning) => {
  expect(look(clusters.cells?.state?.(buildCluster({ state })))).toEqual(drawing(icon, isTurning))
})
