import { describe, expect, it } from 'vitest'
import type { ResourceDefinition } from '../../definitions/define'
import { readResourceFile } from '../../definitions/file/read-resource-file'
import { builderOf } from '../../definitions/related-fields'
import type { CombinedFilter } from '../../domain/combined-filter'
import { userScope } from '../../providers/scope-context'
import { buildPerson } from '../../testing/builders'
import { probe } from '../../testing/probe-file'
import { listReader } from '../records/list-reader'
import { type Known, planRelated } from './plan-related'
import { askedOf, type RelatedRecords, readFound, readWhole } from './read-related'
import { settleRelated, withRelated } from './settle-related'

type Paging = 'client' | 'server'
const choice = (label: string, options: string[]) => ({ type: 'choice', label, options })
const fileOf = (name: string, fields: object, paging: Paging, filterBuilder: string[], levels: number) => {
  const file = {
    ...{ ...probe, name, fields: { name: probe.fields.name, ...fields } },
    ...{ create: undefined, edit: undefined, detail: undefined, actions: [], delete: undefined },
    list: { ...probe.list, columns: ['name'], paging, filterBuilder },
    ...(paging === 'server' && { calls: { filterParameter: { name: 'filter', levels } } }),
  }
  const { definition, faults } = readResourceFile(JSON.stringify(file), `${name}.json`)
  expect(faults).toEqual([])
  return definition
}
const tasks = (paging: Paging, levels = 2) =>
  fileOf(
    'tasks',
    { project: { type: 'reference', label: 'Project', resource: 'projects' } },
    paging,
    ['name', 'project.region', 'project.size'],
    levels,
  )
const projects = (paging: Paging, offered = ['region', 'size'], levels = 2) =>
  fileOf(
    'projects',
    { region: choice('Region', ['eu', 'us']), size: { type: 'number', label: 'Size' } },
    paging,
    offered,
    levels,
  )
const rows = [
  { id: 'p1', name: 'Apollo', region: 'eu', size: 3 },
  { id: 'p2', name: 'Borealis', region: 'us', size: 5 },
  { id: 'p3', name: 'Cosmos', region: 'eu', size: 9 },
]
const region = (operator: 'eq' | 'ne', value = 'eu') => ({ field: 'project.region', operator, value })
const named = { field: 'name', operator: 'eq', value: 'Map' } as const
const and = (...value: CombinedFilter['value']): CombinedFilter => ({ operator: 'and', value })
const or = (...value: CombinedFilter['value']): CombinedFilter => ({ operator: 'or', value })
const plan = (own: ResourceDefinition, where: CombinedFilter, known: Known) =>
  planRelated(own, JSON.stringify(where), () => known)

describe('what a filter asks of other resources', () => {
  it('is offered under the name of the reference, where the records can be read and found', () => {
    const [own, where] = [tasks('client'), and(region('eq'))]
    const offeredBy = (resource: ResourceDefinition, reason: string | null = null) =>
      Object.keys(plan(own, where, { resource, reason }).offered)
    expect(offeredBy(projects('client'))).toEqual(['project.region', 'project.size'])
    expect(offeredBy(projects('server', ['region']))).toEqual(['project.region'])
    expect(offeredBy(projects('client'), 'You may not')).toEqual([])
  })

  it('is refused with its reason, awaited while nothing is known, and neither where nothing asks for it', () => {
    const own = tasks('client')
    const resource = projects('client')
    const said = (where: CombinedFilter, known: Known) => {
      const { refused, awaited, split } = plan(own, where, known)
      return [refused?.reason ?? null, awaited === null, split === null]
    }
    expect(said(and(region('eq')), { resource, reason: 'You may not' })).toEqual(['You may not', true, true])
    expect(said(and(region('eq')), undefined)).toEqual([null, false, true])
    expect(said(and(named), { resource, reason: 'You may not' })).toEqual([null, true, false])
    expect(said(and(region('eq')), { resource: projects('server', ['size']), reason: null })[0]).toBe(
      'They cannot be looked up here.',
    )
    const refused = { resource, reason: 'You may not' }
    expect(plan(own, and(named, region('eq')), refused).refused?.many).toEqual(resource.label.many)
    // Of records that nobody knows there is the name of the reference alone.
    const { label } = own.fields.project ?? {}
    expect(label).toBeDefined()
    const unknown = { resource: null, reason: 'Nobody knows them' }
    expect(plan(own, and(region('eq')), unknown).refused?.many).toEqual(label)
    expect(plan(own, and(region('eq')), undefined).awaited).toEqual(label)
    expect(planRelated(own, '{"operator":"and"', () => refused).refused).toBeNull()
    expect(plan(own, and({ ...named, field: 'nothing' }), refused).refused).toBeNull()
  })
})

