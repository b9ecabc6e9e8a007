import { t } from '../../../locales/t'
import type { NamedEntries } from '../named-entries'
import type { FindRemedy } from '../remedies'

/** Names under which the server may speak of the invited address. */
const emailFields: readonly string[] = ['userEmail', 'email']

/** A doubted mail domain may be insisted on; every other refusal goes to the notifier (D2 §8 'Cluster users'). */
export const clusterUserRemedies: NamedEntries<FindRemedy> = {
  'doubted-domain': ({ fieldErrors }) => {
    const doubted = fieldErrors.find(
      ({ fieldName, isDomainDoubted }) => isDomainDoubted === true && emailFields.includes(fieldName),
    )
    if (!doubted) return 'notify'
    return {
      field: 'email',
      message: doubted.message,
      label: t('clusterUsers.continueWithEmail'),
      adapt: (body) => ({ ...Object(body), bypassValidationFlag: true }),
    }
  },
}
