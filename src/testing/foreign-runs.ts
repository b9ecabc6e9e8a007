/**
 * A definition file of runs that another API has: an id of another name, values within objects, milliseconds, seconds
 * since 1970.
 */
export const foreignRuns = {
  name: 'pipeline-runs',
  label: { one: 'Run', many: 'Runs' },
  scope: 'user',
  place: { kind: 'menu', icon: 'play' },
  access: { subject: 'Account', list: 'view', create: 'manage', edit: 'manage' },
  titleField: 'pipeline',
  api: 'conveyor',
  calls: { id: 'run_id', recordsAt: 'items', filterParameter: 'filter' },
  fields: {
    pipeline: {
      type: 'text',
      label: 'Pipeline',
      from: 'pipeline.name',
      required: 'Which one?',
      unique: 'It runs already',
    },
    team: { type: 'text', label: 'Team', from: 'pipeline.owner.team', max: 10 },
    took: { type: 'duration', label: 'Took', from: 'duration_ms', unit: 'ms' },
    startedAt: { type: 'date-time', label: 'Started', from: 'started_at', unit: 's' },
    state: { type: 'choice', label: 'State', options: ['running', 'failed'] },
    steps: {
      type: 'array',
      label: 'Steps',
      fields: {
        title: { type: 'text', label: 'Title' },
        took: { type: 'duration', label: 'Took', unit: 'ms' },
      },
    },
  },
  list: {
    columns: ['pipeline', 'team', 'took', 'startedAt', 'state'],
    filters: ['took', 'startedAt', 'state', { field: 'team', by: 'text' }],
    filterBuilder: ['took', 'startedAt', 'state'],
    sort: { field: 'startedAt', order: 'desc' },
    empty: { title: 'No runs yet' },
    error: 'The runs could not be loaded',
  },
  create: { fields: ['pipeline', 'team', 'took', 'startedAt', 'steps'] },
  edit: { fields: ['pipeline', 'took', 'startedAt'] },
  delete: { requires: 'manage', dangerText: '{{name}} is lost.' },
  actions: [
    {
      name: 'again',
      label: 'Run again',
      icon: 'restart',
      requires: 'manage',
      call: { method: 'POST', path: '/pipeline-runs/{recordId}/again' },
      sends: { state: 'running' },
      fields: {
        took: { type: 'duration', label: 'At most' },
        delay: {
          type: 'duration',
          label: 'Wait',
          from: 'options.delay_ms',
          unit: 'ms',
          required: 'How long?',
        },
      },
    },
  ],
}
