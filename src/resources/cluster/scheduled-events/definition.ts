import { defineResource } from '../../../definitions/define'
import {
  createAction,
  deleteAction,
  detailAction,
  editAction,
  question,
} from '../../../definitions/standard-actions'
import { scheduledEventKinds, scheduledEventSchema } from '../../../domain/scheduled-event'
import * as form from './form'

const steps = {
  sections: [
    { title: 'scheduledEvents.stepMain', fields: ['event', 'startTime', 'endTime'] },
    { title: 'scheduledEvents.stepAdditional', fields: ['analyticsReplicas', 'loaderReplicas'] },
  ],
  wizard: { review: 'scheduledEvents.stepReview' },
  summary: 'consumption',
  recordTitle: form.eventName,
} as const

/** The schedule of a cluster: events made and changed in three steps (D2 §2 'Scheduling tab', §4, §5). */
export const scheduledEvents = defineResource({
  name: 'scheduled-events',
  label: { one: 'scheduledEvents.one', many: 'scheduledEvents.many', title: 'scheduledEvents.tableView' },
  about: 'scheduledEvents.about',
  scope: 'cluster',
  place: { kind: 'tab', tab: 'scheduling', anchor: 'scheduled-events' },
  access: { subject: 'ScheduledEvent', list: 'list', create: 'create', edit: 'update' },
  schema: scheduledEventSchema,
  titleField: 'event',
  nameRecord: form.eventName,
  calls: { list: 'listScheduledEvents' },
  fields: {
    event: { label: 'scheduledEvents.event', kind: 'text', cell: 'event' },
    startTime: { label: 'scheduledEvents.start', kind: 'date', cell: 'start' },
    endTime: { label: 'scheduledEvents.end', kind: 'date', cell: 'end' },
    status: { label: 'scheduledEvents.status', kind: 'state', cell: 'status' },
    result: { label: 'scheduledEvents.result', kind: 'text', cell: 'result' },
    analyticsReplicas: { label: 'scheduledEvents.analytics', kind: 'number' },
    loaderReplicas: { label: 'scheduledEvents.loader', kind: 'number' },
  },
  list: {
    columns: ['event', 'status', 'startTime', 'endTime', 'result'],
    sort: { field: 'startTime', order: 'asc' },
    paging: { kind: 'client', sizes: [10, 20, 50, 100] },
    refresh: { every: 300_000 },
    loading: 'scheduledEvents.loading',
    empty: { title: 'scheduledEvents.empty', text: 'scheduledEvents.emptyText', action: 'create' },
    error: 'scheduledEvents.error',
  },
  formFields: {
    event: {
      label: 'scheduledEvents.event',
      kind: 'choice',
      required: 'scheduledEvents.eventRequired',
      resets: ['analyticsReplicas', 'loaderReplicas'],
      choices: 'kinds',
      review: form.eventReview,
      placeholder: 'scheduledEvents.eventRequired',
    },
    startTime: {
      label: 'scheduledEvents.start',
      kind: 'date',
      input: 'date-time',
      notBefore: 'today',
      required: 'scheduledEvents.startRequired',
      rule: form.ruleOf('start'),
      hint: form.zoneHint,
      review: form.startReview,
    },
    endTime: {
      label: 'scheduledEvents.end',
      kind: 'date',
      input: 'date-time',
      notBefore: 'startTime',
      rule: form.ruleOf('end'),
      help: 'scheduledEvents.endHelp',
      review: form.endReview,
    },
    analyticsReplicas: {
      label: 'scheduledEvents.analytics',
      kind: 'number',
      shownWhen: form.isScaling,
      required: 'scheduledEvents.replicasRequired',
      requiredWhen: form.isWithoutLoader,
      rule: form.ruleOf('analyticsReplicas', 'replicas'),
      hint: form.mostHint('analytics'),
      review: form.changeReview('analytics'),
    },
    loaderReplicas: {
      label: 'scheduledEvents.loader',
      kind: 'number',
      shownWhen: form.isScaling,
      rule: form.ruleOf('loaderReplicas'),
      hint: form.mostHint('loader'),
      review: form.changeReview('loader'),
    },
  },
  create: {
    title: 'scheduledEvents.createTitle',
    submit: 'scheduledEvents.submitCreate',
    success: 'scheduledEvents.created',
    useServerMessage: true,
    call: 'createScheduledEvent',
    request: form.toEvent,
    isMade: form.isScheduled,
    ...steps,
  },
  edit: {
    title: 'scheduledEvents.editTitle',
    submit: 'scheduledEvents.submitEdit',
    success: 'scheduledEvents.updated',
    useServerMessage: true,
    call: 'updateScheduledEvent',
    request: form.toEvent,
    ...steps,
  },
  detail: {
    title: 'scheduledEvents.viewTitle',
    sections: [
      {
        title: 'scheduledEvents.one',
        // The event says how many nodes it adds or takes away; the figures alone would say neither.
        fields: ['event', 'startTime', 'endTime', 'status', 'result'],
      },
    ],
  },
  actions: [
    createAction('create', 'scheduledEvents.create'),
    { ...detailAction('show'), name: 'view', label: 'scheduledEvents.view', where: ['row'] },
    editAction('update', {
      field: 'event',
      in: [...scheduledEventKinds],
      reason: 'scheduledEvents.unknownKind',
    }),
    {
      ...deleteAction({
        requires: 'remove',
        call: 'deleteScheduledEvent',
        dangerText: 'scheduledEvents.deleteLoses',
      }),
      where: ['row'],
      confirm: question(
        'scheduledEvents.deleteTitle',
        'scheduledEvents.deleteText',
        'standard.delete',
        'what-is-skipped',
      ),
      success: 'scheduledEvents.deleted',
      useServerMessage: true,
    },
  ],
})
