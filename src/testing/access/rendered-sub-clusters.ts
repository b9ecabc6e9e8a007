import { but, every, higher, type RenderedSection } from './rendered-case'

const running = 'Cluster Must be running Possible once it is connected.'
const nodes = "You can't make actions on Self-Managed Cluster Contact support."
const waiting = 'Wait until the Self-Managed Cluster is connected or disconnected This changes by itself.'
const first = 'Connect the Self-Managed Cluster first Possible once it is connected.'
const unconnectable =
  'This kind of Self-Managed Cluster cannot be connected here. Please contact support. Open the support page.'

/** D3 §4.2, §6 'Other rules', §8 'Sub-clusters'; SUB-D03, D08, D09, D10, D17. */
export const renderedSubClusters: RenderedSection = {
  resource: 'sub-clusters',
  record: { type: 'analytics', state: 'running', status: 'running' },
  usual: {
    create: 'on',
    connect: 'gone',
    disconnect: 'on',
    edit: 'on',
    scale: 'on',
    start: 'gone',
    restart: 'on',
    stop: 'on',
    delete: 'on',
  },
  cases: [
    { when: 'all is there', expects: {} },
    { when: 'the flag is off', without: ['subcluster'], expects: null },
    { when: 'the policy does not list', policies: { subCluster: but('list') }, expects: null },
    { when: 'it does not create', policies: { subCluster: but('create') }, expects: { create: higher } },
    {
      when: 'it does not update',
      policies: { subCluster: but('update') },
      expects: { disconnect: higher, edit: higher, scale: higher, restart: nodes, stop: nodes },
    },
    { when: 'it does not delete', policies: { subCluster: but('delete') }, expects: { delete: higher } },
    {
      when: 'the person is on a trial',
      person: { role: { id: 1, name: 'free' } },
      expects: { scale: 'Only available for Premium users. Chat with us to upgrade. Upgrade your plan.' },
    },
    {
      when: 'updates are locked',
      cluster: { lockedActions: ['Self_Upgrade'] },
      expects: { edit: 'Update is currently locked for this cluster. Contact support.' },
    },
    {
      when: 'the cluster sleeps',
      cluster: { state: 'sleeping' },
      expects: {
        create: 'Connect your cluster to create a new Self-Managed Cluster Possible once it is connected.',
        disconnect: running,
        edit: running,
        scale: running,
        restart: running,
        stop: running,
        delete: running,
      },
    },
    {
      when: 'it is disconnected',
      record: { state: 'disconnected' },
      expects: {
        connect: 'on',
        disconnect: 'gone',
        edit: first,
        scale: first,
        restart: first,
        stop: first,
        delete: first,
      },
    },
    {
      when: 'it is being connected',
      record: { state: 'loading' },
      expects: {
        connect: waiting,
        disconnect: 'gone',
        edit: waiting,
        scale: waiting,
        restart: waiting,
        stop: waiting,
        delete: waiting,
      },
    },
    {
      when: 'its nodes do not run',
      record: { status: 'not running' },
      expects: { start: 'on', restart: 'gone', stop: 'gone' },
    },
    {
      when: 'it is of a kind nobody connects',
      record: { type: 'sqlx' },
      expects: { disconnect: 'gone' },
    },
    {
      when: 'it is of such a kind, and disconnected',
      record: { type: 'sqlx', state: 'disconnected' },
      expects: {
        disconnect: 'gone',
        ...every(['edit', 'scale', 'restart', 'stop', 'delete'], unconnectable),
      },
    },
  ],
}

const sides = {
  agent: { isDisconnected: false, connectedServices: ['db:1521'], disconnectedServices: [] },
  controller: {
    isDisconnected: false,
    connectedServices: ['db:1521'],
    disconnectedServices: [],
    isAgentStarted: true,
  },
}
const cutOff = { isDisconnected: true, connectedServices: [], disconnectedServices: ['db:1521'] }
const reach = 'The controller of this data agent cannot be reached now.'

/** D3 §2.1 'Data agent tab', §4.1; AGT-D14, D15, D22, D23. */
export const renderedDataAgents: RenderedSection = {
  resource: 'data-agents',
  record: { ...sides, hasAuthFile: true, dataSources: [] },
  usual: {
    create: 'on',
    start: 'gone',
    stop: 'on',
    restart: 'on',
    authorize: 'gone',
    'agent-notebook': 'on',
    'agent-wheel': 'on',
    steps: 'on',
    edit: 'on',
    reauthorize: 'on',
    remove: 'on',
  },
  cases: [
    { when: 'all is there', expects: {} },
    { when: 'the plan does not have them', without: ['da'], expects: null },
    { when: 'the flag is off', without: ['dataagent'], expects: null },
    { when: 'the cluster has them off', cluster: { isDataAgentEnabled: false }, expects: null },
    {
      when: 'the cluster sleeps',
      cluster: { state: 'sleeping' },
      expects: 'Your cluster must be connected to view Data Agent Connections Possible once it is connected.',
    },
    {
      when: 'the policy does not update',
      policies: { cluster: but('update') },
      expects: every(['create', 'stop', 'restart', 'edit', 'reauthorize', 'remove'], higher),
    },
    {
      when: 'the agent is stopped',
      record: { controller: { ...sides.controller, isAgentStarted: false } },
      expects: { start: 'on', stop: 'gone', restart: 'gone' },
    },
    {
      when: 'its controller cannot be reached',
      record: { controller: { ...cutOff, isAgentStarted: true } },
      expects: { stop: reach, restart: reach },
    },
    {
      when: 'it has no file yet',
      record: { hasAuthFile: false },
      expects: { authorize: 'on', reauthorize: 'gone', stop: 'gone', restart: 'gone' },
    },
  ],
}
