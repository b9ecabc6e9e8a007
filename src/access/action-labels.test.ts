import { describe, expect, it } from 'vitest'
import '../locales/late-texts'
import { t } from '../locales/t'
import { areaLabel, areaNameOf, areaOf, areas, isOffered, labelOf } from './action-labels'
import { gates } from './gates'
import { actions, subjects } from './vocabulary'

const pairs = subjects.flatMap((subject) =>
  actions.filter((action) => gates[subject]?.[action]).map((action) => ({ subject, action })),
)

describe('what actions are called', () => {
  it('has a name for every gate, and no two alike', () => {
    const names = pairs.map(({ subject, action }) => t(labelOf(action, subject)))

    expect(names.filter((name) => name.includes('accessLabels') || name.includes('not known'))).toEqual([])
    expect(new Set(names).size).toBe(names.length)
  })

  it('speaks plainly', () => {
    expect(t(labelOf('clone', 'Cluster'))).toBe('Clone the cluster')
    expect(t(labelOf('create', 'IpWhitelist'))).toBe('Add an IP range')
    expect(t(areaOf('IpWhitelist'))).toBe('IP whitelist')
  })

  it('says that it does not know an action without a gate', () => {
    expect(t(labelOf('clone', 'Region'))).toBe('An action that is not known here')
  })

  it('has every subject in an area, every area named and none empty', () => {
    const used = new Set(pairs.map(({ subject }) => areaNameOf(subject)))

    expect(areas.filter((area) => !used.has(area))).toEqual([])
    expect(areas.map((area) => t(areaLabel(area))).filter((name) => name.includes('.'))).toEqual([])
  })

  it('tells what has no control yet', () => {
    expect(isOffered('clone', 'Cluster')).toBe(true)
    expect(isOffered('upgrade', 'Cluster')).toBe(false)
    expect(isOffered('resize', 'ClusterSize')).toBe(false)
    expect(isOffered('choose', 'DataApp')).toBe(true)
    expect(isOffered('import', 'DataApp')).toBe(false)
  })
})
