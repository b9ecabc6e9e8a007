import { defineResource } from '../../../definitions/define'
import type { ActionDefinition } from '../../../definitions/define-action'
import {
  command,
  createAction,
  deleteAction,
  editAction,
  question,
} from '../../../definitions/standard-actions'
import { type IpWhitelist, ipWhitelistSchema } from '../../../domain/ip-whitelist'
import * as form from './form'

/** The IP whitelist of a cluster (D2 §2 'Access and security tab', §5 'IP whitelist', §7). */
export const whitelists = defineResource({
  name: 'whitelists',
  label: { one: 'whitelists.one', many: 'whitelists.many', title: 'whitelists.title' },
  about: 'whitelists.about',
  scope: 'cluster',
  place: { kind: 'tab', tab: 'access-and-security', anchor: 'ip-whitelisting' },
  access: { subject: 'IpWhitelist', list: 'list', create: 'create', edit: 'update' },
  schema: ipWhitelistSchema,
  titleField: 'range',
  calls: { list: 'listWhitelists' },
  fields: {
    range: { label: 'whitelists.range', kind: 'text' },
    description: { label: 'whitelists.description', kind: 'text' },
    isActive: { label: 'whitelists.active', kind: 'switch', action: { on: 'switch-on', off: 'switch-off' } },
  },
  formFields: {
    range: {
      label: 'whitelists.range',
      kind: 'text',
      input: 'ip-ranges',
      help: 'whitelists.rangeHelp',
      placeholder: 'whitelists.rangePlaceholder',
      rule: form.rangeRule,
      warning: form.rangeWarning,
      required: 'whitelists.rangeRequired',
    },
    description: {
      label: 'whitelists.description',
      kind: 'text',
      placeholder: 'whitelists.descriptionPlaceholder',
    },
  },
  list: {
    columns: ['range', 'description', 'isActive'],
    search: {
      fields: ['range', 'description'],
      label: 'whitelists.search',
      placeholder: 'whitelists.searchPlaceholder',
    },
    loading: 'whitelists.loading',
    empty: { title: 'whitelists.empty', text: 'whitelists.emptyText', action: 'add' },
    error: 'whitelists.failed',
  },
  create: {
    title: 'whitelists.addTitle',
    submit: 'whitelists.addSubmit',
    success: 'whitelists.added',
    useServerMessage: true,
    call: 'addWhitelist',
    request: form.toWhitelist,
    sections: [{ title: 'whitelists.addSection', fields: ['range', 'description'] }],
  },
  edit: {
    title: 'whitelists.editTitle',
    submit: 'whitelists.editSubmit',
    success: 'whitelists.edited',
    useServerMessage: true,
    call: 'changeWhitelist',
    request: form.toWhitelist,
    sections: [{ title: 'whitelists.addSection', fields: ['range', 'description'] }],
  },
  actions: [
    { ...createAction('create', 'whitelists.add'), name: 'add' },
    editAction('update'),
    {
      ...switching('switch-on', 'whitelists.switchOn', 'whitelists.switchOnTitle'),
      offeredWhen: { field: 'isActive', equals: false },
    },
    {
      ...switching('switch-off', 'whitelists.switchOff', 'whitelists.switchOffTitle'),
      offeredWhen: { field: 'isActive', equals: true },
    },
    {
      ...deleteAction({ requires: 'delete', call: 'deleteWhitelist', dangerText: 'whitelists.deleteLoses' }),
      where: ['row'],
      confirm: question('standard.deleteTitle', 'whitelists.deleteText', 'standard.delete', 'who-is-left'),
      caution: form.deleted,
      success: 'whitelists.deleted',
      useServerMessage: true,
    },
  ],
})

type Words = ActionDefinition['label']

/** The switch in a row, in one of its directions. */
function switching(name: string, verb: Words, title: Words): ActionDefinition<IpWhitelist> {
  return {
    ...command('update', 'changeWhitelist', form.toSwitched, verb, 'connect', []),
    name,
    confirm: { ...question(title, 'whitelists.switchText', verb, 'who-is-let-in'), onlyOnCaution: true },
    caution: form.switched,
    success: 'whitelists.switched',
  }
}
