import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import '../../locales/late-texts'
import { type ClusterPolicies, noPolicies } from '../../domain/cluster'
import type { Person } from '../../domain/person'
import { buildPerson } from '../../testing/builders'
import { buildClusterDetail } from '../../testing/detail-builders'
import { renderWithProviders } from '../../testing/render-with-providers'
import { testsInZone } from '../../testing/tests-in-zone'
import { DriftReport } from './drift-report'

testsInZone('America/St_Johns')

/** What a server sends a User where it follows the published matrix. */
const user: Partial<ClusterPolicies> = {
  cluster: ['list'],
  subCluster: ['list'],
  blueprint: ['list'],
  roleName: 'developer',
  authorizedRoles: ['developer'],
}

function show(policies: Partial<ClusterPolicies>, parts: Partial<Person> = {}) {
  const person = buildPerson(parts)
  const cluster = buildClusterDetail({ policies: { ...noPolicies, ...policies } })
  const context = { person, productKey: 'basalt', cluster, detail: cluster }
  renderWithProviders(<DriftReport context={context} readAt={Date.parse('2026-03-05T12:00:00Z')} />)
}
const tables = () => screen.queryAllByRole('table').length
const remarks = () => {
  const section = screen.getByRole('region', { name: /^Unrecognised names/ })
  return [
    section.getAttribute('aria-label'),
    ...within(section)
      .queryAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ]
}

describe('the drift report', () => {
  it('says whose row was compared, and that nothing differs on any verb', () => {
    show(user)
    expect(
      screen.getByText(
        'The server sends each person only their own policies: this is the row of your role, User.',
      ),
    ).toBeDefined()
    expect(screen.getByText(/^28 verbs compared with the row of User\./)).toBeDefined()
    expect(
      screen.getByText('The server granted User exactly what the matrix publishes, on all 28 verbs.'),
    ).toBeDefined()
    expect(screen.getByText(/^Read 05 Mar 2026/).getAttribute('datetime')).toBe('2026-03-05T12:00:00.000Z')
    expect(tables()).toBe(0)
    expect(remarks()).toEqual(['Unrecognised names (0)'])
    expect(
      screen.getByText('Every role, verb, flag, platform action and plan that was sent is known.'),
    ).toBeDefined()
  })

  it.each([
    [
      'auditor',
      'auditor',
      'The role “auditor” is not known: no rule by role is met, and no row can be compared.',
    ],
    [null, 'none', 'No role was sent: no rule by role is met, and no row can be compared.'],
  ])('compares nothing of the role %s, and names it', (roleName, role, remark) => {
    show({ ...user, management: ['update'], roleName, authorizedRoles: ['owner', 'auditor'] })
    expect(
      screen.getByText(
        `The server sends each person only their own policies, and gave you a role the matrix has no row for: ${role}.`,
      ),
    ).toBeDefined()
    expect(
      screen.getByText(/^Nothing could be compared: the matrix has no row for this role\.$/),
    ).toBeDefined()
    expect(screen.queryByText('No disagreement')).toBeNull()
    expect(screen.queryByRole('heading', { name: /matrix/ })).toBeNull()
    expect(tables()).toBe(0)
    expect(remarks()).toContain(remark)
  })

  it('compares nothing that could not be read, and says what that was', () => {
    show({ ...user, subCluster: [], unreadable: ['subCluster'] })
    expect(screen.getByText(/^24 verbs compared with the row of User\./)).toBeDefined()
    expect(screen.getByText('Not all was compared').dataset.tone).toBe('unavailable')
    expect(
      screen.getByText(
        'The server granted User exactly what the matrix publishes on the verbs that could be read. Of the others nothing is known.',
      ),
    ).toBeDefined()
    expect(screen.queryByText('No disagreement')).toBeNull()
    expect(remarks()).toEqual([
      'Unrecognised names (1)',
      'What was sent as subClusterPolicy could not be read: nothing is known of what it allows, and it was not compared.',
    ])
  })

  it('says of a role that could not be read that no row can be chosen', () => {
    show({ ...user, roleName: null, unreadable: ['roleName'] })
    expect(
      screen.getByText(
        'The server sends each person only their own policies, and your role among them could not be read.',
      ),
    ).toBeDefined()
    expect(screen.getByText('Nothing could be compared: what it takes could not be read.')).toBeDefined()
    expect(screen.queryByText('No disagreement')).toBeNull()
  })

  it('lists what is granted where the matrix says nothing', () => {
    show({ ...user, cluster: ['list', 'create'] })
    const table = screen.getByRole('region', { name: 'Granted where the matrix says nothing (1)' })
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Policy', 'Verb', 'Area of the matrix', 'The matrix says', 'The server sent', 'Takes part in'])
    // What scrolls sideways can be scrolled by keyboard.
    expect(table.tabIndex).toBe(0)
    const [, row] = within(table).getAllByRole('row')
    expect(within(row ?? table).getByRole('rowheader').textContent).toBe('clusterPolicy')
    expect([...(row?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
      'clusterPolicy',
      'create',
      'None',
      'None',
      'Granted',
      'No action of the console',
    ])
    expect(screen.getByText('No row of the matrix speaks of these verbs.')).toBeDefined()
    expect(screen.getByText('No disagreement')).toBeDefined()
  })

  it('says in which direction they part, and what follows', () => {
    show({ ...user, cli: ['list'], subCluster: [] })
    const more = screen.getByRole('heading', { name: 'The server grants more than the matrix (1)' })
    expect(more.nextElementSibling?.textContent).toBe(
      'You may do this here although the matrix does not say so.',
    )
    const less = screen.getByRole('heading', { name: 'The server grants less than the matrix (1)' })
    expect(less.nextElementSibling?.textContent).toBe(
      'You may not do this here although the matrix says so. An owner, or support, can settle it.',
    )
    expect(screen.getByRole('cell', { name: 'View' })).toBeDefined()
    expect(screen.getByText('Granted').dataset.tone).toBe('information')
    expect(screen.getByText('Not granted').dataset.tone).toBe('working')
    expect(screen.queryByText('No disagreement')).toBeNull()
    expect(screen.queryByRole('heading', { name: /says nothing/ })).toBeNull()
  })

  it('says of every name that is not known what follows from it', () => {
    show(
      { ...user, cluster: ['list', 'audit'], authorizedRoles: ['emperor'] },
      {
        role: { id: 1, name: 'gold' },
        features: [
          { key: 'teleport', isToggled: true },
          { key: 'scheduler', isToggled: true },
        ],
        toggleFeatures: [{ key: 'warp', isPublished: true }],
        platformActions: [{ name: 'fly', platforms: ['gc'] }],
      },
    )
    expect(remarks()).toEqual([
      'Unrecognised names (8)',
      '“developer” is the role, but is not among the authorized roles: rules that ask those refuse.',
      'The authorized role “emperor” is not known and counts for nothing.',
      'The verb “audit” of clusterPolicy is not known and opens nothing.',
      'The flag “teleport” in features is not known and switches nothing.',
      'The flag “warp” in toggleFeatures is not known and switches nothing.',
      'The flag “scheduler” is read as “schedular”.',
      'The platform action “fly” is not known and supports nothing.',
      'The plan “gold” is not known and counts as none.',
    ])
    expect(screen.getByText('What is not known opens nothing.')).toBeDefined()
  })

  it('says where the plan and the id of its role part', () => {
    show(user, { role: { id: 7, name: 'free' } })
    expect(remarks()).toEqual([
      'Unrecognised names (1)',
      'The plan is “free”, the role id 7: the id decides who is on a trial.',
    ])
  })
})
