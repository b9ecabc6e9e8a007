import { describe, expect, it } from 'vitest'
import { noPolicies } from '../domain/cluster'
import type { Library } from '../domain/library'
import { buildPerson } from '../testing/builders'
import { buildClusterDetail } from '../testing/detail-builders'
import type { AccessContext } from './access-context'
import { explain } from './explain'

const library = (status: string): Library => ({
  id: 'pypi numpy PyPI',
  name: 'numpy',
  version: '1.3',
  coordinates: 'numpy==1.3',
  type: 'pypi',
  source: 'PyPI',
  status,
  analyticsState: null,
  loaderState: null,
  chidoriState: null,
  sparkState: null,
})

const sentences = (changes: Partial<AccessContext> & { policy?: string[] } = {}) => {
  const { policy = ['list', 'update'], ...rest } = changes
  const context: AccessContext = {
    person: buildPerson({ platformActions: [{ name: 'packages_installion', platforms: ['gc'] }] }),
    productKey: 'basalt',
    cluster: buildClusterDetail({ policies: { ...noPolicies, cluster: policy } }),
    state: 'running',
    libraries: [library('installed')],
    ...rest,
  }
  return explain('install', 'Library', context).reasons.map(({ sentence }) => sentence)
}

describe('changing the libraries of a cluster', () => {
  it('takes policy, platform action, a running cluster and no other operation', () => {
    expect(sentences()).toEqual([])
  })

  it.each([
    [{ policy: ['list'] }, ['You need higher permission']],
    [
      { person: buildPerson({ platformActions: [] }) },
      ['Libraries platform action is disabled for the current platform'],
    ],
    [
      { person: buildPerson({ platformActions: [{ name: 'packages_installion', platforms: ['az'] }] }) },
      ['Libraries platform action is disabled for the current platform'],
    ],
    [{ state: 'sleeping' }, ['Cluster Must be running']],
    [{ libraries: [library('installing')] }, ['There is another library installing, please wait for it']],
    [{ libraries: [library('uninstalling')] }, ['There is another library uninstalling, please wait for it']],
  ] as const)('is refused with %o: %j [LIB-010, LIB-024, LIB-025, LIB-026]', (changes, expected) => {
    expect(sentences(changes as Parameters<typeof sentences>[0])).toEqual(expected)
  })
})
