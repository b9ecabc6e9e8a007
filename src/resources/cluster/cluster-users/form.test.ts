import { expect, it } from 'vitest'
import '../../../locales/late-texts'
import { ApiError } from '../../../api/errors'
import type { RequestContext } from '../../../definitions/define-behaviour'
import type { FormContext } from '../../../definitions/form-values'
import { unmetConditions } from '../../../definitions/unmet-conditions'
import { buildPerson } from '../../../testing/builders'
import { clusterUsers } from './definition'
import { emailRule, insistOnDomain, roleHint, roleReader, toInvitation, toRoleChange, userId } from './form'

const context: FormContext = {
  mode: 'create',
  values: {},
  record: null,
  scope: { kind: 'user' },
  person: buildPerson(),
  productKey: 'basalt',
}

it.each([
  ['userEmail', true, true],
  ['email', true, true],
  ['user.userEmail', true, true],
  ['userEmail.role', true, false],
  ['roleName', true, false],
  ['userEmail', false, false],
])('a refusal at %s, for its mail domain (%s), may be insisted on: %s', (fieldName, isDoubted, isOffered) => {
  const fault = { fieldName, message: 'Doubtful', isNotActivated: false }
  const fieldErrors = [isDoubted ? { ...fault, isDomainUnverified: true as const } : fault]
  const option = insistOnDomain(new ApiError({ message: 'No', statusCode: 422, fieldErrors }), context)
  if (isOffered) expect(option).toMatchObject({ field: 'email', message: 'Doubtful' })
  else expect(option).toBe('notify')
})

it('insisting sends the same again, with the flag that passes the check over [USR-016]', () => {
  const fault = {
    fieldName: 'email',
    message: 'Doubtful',
    isNotActivated: false,
    isDomainUnverified: true as const,
  }
  const option = insistOnDomain(
    new ApiError({ message: 'No', statusCode: 422, fieldErrors: [fault] }),
    context,
  )
  if (option === null || option === 'notify') throw new Error('Nothing is offered')
  expect(option.label).toBe('continue with this email')
  const sent = toInvitation(
    { email: ' uma@sandbox.test ', role: 'developer' },
    { ...context, read: () => [] as never },
  )
  const invitation = { userEmail: 'uma@sandbox.test', roleName: 'developer' }
  expect(sent).toEqual({ ...invitation, bypassValidationFlag: false })
  expect(option.adapt(sent)).toEqual({ ...invitation, bypassValidationFlag: true })
})

it('an address of mail may stand between spaces, and is asked for whole', () => {
  const wrong = "This doesn't seem to be a valid email. Try again."
  expect([' uma@sandbox.test ', 'uma@sandbox', 'uma'].map((mail) => emailRule(mail, context))).toEqual([
    ...[null, wrong, wrong],
  ])
})

it.each([
  ['owner', 'Takes over the cluster once they accept; until then the ownership is pending.', 'Owner'],
  ['accountAdmin', 'Manages the cluster; upgrading, cloning and deleting it stay with the owner.', 'Manager'],
  ['developer', 'Views the cluster, its Data Apps and its sub-clusters.', 'User'],
  [
    'accountManager',
    'Views the users, the IP whitelist and the bills; manages configurations and Data Apps.',
    'Billing User',
  ],
  ['', 'Roles and Permissions shows what each role may do.', 'NOT KNOWN'],
  ['auditor', 'Roles and Permissions shows what each role may do.', 'NOT KNOWN'],
])('the role "%s" means: %s', (role, meaning, word) => {
  expect(roleHint({ ...context, values: { role } })).toBe(meaning)
  expect(roleReader.label?.(role)).toBe(word)
})

it('who has no role is filtered as such, and a role is changed by mail [USR-011]', () => {
  const user = { id: '7', name: 'Uma', email: 'uma@sandbox.test', role: 'developer', lastLoginAt: null }
  const record = { ...user, status: 'active' as const }
  expect([roleReader.read(record), roleReader.read({ ...record, role: null })]).toEqual(['developer', ''])
  const given = { ...context, mode: 'edit' as const, read: () => [] as never }
  expect(toRoleChange({ role: 'accountAdmin' }, { ...given, record })).toEqual({
    ...{ userEmail: 'uma@sandbox.test', roleName: 'accountAdmin' },
  })
})

it.each([
  ['uma@sandbox.test', []],
  [null, ['clusterUsers.noEmail']],
])('the role of who has the address %s is changed but for these reasons: %j', (email, reasons) => {
  const changeRole = clusterUsers.actions.find(({ name }) => name === 'change-role') ?? {}
  const facts = { valueOf: (field: string) => (field === 'email' ? email : 'x'), person: null }
  expect(unmetConditions(changeRole, facts).map(({ reason }) => reason)).toEqual(reasons)
})

it('a person is spoken of by the id that the server listed, in its own type', () => {
  const user = { id: '7', wireId: 7, name: 'Uma', email: 'uma@sandbox.test', role: null, lastLoginAt: null }
  expect(userId([{ ...user, status: 'active' }], {} as RequestContext, {})).toEqual({ body: { userID: 7 } })
})