describe('what the list is asked', () => {
  function settled(
    where: CombinedFilter,
    records: RelatedRecords | undefined = rows,
    own = tasks('server'),
    resource = projects('client'),
  ) {
    const { filter, state } = settleRelated(own, plan(own, where, { resource, reason: null }), () => records)
    return filter ?? state.kind
  }
  const of = (...value: string[]) => ({ field: 'project', operator: 'in', value })
  const none = { field: 'project', operator: 'null', value: true }

  it.each([
    ['those whose record meets it', and(region('eq')), and(of('p1', 'p3') as never)],
    [
      'those that lead to none as well, where it is met by nothing',
      and(region('ne')),
      and(or(of('p2') as never, none as never)),
    ],
    ['the rest of an or, where none meets it', or(region('eq', 'us'), named), or(of('p2') as never, named)],
  ])('is %s', (_what, where, asked) => {
    expect(settled(where)).toEqual(asked)
  })

  it('is nothing while they are read, where none can meet it, too many do, or groups stand too deep', () => {
    const many = Array.from({ length: 101 }, (_, at) => ({ id: `p${at}`, region: 'eu' }))
    expect(settled(and(region('eq')), [])).toBe('none')
    expect(settled(and(named))).toBe('ready')
    expect(settled(and(region('eq')), many)).toBe('tooMany')
    expect(settled(and(region('eq')), many.slice(1))).toEqual(
      and(of(...many.slice(1).map(({ id }) => id)) as never),
    )
    expect(settled(and(region('eq')), null)).toBe('tooMany')
    expect(settled(and(region('ne')), rows, tasks('server', 1))).toBe('tooDeep')
    const shallow = projects('server', ['region', 'size'], 1)
    const deep = and(or(region('eq'), region('eq', 'us')), region('eq'))
    expect(settled(deep, rows, tasks('server'), shallow)).toBe('tooDeep')
    const { state } = settleRelated(
      tasks('server'),
      plan(tasks('server'), and(region('eq')), { resource: projects('client'), reason: null }),
      () => undefined,
    )
    expect(state).toEqual({ kind: 'loading', many: projects('client').label.many })
  })

  it('has no limit where the list is read whole', () => {
    const many = Array.from({ length: 101 }, (_, at) => ({ id: `p${at}`, region: 'eu' }))
    const asked = settled(and(region('eq')), many, tasks('client'))
    expect(asked).toEqual(and(of(...many.map(({ id }) => id)) as never))
  })

  it('believes the other server, which does not send what it has looked through', () => {
    const bare = [{ id: 'p1' }, { id: 'p3' }]
    expect(settled(and(region('eq')), bare, tasks('server'), projects('server'))).toEqual(
      and(of('p1', 'p3') as never),
    )
  })

  it('is the filter once it is known, nothing where it is refused, and as before without either', () => {
    const own = tasks('server')
    const known = { resource: projects('client'), reason: null }
    const askedOfList = (where: CombinedFilter, known: Known) => {
      const planned = plan(own, where, known)
      const { filter } = settleRelated(own, planned, () => rows)
      const { list } = withRelated(own, planned, filter)
      expect([list.columns, list.paging?.kind]).toEqual([['name'], 'server'])
      const builder = builderOf(withRelated(own, planned, filter))
      return [builder?.fields, builder?.isRefused, builder?.reading?.ask(JSON.stringify(where), '')]
    }
    const all = ['name', 'project.region', 'project.size']
    expect(askedOfList(and(region('eq')), known)).toEqual([
      all,
      false,
      { filter: JSON.stringify(and(of('p1', 'p3') as never)) },
    ])
    expect(askedOfList(and(named), known)).toEqual([all, false, { filter: JSON.stringify(and(named)) }])
    expect(askedOfList(and(region('eq')), { resource: null, reason: 'Nobody may' })).toEqual([
      ['name'],
      true,
      {},
    ])
  })
})

