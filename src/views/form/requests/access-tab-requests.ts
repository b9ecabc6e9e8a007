import { tidyIpRange } from '../../../domain/ip-range'
import { textOf } from '../../records/resource-record'
import { textValue } from '../form-values'
import type { NamedEntries } from '../named-entries'
import type { UseRequest } from '../requests'

/** Bodies of the access and security tab, key by key as specified (D2 §7 'Cluster users', 'IP whitelist'). */
export const accessTabRequests: NamedEntries<UseRequest> = {
  whitelist: () => (values) => ({
    range: tidyIpRange(textValue(values.range)),
    description: textValue(values.description).trim(),
  }),
  'invite-cluster-user': () => (values) => ({
    userEmail: textValue(values.email).trim(),
    roleName: textValue(values.role),
    bypassValidationFlag: false,
  }),
  'change-cluster-user-role':
    ({ record }) =>
    (values) => ({
      userEmail: (record && textOf(record, 'email')) ?? '',
      roleName: textValue(values.role),
    }),
}
