import type {
  ActionRequestOf,
  FieldHint,
  FindRetryOption,
  FormRequest,
  Reader,
  Rule,
} from '../../../definitions/define-behaviour'
import { textValue } from '../../../definitions/form-values'
import { clusterRoleLabel, isClusterRole } from '../../../domain/cluster-role'
import type { ClusterUser } from '../../../domain/cluster-user'
import { isEmail } from '../../../domain/email'
import { wireIdOf } from '../../../domain/listed-id'
import type { MessageKey } from '../../../locales/messages'
import { t } from '../../../locales/t'

/** What is no address of mail (D2 §5 'Invite user'). */
export const emailRule: Rule = (value) =>
  isEmail(textValue(value).trim()) ? null : t('clusterUsers.emailInvalid')

/** What the chosen role may do. */
export const roleHint: FieldHint = ({ values }) => {
  const chosen = textValue(values.role)
  return t(isClusterRole(chosen) ? roleTexts[chosen] : 'clusterUsers.roleHelp')
}

/** What each role may do, from the published matrix (D3 §6 'Permission matrix'). */
export const roleTexts = {
  owner: 'clusterUsers.roleOwnerHelp',
  accountAdmin: 'clusterUsers.roleManagerHelp',
  developer: 'clusterUsers.roleUserHelp',
  accountManager: 'clusterUsers.roleBillingHelp',
} as const satisfies Record<string, MessageKey>

/** The body of an invitation (D2 §7 'Cluster users'). */
export const toInvitation: FormRequest = (values) => ({
  userEmail: textValue(values.email).trim(),
  roleName: textValue(values.role),
  bypassValidationFlag: false,
})

/** The body of a changed role. */
export const toRoleChange: FormRequest<ClusterUser> = (values, { record }) => ({
  userEmail: record?.email ?? '',
  roleName: textValue(values.role),
})

/** Names under which the server may speak of the invited address, alone or behind what it belongs to. */
const emailFields: readonly string[] = ['userEmail', 'email']

/** An unverified mail domain may be insisted on; every other refusal goes to the notifier (D2 §8 'Cluster users'). */
export const insistOnDomain: FindRetryOption = ({ fieldErrors }) => {
  const unverified = fieldErrors.find(
    ({ fieldName, isDomainUnverified }) =>
      isDomainUnverified === true && emailFields.includes(fieldName.split('.').at(-1) ?? ''),
  )
  if (!unverified) return 'notify'
  return {
    field: 'email',
    message: unverified.message,
    label: t('clusterUsers.continueWithEmail'),
    adapt: (body) => ({ ...Object(body), bypassValidationFlag: true }),
  }
}

/** What the actions on a cluster's users send (D2 §7 'Cluster users'). */
export const userId: ActionRequestOf<ClusterUser> = ([user]) => ({ body: { userID: user && wireIdOf(user) } })

/** The role of a person, as the table says it. */
export const roleReader: Reader<ClusterUser> = {
  read: ({ role }) => role ?? '',
  label: (role) => t(clusterRoleLabel(role)),
}