describe('the records of another resource', () => {
  const answering = (pages: Record<number, object>) => {
    const asked: unknown[] = []
    const getList = async ({ pagination, filters, sorters, meta }: Record<string, unknown>) => {
      asked.push({ ...(pagination as object), filters, sorters, signal: Reflect.get(Object(meta), 'signal') })
      return { faults: [], ...pages[Number(Reflect.get(Object(pagination), 'currentPage') ?? 0)] }
    }
    const source = { providerOf: () => ({ getList }) as never, person: buildPerson(), here: userScope }
    return { asked, read: listReader(other, source) }
  }
  const other = projects('server')
  const { signal } = new AbortController()
  const ids = (from: number, count: number) =>
    Array.from({ length: count }, (_, at) => ({ id: `p${from + at}` }))

  it('are asked for by what is said of them, unless that goes deeper than their server takes', () => {
    const about = and({ field: 'size', operator: 'gte', value: 4 })
    expect(askedOf(projects('server'), about)).toEqual({ filter: JSON.stringify(about) })
    expect(
      askedOf(projects('server', ['region', 'size'], 1), and(or(...about.value), ...about.value)),
    ).toBeNull()
  })

  it('are read to their end, a hundred at once', async () => {
    const { asked, read } = answering({
      1: { data: ids(0, 40), total: 41, hasNext: true },
      2: { data: ids(40, 20), total: 60, hasNext: false },
    })
    expect(await readFound(read, { other, filters: { filter: 'x' } }, signal)).toHaveLength(60)
    const filters = [{ field: 'filter', operator: 'eq', value: 'x' }]
    expect(asked).toEqual([
      { mode: 'server', currentPage: 1, pageSize: 100, filters, sorters: [], signal },
      { mode: 'server', currentPage: 2, pageSize: 100, filters, sorters: [], signal },
    ])
  })

  it('are asked for in the order of their own list, so that no page has what another one had', async () => {
    const { asked, read } = answering({ 1: { data: ids(0, 2), total: 2 } })
    const list = { ...other.list, sort: { field: 'name', order: 'desc' } as const }
    await readFound(read, { other: { ...other, list }, filters: {} }, signal)
    expect(asked).toMatchObject([{ sorters: [{ field: 'name', order: 'desc' }] }])
  })

  it('are too many beyond a hundred, and then no further page is read', async () => {
    const { asked, read } = answering({ 1: { data: ids(0, 100), total: 101 } })
    expect(await readFound(read, { other, filters: {} }, signal)).toBeNull()
    expect(asked).toHaveLength(1)
    expect(
      await readFound(
        answering({ 1: { data: ids(0, 100), total: 100 } }).read,
        { other, filters: {} },
        signal,
      ),
    ).toHaveLength(100)
    const page = (from: number) => ({ data: ids(from, 60), total: 0, hasNext: true })
    expect(
      await readFound(answering({ 1: page(0), 2: page(60) }).read, { other, filters: {} }, signal),
    ).toBeNull()
  })

  it('are not taken for all where a page lacks some, or one cannot be read', async () => {
    const capped = answering({ 1: { data: ids(0, 40), total: 60 }, 2: { data: ids(40, 20), total: 60 } })
    expect(await readFound(capped.read, { other, filters: {} }, signal)).toHaveLength(60)
    const short = answering({ 1: { data: ids(0, 40), total: 60 }, 2: { data: [], total: 60 } })
    await expect(readFound(short.read, { other, filters: {} }, signal)).rejects.toThrow(
      'The server gave fewer of them than it counts.',
    )
    const unread = { data: ids(0, 2), total: 3, faults: [{ isShown: false }] }
    const words = 'Some of them cannot be read, so nobody knows all that are meant.'
    await expect(readFound(answering({ 1: unread }).read, { other, filters: {} }, signal)).rejects.toThrow(
      words,
    )
    await expect(readWhole(answering({ 0: unread }).read, signal)).rejects.toThrow(words)
    const whole = answering({ 0: { data: ids(0, 2), total: 2 } })
    expect(await readWhole(whole.read, signal)).toEqual(ids(0, 2))
    expect(whole.asked).toMatchObject([{ mode: 'off', signal }])
  })
})
