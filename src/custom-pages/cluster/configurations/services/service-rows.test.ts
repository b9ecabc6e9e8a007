import { expect, it } from 'vitest'
import { type ServiceGroupName, serviceGroups } from '../../../../domain/service'
import { buildClusterDetail, buildSubCluster } from '../../../../testing/detail-builders'
import { node, statuses } from '../../../../testing/services-driver'
import { areSettled, type ServiceRows, serviceRows } from './service-rows'

const of = (subCluster: string) => ({ subCluster })
const said = (rows: ServiceRows) =>
  Object.fromEntries(
    serviceGroups.map((group) => [
      group,
      rows[group].map(({ name, subCluster, standing }) => [name, subCluster, standing].join(' ').trim()),
    ]),
  )

it.each([
  [
    'known',
    true,
    ['l-1  listed', 'l-2  surplus'],
    ['lab-1 lab listed', 'lab-2 lab surplus', 'creating spare creating', 'creating spare creating'],
  ],
  [
    'perhaps out of date',
    false,
    ['l-1  listed', 'l-2  listed'],
    ['lab-1 lab listed', 'lab-2 lab listed', 'creating spare creating', 'creating spare creating'],
  ],
] as const)(
  'every service is held against its own number of nodes, which is %s [CFG-024, CFG-025]',
  (_what, isCountNew, loader, analyticsSubCluster) => {
    const cluster = buildClusterDetail({
      analyticsNodes: 2,
      loaderNodes: 1,
      subClusters: [
        buildSubCluster({ id: '1', name: 'lab', nodes: 1, type: 'analytics' }),
        buildSubCluster({ id: '2', name: 'spare', nodes: 2, type: 'fallbackanalytics' }),
        buildSubCluster({ id: '3', name: 'load', nodes: 2, type: 'loader' }),
        buildSubCluster({ id: '4', name: 'other', nodes: 1, type: 'sqlx' }),
      ],
    })
    const all = statuses({
      analytics: [node('a-1')],
      loader: [node('l-1'), node('l-2')],
      sqli: [node('s-1'), node('s-2')],
      notebook: [node('n-1')],
      analyticsSubCluster: [node('lab-1', 'running', of('lab')), node('lab-2', 'running', of('lab'))],
      loaderSubCluster: [node('load-1', 'running', of('load'))],
    })
    expect(said(serviceRows(cluster, all, isCountNew))).toEqual({
      analytics: ['a-1  listed', 'creating  creating'],
      loader,
      sqli: ['s-1  listed', 's-2  listed'],
      notebook: ['n-1  listed'],
      analyticsSubCluster,
      loaderSubCluster: ['load-1 load listed', 'creating load creating'],
    })
  },
)

const nodeOf = (group: ServiceGroupName, status: string, unread = 0) => {
  const all = statuses({ [group]: [node('one', status)] })
  return { ...all, [group]: { ...all[group], unread } }
}

it.each(serviceGroups)(
  'nothing is settled while a node of %s is on its way, or unread [CFG-026]',
  (group) => {
    const isSettled = (status: string, unread?: number) => {
      const all = nodeOf(group, status, unread)
      const cluster = buildClusterDetail({
        analyticsNodes: all.analytics.nodes.length,
        loaderNodes: all.loader.nodes.length,
      })
      return areSettled(serviceRows(cluster, all), all)
    }
    expect([isSettled('running'), isSettled('not running')]).toEqual([true, true])
    expect([isSettled('starting'), isSettled('running', 1)]).toEqual([false, false])
  },
)

it('nodes that are called by their service are of the self-managed cluster they are named after [CFG-024]', () => {
  const cluster = buildClusterDetail({
    subClusters: [
      buildSubCluster({ id: '1', name: 'sales-q', nodes: 2, type: 'analytics' }),
      buildSubCluster({ id: '2', name: 'sales-q-2', nodes: 2, type: 'analytics' }),
    ],
  })
  const names = ['sales-q-1', 'sales-q-2-1', 'sales-q-2-2', 'sales-quarter-1']
  const nodes = names.map((name) => node(name, 'running', { subCluster: 'analytics' }))
  const rows = serviceRows(cluster, statuses({ analyticsSubCluster: nodes }))
  expect(said(rows).analyticsSubCluster).toEqual([
    'sales-q-1 sales-q listed',
    'creating sales-q creating',
    'sales-q-2-1 sales-q-2 listed',
    'sales-q-2-2 sales-q-2 listed',
    'sales-quarter-1 analytics listed',
  ])
})

it('no node is to come where those of nobody may be the ones that are missing [CFG-026]', () => {
  const cluster = buildClusterDetail({
    analyticsNodes: 0,
    loaderNodes: 0,
    subClusters: [buildSubCluster({ id: '1', name: 'sales-q', nodes: 2, type: 'analytics' })],
  })
  const rowsOf = (...names: string[]) => {
    const nodes = names.map((name) => node(name, 'running', { subCluster: 'analytics' }))
    const all = statuses({ analyticsSubCluster: nodes })
    const rows = serviceRows(cluster, all)
    return { said: said(rows).analyticsSubCluster, isSettled: areSettled(rows, all) }
  }
  expect(rowsOf('pod-7', 'pod-8')).toEqual({
    said: ['pod-7 analytics listed', 'pod-8 analytics listed'],
    isSettled: true,
  })
  expect(rowsOf('pod-7').said).toEqual(['creating sales-q creating', 'pod-7 analytics listed'])
  expect(rowsOf()).toEqual({
    said: ['creating sales-q creating', 'creating sales-q creating'],
    isSettled: false,
  })
})
