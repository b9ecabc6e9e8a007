import { describe, expect, it } from 'vitest'
import { changedViews, type OwnView, readViews, viewNameFault, viewQuery } from './saved-views'

const asleep: OwnView = { id: 'a', name: 'Asleep', query: 'state=sleeping&view=table' }
const west: OwnView = { id: 'w', name: 'West', query: 'region=us-west1' }
const many = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: `i${at}`, name: `${at}`, query: '' }))

describe('the name of a saved view', () => {
  it.each<[string, readonly OwnView[], string | null, ReturnType<typeof viewNameFault>]>([
    ['', [], null, 'empty'],
    ['   ', [], null, 'empty'],
    ['a'.repeat(60), [], null, null],
    ['a'.repeat(61), [], null, 'long'],
    [' ASLEEP ', [asleep], null, 'taken'],
    ['Asleep', [asleep, west], 'a', null],
    ['asleep', [asleep, west], 'a', null],
    ['west', [asleep, west], 'a', 'taken'],
    ['asleep', [asleep, { ...west, name: 'Asleep' }], 'a', 'taken'],
    ['New', many(29), null, null],
    ['New', many(30), null, 'full'],
    ['New', many(30), 'i3', null],
  ])('%j beside %j has the fault %s', (typed, views, renamed, fault) => {
    expect(viewNameFault(views, typed, { renamed })).toBe(fault)
  })

  it('is taken by the view of another, too, which is none of those that a person keeps', () => {
    const others = Array.from({ length: 30 }, (_, at) => ({ name: `${at}`, query: '' }))
    expect(viewNameFault([asleep], 'West', { taken: [west] })).toBe('taken')
    expect(viewNameFault([asleep], 'Asleep', { renamed: 'Asleep', taken: [asleep] })).toBe('taken')
    expect(viewNameFault([asleep], 'West', { taken: others })).toBeNull()
  })
})

describe('saved views', () => {
  it('stand in the order of their names, whatever is done to them', () => {
    const two = changedViews([west], { kind: 'add', view: asleep })
    expect(two).toEqual([asleep, west])
    expect(changedViews(two, { kind: 'rename', id: 'a', to: 'Zzz' })).toEqual([
      west,
      { ...asleep, name: 'Zzz' },
    ])
    expect(changedViews(two, { kind: 'remove', id: 'w' })).toEqual([asleep])
  })

  it('are told apart where two have one name', () => {
    const twin = { ...west, name: 'Asleep' }
    expect(changedViews([asleep, twin], { kind: 'remove', id: 'w' })).toEqual([asleep])
    expect(changedViews([asleep, twin], { kind: 'rename', id: 'w', to: 'West' })).toEqual([asleep, west])
  })

  it('are read from what was kept; what cannot be read is nothing', () => {
    expect(readViews('[{"name":"West","query":"region=us-west1"}]')).toEqual([
      { name: 'West', query: 'region=us-west1' },
    ])
    for (const kept of [null, '', 'nonsense', '{}', '[{"name":1}]']) expect(readViews(kept)).toEqual([])
  })

  it('are read up to as many as a person may keep', () => {
    const views = Array.from({ length: 31 }, (_, at) => ({ name: `${at}`, query: '' }))
    expect(readViews(JSON.stringify(views))).toEqual(views.slice(0, 30))
  })

  it('hold the keys of the list alone, always in the same order', () => {
    const keys = ['view', 'state', 'q']
    const query = viewQuery(new URLSearchParams('view=table&page=3&form=clone&q=&state=a%2Cb'), keys)
    expect(query).toBe('state=a%2Cb&view=table')
    expect(viewQuery(new URLSearchParams('state=a%2Cb&view=table'), keys)).toBe(query)
  })
})
