import { expect, it } from 'vitest'
import { placeErrors } from '../views/form/place-errors'
import { cloudEnvironments } from './consent-flow/definition'
import { dataAppExports } from './data-apps/export-form'
import { dataAppInstallations } from './data-apps/install-form'

const forms = { export: dataAppExports, installation: dataAppInstallations, consent: cloudEnvironments }

/** The server's names from D3 §7 'Data apps' and D1 §3 'Consent form submission', where a form has others. */
const places: [keyof typeof forms, string, string][] = [
  ['export', 'instanceId', 'cluster'],
  ['installation', 'instanceId', 'cluster'],
  ['installation', 'names', 'cluster'],
  ['consent', 'tenant', 'servicePrincipalCredentials'],
  ['consent', 'appID', 'servicePrincipalCredentials'],
  ['consent', 'password', 'servicePrincipalCredentials'],
]

it.each(places)(
  'in the form of the %s, what is wrong with "%s" stands at %s [ERR-002]',
  (form, sent, field) => {
    const fields = forms[form].formFields ?? {}
    const fieldErrors = [{ fieldName: sent, message: 'No', isNotActivated: false }]
    expect(placeErrors({ fields, shown: Object.keys(fields), fieldErrors, text: 'Invalid' })).toEqual({
      inline: [{ field, message: 'No', isNotActivated: false }],
      notice: null,
    })
  },
)
