/** Texts of the scaling tab (D2 §2 'Scaling tab', §3 'autoscale', §9; SCA-D03). */
export const scaling = {
  switch: 'Auto-scaling',
  about:
    'Adds analytics and loader nodes when queries are rejected, and takes them away when they are not needed.',
  on: 'Auto-scaling is on.',
  off: 'Auto-scaling is off.',
  unknown: 'The server does not say whether auto-scaling is on.',
  whenOn:
    'It scales up at {{up}} rejected queries and down at {{down}}, counted over {{consecutive}} consecutive queries with a delay of {{delay}} seconds, and then cools down for {{cooldown}} minutes.',
  whenOff:
    'Turned on, it would scale up at {{up}} rejected queries and down at {{down}}, counted over {{consecutive}} consecutive queries with a delay of {{delay}} seconds, and then cool down for {{cooldown}} minutes.',
  parametersMissing: 'The server does not give all of its parameters.',

  parameters: 'Parameters of auto-scaling',
  requestDelay: 'Request delay',
  cooldown: 'Cooldown',
  rejectedUp: 'Rejected queries, upscale',
  rejectedDown: 'Rejected queries, downscale',
  consecutive: 'Consecutive queries',
  seconds: 'seconds',
  minutes: 'minutes',

  turnOn: 'Turn auto-scaling on',
  turnOff: 'Turn auto-scaling off',
  turnOffText:
    'The cluster stays at the nodes it has: none are added when queries are rejected, and none are taken away when they are not needed.',
  analyticsNodes: 'Analytics nodes',
  loaderNodes: 'Loader nodes',
  turnedOn: 'Auto-scaling is turned on',
  turnedOff: 'Auto-scaling is turned off',

  queries: 'Queries',
  queriesAbout: 'What the services were asked, and what they had to reject.',
  duration: 'Duration',
  lastHour: 'Last hour',
  lastDay: 'Last day',
  lastWeek: 'Last week',
  analytics: 'Analytics',
  loader: 'Loader',
  total: 'Total queries',
  rejected: 'Rejected queries',
  entry: 'entry',
  entries: 'entries',
  inHour: 'in the last hour',
  inDay: 'in the last day',
  inWeek: 'in the last week',
  summary: '{{total}} queries {{period}}, {{rejected}} of them rejected. Busiest at {{time}} with {{peak}}.',
  quiet: 'No queries {{period}}.',
  empty: 'Nothing was measured {{period}}.',
  emptyText: 'Queries are counted while the cluster runs; a new cluster has none yet.',
  loading: 'Getting the queries',
  failed: 'The queries could not be loaded.',
} as const
