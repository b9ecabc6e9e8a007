import { defineResource } from '../../../definitions/define'
import { command, createAction, editAction, question } from '../../../definitions/standard-actions'
import { clusterRoleLabel, clusterRoles } from '../../../domain/cluster-role'
import { clusterUserSchema } from '../../../domain/cluster-user'
import * as form from './form'

/** The people of a cluster: invited, given roles, removed (D2 §2 'Access and security tab', §5 'Invite user', §6). */
export const clusterUsers = defineResource({
  name: 'cluster-users',
  label: { one: 'clusterUsers.one', many: 'clusterUsers.many' },
  about: 'clusterUsers.about',
  scope: 'cluster',
  place: { kind: 'tab', tab: 'access-and-security', anchor: 'cluster-users' },
  access: { subject: 'ClusterUser', list: 'list', create: 'invite', edit: 'update' },
  schema: clusterUserSchema,
  titleField: 'email',
  calls: { list: 'listClusterUsers' },
  fields: {
    name: { label: 'clusterUsers.name', kind: 'text', cell: 'name' },
    email: { label: 'clusterUsers.email', kind: 'text' },
    role: {
      label: 'clusterUsers.role',
      kind: 'text',
      cell: 'role',
      // The highest first, which is how a list is sorted by it.
      options: clusterRoles.map((value) => ({ value, label: clusterRoleLabel(value) })),
    },
    status: { label: 'clusterUsers.status', kind: 'state', cell: 'status' },
    lastLoginAt: { label: 'clusterUsers.lastLogin', kind: 'date' },
  },
  formFields: {
    email: {
      label: 'clusterUsers.email',
      kind: 'text',
      placeholder: 'clusterUsers.emailPlaceholder',
      rule: form.emailRule,
      debounce: 1500,
      required: 'clusterUsers.emailRequired',
      wire: ['userEmail'],
    },
    role: {
      label: 'clusterUsers.role',
      kind: 'choice',
      choices: 'roles',
      hint: form.roleHint,
      placeholder: 'clusterUsers.rolePlaceholder',
      required: 'clusterUsers.roleRequired',
      wire: ['roleName'],
    },
  },
  list: {
    columns: ['name', 'status', 'email', 'role', 'lastLoginAt'],
    sortable: ['name', 'email', 'role', 'status', 'lastLoginAt'],
    search: {
      fields: ['name', 'email'],
      label: 'clusterUsers.search',
      placeholder: 'clusterUsers.searchPlaceholder',
    },
    filters: [
      {
        key: 'role',
        label: 'clusterUsers.role',
        all: 'clusterUsers.allRoles',
        column: 'role',
        reader: form.roleReader,
      },
    ],
    loading: 'clusterUsers.loading',
    empty: { title: 'clusterUsers.empty', action: 'invite' },
    error: 'clusterUsers.failed',
  },
  create: {
    title: 'clusterUsers.inviteTitle',
    submit: 'clusterUsers.inviteSubmit',
    success: 'clusterUsers.invited',
    useServerMessage: true,
    call: 'inviteClusterUser',
    request: form.toInvitation,
    retryOption: form.insistOnDomain,
    width: 645,
    sections: [{ title: 'clusterUsers.inviteSection', fields: ['email', 'role'] }],
  },
  edit: {
    title: 'clusterUsers.changeRoleTitle',
    submit: 'clusterUsers.changeRoleSubmit',
    success: 'clusterUsers.roleChanged',
    useServerMessage: true,
    call: 'changeClusterUserRole',
    request: form.toRoleChange,
    sections: [{ title: 'clusterUsers.changeRoleSection', fields: ['role'] }],
  },
  actions: [
    { ...createAction('invite', 'clusterUsers.invite'), name: 'invite', icon: 'invite' },
    {
      name: 'roles',
      requires: 'view',
      label: 'clusterUsers.roles',
      icon: 'shield',
      where: ['toolbar'],
      confirm: { kind: 'dialog', dialog: 'roles' },
    },
    {
      ...editAction('update', [{ field: 'email', set: true, reason: 'clusterUsers.noEmail' }]),
      name: 'change-role',
      label: 'clusterUsers.changeRole',
    },
    {
      ...command('withdraw', 'withdrawOwnershipInvitation', form.userId, 'clusterUsers.withdraw', 'close'),
      confirm: question(
        'clusterUsers.withdrawTitle',
        'clusterUsers.withdrawText',
        'clusterUsers.withdraw',
        'what-is-left',
      ),
      dangerText: 'clusterUsers.withdrawLoses',
      success: 'clusterUsers.withdrawn',
    },
    {
      ...command('remove', 'removeClusterUser', form.userId, 'clusterUsers.remove', 'delete'),
      confirm: question(
        'clusterUsers.removeTitle',
        'clusterUsers.removeText',
        'clusterUsers.remove',
        'what-is-left',
      ),
      dangerText: 'clusterUsers.removeLoses',
      success: 'clusterUsers.removed',
    },
  ],
})
