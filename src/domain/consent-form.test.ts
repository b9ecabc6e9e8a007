import { describe, expect, it } from 'vitest'
import {
  checkEnvironmentName,
  consentCommand,
  defaultConsentRegions,
  isCommandComplete,
  isSubnet,
  isSubscriptionId,
  readRegions,
  readServicePrincipal,
} from './consent-form'

describe('the name of an environment', () => {
  it.each([
    ['', 'environmentRequired'],
    ['1abc', 'azLeadingDigit'],
    ['1', 'azLeadingDigit'],
    ['Abc', 'azLowercase'],
    ['a-b', 'azLowercase'],
    ['ab c', 'azLowercase'],
    ['abü', 'azLowercase'],
    ['ab', 'azTooShort'],
    ['abcdefghijk', 'azTooLong'],
    ['mycreate', 'reserved'],
    ['zookeeper', 'reserved'],
    ['loader1', 'reserved'],
    ['abc', null],
    ['abcdefghij', null],
    ['a1b2c3', null],
  ])('%j has the fault %s [CNF-021, CNF-022, CNF-023, CNF-024, CNF-025, CNF-026, CNF-055]', (name, fault) => {
    expect(checkEnvironmentName(name)).toBe(fault)
  })
})

describe('a subscription id', () => {
  it.each([
    ['0f1e2d3c-4b5a-6978-8796-a5b4c3d2e1f0', true],
    ['ZZZZZZZZ-zzzz-ZZZZ-zzzz-ZZZZZZZZZZZZ', true],
    ['0f1e2d3c4b5a69788796a5b4c3d2e1f0', false],
    ['0f1e2d3c-4b5a-6978-8796-a5b4c3d2e1f', false],
    ['0f1e2d3c-4b5a-6978-8796-a5b4c3d2e1f00', false],
    ['0f1e2d3_-4b5a-6978-8796-a5b4c3d2e1f0', false],
    [' 0f1e2d3c-4b5a-6978-8796-a5b4c3d2e1f0', false],
    ['abc', false],
  ])('%s: %s [CNF-031]', (text, isOne) => {
    expect(isSubscriptionId(text)).toBe(isOne)
  })
})

describe('a subnet', () => {
  it.each([
    ['10.0.0.0/14', true],
    ['255.255.255.255/24', true],
    ['0.0.0.0/24', true],
    ['10.0.0.0/16', false],
    ['10.0.0.0', false],
    ['10.0.0.0/', false],
    ['10.0.0/24', false],
    ['10.0.0.0.1/24', false],
    ['256.0.0.0/24', false],
    ['10.0.0.0/240', false],
    ['10.0.0.0/24/24', false],
    ['10.0.0.0/24,10.1.0.0/24', false],
  ])('%s: %s [CNF-030]', (text, isOne) => {
    expect(isSubnet(text)).toBe(isOne)
  })
})

describe('the credentials', () => {
  it.each([
    [
      '{"appId":"a-1","displayName":"x","password":"p","tenant":"t-1"}',
      { appId: 'a-1', password: 'p', tenant: 't-1' },
    ],
    ['{\n  "tenant": "t-1"\n}', { appId: '', password: '', tenant: 't-1' }],
    ['{"tenant":7}', { appId: '', password: '', tenant: '' }],
    ['', null],
    ['not JSON', null],
    ['"text"', null],
    ['[]', null],
    ['null', null],
    ['{"tenant":', null],
  ])('%j are read as %j [CNF-006, CNF-028]', (text, read) => {
    expect(readServicePrincipal(text)).toEqual(read)
  })
})

describe('the command', () => {
  const nothing = { name: '', subscription: '', resourceGroup: '' }
  const full = { name: 'atlas', subscription: '0f1e', resourceGroup: 'analytics-rg' }

  it.each([
    [
      nothing,
      'az ad sp create-for-rbac --name {name} --role Contributor --scopes /subscriptions/{subscription}/resourceGroups/{resourceGroup}',
    ],
    [
      { ...nothing, name: 'atlas' },
      'az ad sp create-for-rbac --name atlas --role Contributor --scopes /subscriptions/{subscription}/resourceGroups/{resourceGroup}',
    ],
    [
      full,
      'az ad sp create-for-rbac --name atlas --role Contributor --scopes /subscriptions/0f1e/resourceGroups/analytics-rg',
    ],
    [
      { ...full, resourceGroup: "a'; rm -rf (b)" },
      "az ad sp create-for-rbac --name atlas --role Contributor --scopes '/subscriptions/0f1e/resourceGroups/a'\\''; rm -rf (b)'",
    ],
  ])('of %j is %s [CNF-018]', (values, command) => {
    expect(consentCommand(values)).toBe(command)
  })

  it.each([
    [nothing, false],
    [{ ...full, name: '' }, false],
    [{ ...full, subscription: '' }, false],
    [{ ...full, resourceGroup: '' }, false],
    [full, true],
  ])('of %j is complete: %s [CNF-020]', (values, isComplete) => {
    expect(isCommandComplete(values)).toBe(isComplete)
  })
})

describe('the regions', () => {
  it('are eight where nobody lists others [CNF-059]', () => {
    expect(defaultConsentRegions).toEqual([
      'East US',
      'West US',
      'UK South',
      'France Central',
      'Sweden Central',
      'Canada Central',
      'UAE North',
      'Australia East',
    ])
  })

  it.each([
    ['East US,West US', ['East US', 'West US']],
    [' East US , , West US,East US', ['East US', 'West US']],
    ['', []],
  ])('%j are %j [CNF-035]', (text, regions) => {
    expect(readRegions(text)).toEqual(regions)
  })
})
