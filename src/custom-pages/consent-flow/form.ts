import type {
  CallReader,
  FieldHint,
  FormCondition,
  OpeningValues,
  Rule,
} from '../../definitions/define-behaviour'
import { type FormContext, type FormValue, type FormValues, textValue } from '../../definitions/form-values'
import {
  type ConsentCommand,
  checkEnvironmentName,
  environmentNameLength,
  isSubnet,
  isSubscriptionId,
  readServicePrincipal,
  shortestConsentText,
} from '../../domain/consent-form'
import type { MessageKey } from '../../locales/messages'
import { t } from '../../locales/t'

export const nameRule: Rule = (value) => {
  const name = textValue(value)
  const fault = checkEnvironmentName(name)
  if (fault === null) return null
  const key: MessageKey =
    fault === 'environmentRequired' ? 'consentFlow.environmentRequired' : `names.${fault}`
  return t(key, { ...environmentNameLength, value: name })
}

/** What was pasted may end with a blank, which nobody sees. */
const trimmed = (value: FormValue) => textValue(value).trim()

export const subscriptionRule: Rule = (value) =>
  isSubscriptionId(trimmed(value)) ? null : t('consentFlow.subscriptionInvalid')

export const resourceGroupRule: Rule = (value) =>
  trimmed(value).length >= shortestConsentText ? null : t('consentFlow.resourceGroupInvalid')

export const credentialsRule: Rule = (value) =>
  readServicePrincipal(textValue(value)) === null ? t('consentFlow.notJson') : null

export const subnetRule: Rule = (value) =>
  isSubnet(trimmed(value)) ? null : t('consentFlow.subnetsIncomplete')

export const isExistingNetwork: FormCondition = ({ values }) => values.network === 'existing'

export const subnetHint =
  (mask: 14 | 24): FieldHint =>
  () =>
    t(mask === 14 ? 'consentFlow.subnetHint14' : 'consentFlow.subnetHint24')

export const initial: OpeningValues = () => ({ network: 'new' })

/** What the command is made of so far. */
export function commandOf(values: FormValues): ConsentCommand {
  return {
    name: textValue(values.configurationName),
    subscription: trimmed(values.subscriptionID),
    resourceGroup: trimmed(values.resourceGroup),
  }
}

const subnets = ['subnet1', 'subnet2', 'subnet3', 'subnet4', 'subnet5'] as const

/**
 * The subscription a consent is about (D1 §3 'Consent form submission', CNF-D07); its plan is read when it is sent, and
 * the client adds the token. Of a new network no subnets are sent.
 */
export function toSubscription(
  values: FormValues,
  { person, productKey, read }: FormContext & { read: CallReader },
) {
  const isExisting = values.network === 'existing'
  const ofNetwork = (name: string) => (isExisting ? trimmed(values[name]) : '')
  const servicePrincipalCredentials = textValue(values.servicePrincipalCredentials)
  const { tenant, appId, password } = readServicePrincipal(servicePrincipalCredentials) ?? {
    tenant: '',
    appId: '',
    password: '',
  }
  return {
    ...commandFields(values),
    region: textValue(values.region),
    servicePrincipalCredentials,
    network: isExisting,
    vnName: ofNetwork('vnName'),
    subnet1: ofNetwork(subnets[0]),
    subnet2: ofNetwork(subnets[1]),
    subnet3: ofNetwork(subnets[2]),
    subnet4: ofNetwork(subnets[3]),
    subnet5: ofNetwork(subnets[4]),
    appID: appId,
    password,
    tenant,
    userId: person.uuid,
    email: person.email ?? '',
    plan: '',
    [`${productKey}Image`]: read('getDefaultImage', {}, { image: '', release: null }).image,
    k8sVersion: read('getKubernetesVersion', {}, '') || null,
  }
}

function commandFields(values: FormValues) {
  const { name, subscription, resourceGroup } = commandOf(values)
  return { configurationName: name, subscriptionID: subscription, resourceGroup }
}
