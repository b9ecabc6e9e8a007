import { expect, it } from 'vitest'
import '../../locales/account-texts'
import type { CallReader } from '../../definitions/define-behaviour'
import type { FormRecord } from '../../definitions/form-values'
import { userScope } from '../../providers/scope-context'
import { buildPerson } from '../../testing/builders'
import { cloudEnvironments } from './definition'
import {
  commandOf,
  credentialsRule,
  resourceGroupRule,
  subnetRule,
  subscriptionRule,
  toSubscription,
} from './form'

/** Nothing was read: each call answers what stands instead. */
const read = ((_name, _options, instead) => instead) as CallReader
const contextOf = (values: FormRecord) => ({
  person: buildPerson({ email: null }),
  productKey: 'granite',
  scope: userScope,
  mode: 'create' as const,
  record: null,
  values,
  read,
})

it('sends of what is not known nothing made up, and the image under the name of the product [CNF-007]', () => {
  const values = { configurationName: 'atlas', network: 'new', servicePrincipalCredentials: 'az login' }
  expect(toSubscription(values, contextOf(values))).toEqual({
    configurationName: 'atlas',
    subscriptionID: '',
    resourceGroup: '',
    region: '',
    servicePrincipalCredentials: 'az login',
    network: false,
    ...{ vnName: '', subnet1: '', subnet2: '', subnet3: '', subnet4: '', subnet5: '' },
    ...{ appID: '', password: '', tenant: '' },
    userId: 'u-1',
    email: '',
    plan: '',
    graniteImage: '',
    k8sVersion: null,
  })
})

it.each([
  ['resource group', resourceGroupRule, 'abc', null],
  ['resource group', resourceGroupRule, ' ab ', 'Please enter a valid resource group.'],
  ['subscription', subscriptionRule, '0f1e2d3c-4b5a-6978-8796-a5b4c3d2e1f0', null],
  ['subscription', subscriptionRule, ' 0f1e2d3c-4b5a-6978-8796-a5b4c3d2e1f0\n', null],
  [
    'subscription',
    subscriptionRule,
    '0f1e2d3c-4b5a-6978-8796 -a5b4c3d2e1f0',
    'Please enter a valid subscription ID.',
  ],
  ['subscription', subscriptionRule, '0f1e2d3c', 'Please enter a valid subscription ID.'],
  ['credentials', credentialsRule, '{"appId":"a","password":"p","tenant":"t"}', null],
  ['subnet', subnetRule, '10.0.0.0/14', null],
  ['subnet', subnetRule, '10.0.0.0/14 ', null],
  ['subnet', subnetRule, '10.0.0/14', 'Please complete the Network Subnets'],
] as const)('a rule takes or refuses a %s [CNF-027, CNF-029, CNF-031]', (_field, rule, value, said) => {
  expect(rule(value, contextOf({}))).toBe(said)
})

it('sends what was pasted without the blanks around it, and shows the command so [CNF-007]', () => {
  const values = {
    configurationName: 'atlas',
    subscriptionID: ' 0f1e2d3c-4b5a-6978-8796-a5b4c3d2e1f0 ',
    resourceGroup: 'analytics-rg\t',
    network: 'existing',
    vnName: ' vn-1 ',
    ...{ subnet1: '10.1.0.0/14 ', subnet2: ' 10.2.0.0/14' },
    ...{ subnet3: '10.3.0.0/24 ', subnet4: '10.4.0.0/24\n', subnet5: ' 10.5.0.0/24 ' },
  }
  expect(toSubscription(values, contextOf(values))).toMatchObject({
    configurationName: 'atlas',
    subscriptionID: '0f1e2d3c-4b5a-6978-8796-a5b4c3d2e1f0',
    resourceGroup: 'analytics-rg',
    vnName: 'vn-1',
    ...{ subnet1: '10.1.0.0/14', subnet2: '10.2.0.0/14' },
    ...{ subnet3: '10.3.0.0/24', subnet4: '10.4.0.0/24', subnet5: '10.5.0.0/24' },
  })
  expect(commandOf(values)).toEqual({
    name: 'atlas',
    subscription: '0f1e2d3c-4b5a-6978-8796-a5b4c3d2e1f0',
    resourceGroup: 'analytics-rg',
  })
})

it('brings what the server says of the parts of the credentials to their field [ERR-002]', () => {
  expect(cloudEnvironments.formFields?.servicePrincipalCredentials?.wire).toEqual([
    'tenant',
    'appID',
    'password',
  ])
})
