import { but, every, higher, type RenderedSection } from './rendered-case'

import { renderedClusters } from './rendered-clusters'
import { renderedDataAgents, renderedSubClusters } from './rendered-sub-clusters'

/** D2 §6 'IP whitelist', §8 'Other'; WLT-D03. */
const whitelists: RenderedSection = {
  resource: 'whitelists',
  record: { isActive: true },
  usual: { add: 'on', edit: 'on', 'switch-on': 'gone', 'switch-off': 'on', delete: 'on' },
  cases: [
    { when: 'all is there', expects: {} },
    {
      when: 'the range is off',
      record: { isActive: false },
      expects: { 'switch-on': 'on', 'switch-off': 'gone' },
    },
    { when: 'the flag is off', without: ['whitelist'], expects: null },
    { when: 'the policy does not list', policies: { whitelist: [] }, expects: null },
    { when: 'it does not create', policies: { whitelist: but('create') }, expects: { add: 'gone' } },
    {
      when: 'it does not update',
      policies: { whitelist: but('update') },
      expects: { edit: 'gone', 'switch-off': 'gone' },
    },
    { when: 'it does not delete', policies: { whitelist: but('delete') }, expects: { delete: 'gone' } },
    {
      when: 'the plan does not have it on the platform',
      without: ['whitelisting'],
      expects: every(
        ['add', 'edit', 'switch-off', 'delete'],
        "IP whitelisting isn't supported with your current plan. Upgrade your plan.",
      ),
    },
  ],
}

/** D2 §6 'Cluster users'. */
const clusterUsers: RenderedSection = {
  resource: 'cluster-users',
  record: { id: 'u-9', email: 'uma@sandbox.test', role: 'developer', status: 'active' },
  usual: { invite: 'on', roles: 'on', 'change-role': 'on', withdraw: 'gone', remove: 'on' },
  cases: [
    { when: 'all is there', expects: {} },
    { when: 'the policy does not list', policies: { user: [] }, expects: null },
    { when: 'it does not create', policies: { user: but('create') }, expects: { invite: higher } },
    { when: 'it does not update', policies: { user: but('update') }, expects: { 'change-role': higher } },
    { when: 'it does not delete', policies: { user: but('delete') }, expects: { remove: higher } },
    {
      when: 'the row is an owner',
      record: { role: 'owner' },
      expects: { 'change-role': 'gone', remove: 'gone' },
    },
    {
      when: 'the row is the viewer',
      person: { email: 'uma@sandbox.test' },
      expects: every(['change-role', 'remove'], 'You cannot change or remove yourself.'),
    },
    {
      when: 'the row is a pending owner',
      record: { role: 'owner', status: 'pending' },
      expects: {
        'change-role': 'gone',
        remove: 'gone',
        withdraw: 'Only a Billing User of this cluster can withdraw an ownership invitation.',
      },
    },
    {
      when: 'it is, and a Billing User looks',
      policies: { roleName: 'accountManager', authorizedRoles: ['accountManager'] },
      record: { role: 'owner', status: 'pending' },
      expects: { 'change-role': 'gone', remove: 'gone', withdraw: 'on' },
    },
  ],
}

const libraryControls = ['install', 'sync', 'reinstall', 'edit-version', 'uninstall']

/** D2 §4 and §8 'Libraries'. */
const libraries: RenderedSection = {
  resource: 'libraries',
  record: { type: 'pypi', status: 'installed' },
  usual: every(libraryControls, 'on'),
  cases: [
    { when: 'all is there', expects: {} },
    {
      when: 'the policy does not update',
      policies: { cluster: but('update') },
      expects: every(libraryControls, higher),
    },
    {
      when: 'the plan does not have it on the platform',
      without: ['packages_installion'],
      expects: every(
        libraryControls,
        'Libraries platform action is disabled for the current platform Upgrade your plan.',
      ),
    },
    {
      when: 'the cluster sleeps',
      cluster: { state: 'sleeping' },
      expects: every(libraryControls, 'Cluster Must be running Possible once it is connected.'),
    },
    {
      when: 'a library is being installed',
      record: { status: 'installing' },
      expects: every(
        libraryControls,
        'There is another library installing, please wait for it This changes by itself.',
      ),
    },
    {
      when: 'a library is being uninstalled',
      record: { status: 'uninstalling' },
      expects: every(
        libraryControls,
        'There is another library uninstalling, please wait for it This changes by itself.',
      ),
    },
    {
      when: 'the policy does not update, the plan has it not and the cluster sleeps',
      without: ['packages_installion'],
      policies: { cluster: ['list'] },
      cluster: { state: 'sleeping' },
      expects: every(
        libraryControls,
        'You need higher permission Libraries platform action is disabled for the current platform ' +
          'Cluster Must be running Contact support. Upgrade your plan. Possible once it is connected.',
      ),
    },
  ],
}

/** D2 §6 'Tab and section visibility', §4 'Scheduled events'. */
const scheduledEvents: RenderedSection = {
  resource: 'scheduled-events',
  record: { event: 'connect', startTime: '2999-01-01T00:00:00Z', endTime: null, status: 'queued' },
  usual: { create: 'on', view: 'on', edit: 'on', delete: 'on' },
  cases: [
    { when: 'all is there', expects: {} },
    { when: 'the flag is off', without: ['schedular'], expects: null },
    {
      when: 'the role is neither owner nor manager',
      policies: { authorizedRoles: ['developer'] },
      expects: null,
    },
    { when: 'the cluster is on the second cloud', cluster: { platform: 'az' }, expects: null },
    {
      when: 'the event has started',
      record: { startTime: '2020-01-01T00:00:00Z' },
      expects: every(['edit', 'delete'], 'This event has started; it can only be looked at.'),
    },
  ],
}

/** The sections whose controls are read where each single rule is unmet. */
export const renderedSections: readonly RenderedSection[] = [
  renderedClusters,
  whitelists,
  clusterUsers,
  libraries,
  scheduledEvents,
  renderedSubClusters,
  renderedDataAgents,
]
