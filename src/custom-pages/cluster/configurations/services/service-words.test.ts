import { describe, expect, it } from 'vitest'
import '../../../../locales/setting-texts'
import { groupLabel, interruptionOf } from './service-words'

describe('the words of a service', () => {
  it.each([
    ['analytics', 'Queries that run there end without a result.'],
    ['loader', 'Loads that run there are broken off, and have to run again.'],
    ['sqli', 'BI tools that are connected there lose their connection.'],
    ['notebook', 'Notebooks that run there lose what they have not saved.'],
    ['analyticsSubCluster', 'Queries that run there end without a result.'],
    ['loaderSubCluster', 'Loads that run there are broken off, and have to run again.'],
  ] as const)('say what stopping a node of %s interrupts', (group, words) => {
    expect(interruptionOf(group)).toBe(words)
  })

  it.each([
    ['analytics', 'Analytics'],
    ['loader', 'Loader'],
    ['sqli', 'SQLi'],
    ['notebook', 'Notebook'],
    ['analyticsSubCluster', 'Analytics sub-cluster'],
    ['loaderSubCluster', 'Loader sub-cluster'],
  ] as const)('name %s', (group, words) => {
    expect(groupLabel(group)).toBe(words)
  })
})
