import { defineResource } from '../../../definitions/define'
import {
  command,
  createAction,
  deleteAction,
  editAction,
  question,
} from '../../../definitions/standard-actions'
import { ipWhitelistSchema } from '../../../domain/ip-whitelist'
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
    isActive: { label: 'whitelists.active', kind: 'switch', action: 'switch' },
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
      ...command('update', 'changeWhitelist', form.toSwitched, 'whitelists.switch', 'connect', []),
      name: 'switch',
      confirm: {
        ...question(
          'whitelists.switchTitle',
          'whitelists.switchText',
          'whitelists.switchSubmit',
          'who-is-let-in',
        ),
        onlyOnCaution: true,
      },
      caution: form.switched,
      success: 'whitelists.switched',
    },
    {
      ...deleteAction({ requires: 'delete', call: 'deleteWhitelist', dangerText: 'whitelists.deleteLoses' }),
      where: ['row'],
      confirm: question('standard.deleteTitle', 'whitelists.deleteText', 'standard.delete', 'who-is-left'),
      caution: form.lastActive,
      success: 'whitelists.deleted',
      useServerMessage: true,
    },
  ],
})
