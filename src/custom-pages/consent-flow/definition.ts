import * as z from 'zod/mini'
import { defineResource } from '../../definitions/define'
import * as form from './form'

const subnet = (label: 'subnet1' | 'subnet2' | 'subnet3' | 'subnet4' | 'subnet5', mask: 14 | 24) =>
  ({
    label: `consentFlow.${label}`,
    kind: 'text',
    shownWhen: form.isExistingNetwork,
    required: 'consentFlow.subnetsIncomplete',
    rule: form.subnetRule,
    hint: form.subnetHint(mask),
  }) as const

/**
 * The consent form (D1 §2 'Consent flow page', §4, §5): a wizard that is sent by several calls, see
 * use-consent-sender.ts. Nothing lists environments, so the page alone knows this definition.
 */
export const cloudEnvironments = defineResource({
  name: 'cloud-environments',
  label: { one: 'consentFlow.one', many: 'consentFlow.many' },
  scope: 'user',
  place: { kind: 'page' },
  access: { subject: 'ConsentFlow', list: 'open', create: 'create' },
  schema: z.object({ id: z.string(), configurationName: z.string() }),
  titleField: 'configurationName',
  calls: { list: 'getPipelineStatus' },
  fields: {},
  formFields: {
    configurationName: {
      label: 'consentFlow.name',
      kind: 'text',
      required: 'consentFlow.environmentRequired',
      rule: form.nameRule,
      help: 'consentFlow.nameHelp',
    },
    subscriptionID: {
      label: 'consentFlow.subscription',
      kind: 'text',
      required: 'consentFlow.subscriptionInvalid',
      rule: form.subscriptionRule,
      help: 'consentFlow.subscriptionHelp',
    },
    resourceGroup: {
      label: 'consentFlow.resourceGroup',
      kind: 'text',
      required: 'consentFlow.resourceGroupInvalid',
      rule: form.resourceGroupRule,
    },
    servicePrincipalCredentials: {
      label: 'consentFlow.credentials',
      kind: 'secret',
      required: 'consentFlow.credentialsRequired',
      rule: form.credentialsRule,
      help: 'consentFlow.credentialsHelp',
      wire: ['tenant', 'appID', 'password'],
    },
    region: {
      label: 'consentFlow.region',
      kind: 'choice',
      choices: 'regions',
      placeholder: 'consentFlow.regionPlaceholder',
      required: 'consentFlow.regionInvalid',
    },
    network: {
      label: 'consentFlow.network',
      kind: 'choice',
      input: 'choice-cards',
      required: 'consentFlow.networkInvalid',
      options: [
        { value: 'new', label: 'consentFlow.networkNew', text: 'consentFlow.networkNewText' },
        { value: 'existing', label: 'consentFlow.networkExisting', text: 'consentFlow.networkExistingText' },
      ],
    },
    vnName: {
      label: 'consentFlow.vnName',
      kind: 'text',
      shownWhen: form.isExistingNetwork,
      required: 'consentFlow.subnetsIncomplete',
    },
    subnet1: subnet('subnet1', 14),
    subnet2: subnet('subnet2', 14),
    subnet3: subnet('subnet3', 24),
    subnet4: subnet('subnet4', 24),
    subnet5: subnet('subnet5', 24),
  },
  list: {
    columns: [],
    loading: 'consentFlow.many',
    empty: { title: 'consentFlow.many', text: 'consentFlow.subtitle' },
    error: 'consentFlow.failed',
  },
  create: {
    title: 'consentFlow.title',
    submit: 'consentFlow.send',
    note: 'consentFlow.note',
    success: 'consentFlow.sent',
    call: 'createPipeline',
    request: form.toSubscription,
    recordTitle: '{configurationName}',
    submitWhen: 'complete',
    initial: form.initial,
    reloadsPerson: true,
    layout: 'page',
    sections: [
      {
        title: 'consentFlow.stepSubscription',
        fields: ['configurationName', 'subscriptionID', 'resourceGroup'],
      },
      {
        title: 'consentFlow.stepCredentials',
        text: 'consentFlow.credentialsText',
        fields: ['servicePrincipalCredentials'],
      },
      {
        title: 'consentFlow.stepNetwork',
        fields: ['region', 'network', 'vnName', 'subnet1', 'subnet2', 'subnet3', 'subnet4', 'subnet5'],
      },
    ],
    wizard: { review: 'consentFlow.stepReview' },
  },
  actions: [],
})
