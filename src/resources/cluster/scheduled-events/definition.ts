import { defineResource } from '../../../definitions/define'
import {
  createAction,
  deleteAction,
  detailAction,
  editAction,
  question,
} from '../../../definitions/standard-actions'
import { scheduledEventSchema } from '../../../domain/scheduled-event'
import {
  changeReview,
  endReview,
  isScaling,
  isScheduled,
  isWithoutLoader,
  mostHint,
  ruleOf,
  startReview,
  toEvent,
  zoneHint,
} from './form'

const steps = {
  sections: [
    { title: 'scheduledEvents.stepMain', fields: ['event', 'startTime', 'endTime'] },
    { title: 'scheduledEvents.stepAdditional', fields: ['analyticsReplicas', 'loaderReplicas'] },
  ],
  wizard: { review: 'scheduledEvents.stepReview' },
} as const

/** The schedule of a cluster: events made and changed in three steps (D2 §2 'Scheduling tab', §4, §5). */
export const scheduledEvents = defineResource({
  name: 'scheduled-events',
  label: { one: 'scheduledEvents.one', many: 'scheduledEvents.tableView' },
  about: 'scheduledEvents.about',
  scope: 'cluster',
  place: { kind: 'tab', tab: 'scheduling', anchor: 'scheduled-events' },
  access: { subject: 'ScheduledEvent', list: 'list', create: 'create', edit: 'update' },
  schema: scheduledEventSchema,
  titleField: 'event',
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
      options: [
        { value: 'connect', label: 'scheduledEvents.connect' },
        { value: 'disconnect', label: 'scheduledEvents.disconnect' },
        { value: 'scale up', label: 'scheduledEvents.scaleUp' },
        { value: 'scale down', label: 'scheduledEvents.scaleDown' },
      ],
      placeholder: 'scheduledEvents.eventRequired',
    },
    startTime: {
      label: 'scheduledEvents.start',
      kind: 'date',
      input: 'date-time',
      notBefore: 'today',
      required: 'scheduledEvents.startRequired',
      rule: ruleOf('start'),
      hint: zoneHint,
      review: startReview,
    },
    endTime: {
      label: 'scheduledEvents.end',
      kind: 'date',
      input: 'date-time',
      notBefore: 'startTime',
      rule: ruleOf('end'),
      help: 'scheduledEvents.endHelp',
      review: endReview,
    },
    analyticsReplicas: {
      label: 'scheduledEvents.analytics',
      kind: 'number',
      shownWhen: isScaling,
      required: 'scheduledEvents.replicasRequired',
      requiredWhen: isWithoutLoader,
      rule: ruleOf('analyticsReplicas', 'replicas'),
      hint: mostHint('analytics'),
      review: changeReview('analytics'),
    },
    loaderReplicas: {
      label: 'scheduledEvents.loader',
      kind: 'number',
      shownWhen: isScaling,
      rule: ruleOf('loaderReplicas'),
      hint: mostHint('loader'),
      review: changeReview('loader'),
    },
  },
  create: {
    title: 'scheduledEvents.createTitle',
    submit: 'scheduledEvents.submitCreate',
    success: 'scheduledEvents.created',
    useServerMessage: true,
    call: 'createScheduledEvent',
    request: toEvent,
    isMade: isScheduled,
    layout: 'dialog',
    ...steps,
  },
  edit: {
    title: 'scheduledEvents.editTitle',
    submit: 'scheduledEvents.submitEdit',
    success: 'scheduledEvents.updated',
    useServerMessage: true,
    call: 'updateScheduledEvent',
    request: toEvent,
    ...steps,
  },
  detail: {
    title: 'scheduledEvents.viewTitle',
    sections: [
      {
        title: 'scheduledEvents.one',
        fields: ['event', 'startTime', 'endTime', 'status', 'result', 'analyticsReplicas', 'loaderReplicas'],
      },
    ],
  },
  actions: [
    createAction('create', 'scheduledEvents.create'),
    { ...detailAction('show'), name: 'view', label: 'scheduledEvents.view', where: ['row'] },
    { ...editAction('update'), label: 'scheduledEvents.edit' },
    {
      ...deleteAction({
        requires: 'remove',
        call: 'deleteScheduledEvent',
        dangerText: 'scheduledEvents.deleteLoses',
      }),
      label: 'scheduledEvents.delete',
      where: ['row'],
      confirm: question(
        'scheduledEvents.deleteTitle',
        'scheduledEvents.deleteText',
        'scheduledEvents.delete',
      ),
      success: 'scheduledEvents.deleted',
      useServerMessage: true,
    },
  ],
})
