import { expect, it } from 'vitest'
import { clusterHere, hasClusterHost } from './cluster-here'

it.each([
  ['/clusters', null, true],
  ['/instances', null, true],
  ['/clusters/demo', 'demo', true],
  ['/clusters/a%20b', 'a b', true],
  ['/clusters/%E0%A4%A', null, true],
  ['/clusters/demo/access', 'demo', false],
  ['/clusters/create', null, false],
  ['/consumption', null, false],
  ['/', null, false],
])(
  'at %s the palette is of the cluster %s, and starts actions of clusters there: %s',
  (path, name, isHost) => {
    expect([clusterHere(path), hasClusterHost(path)]).toEqual([name, isHost])
  },
)
