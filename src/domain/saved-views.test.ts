import { describe, expect, it } from 'vitest'
import {
  addView,
  readViews,
  removeView,
  renameView,
  type SavedView,
  viewChange,
  viewNameFault,
  viewQuery,
} from './saved-views'

const asleep: SavedView = { name: 'Asleep', query: 'state=sleeping&view=table' }
const west: SavedView = { name: 'West', query: 'region=us-west1' }

describe('the name of a saved view', () => {
  it.each<[string, readonly SavedView[], string | null, ReturnType<typeof viewNameFault>]>([
    ['', [], null, 'empty'],
    ['   ', [], null, 'empty'],
    ['a'.repeat(60), [], null, null],
    ['a'.repeat(61), [], null, 'long'],
    [' ASLEEP ', [asleep], null, 'taken'],
    ['Asleep', [asleep, west], 'Asleep', null],
    ['asleep', [asleep, west], 'Asleep', null],
    ['west', [asleep, west], 'Asleep', 'taken'],
    ['New', Array.from({ length: 29 }, (_, at) => ({ name: `${at}`, query: '' })), null, null],
    ['New', Array.from({ length: 30 }, (_, at) => ({ name: `${at}`, query: '' })), null, 'full'],
    ['New', Array.from({ length: 30 }, (_, at) => ({ name: `${at}`, query: '' })), '3', null],
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
  it('stand in the order of their names, trimmed, and are renamed and removed by them', () => {
    const two = addView([west], { ...asleep, name: ' Asleep ' })
    expect(two).toEqual([asleep, west])
    expect(renameView(two, { from: 'Asleep', to: ' Zzz ' })).toEqual([west, { ...asleep, name: 'Zzz' }])
    expect(removeView(two, 'West')).toEqual([asleep])
  })

  it.each([
    [[asleep], [asleep, west], { kind: 'add', view: west }],
    [[asleep, west], [asleep, { ...west, name: 'East' }], { kind: 'rename', from: 'West', to: 'East' }],
    [[asleep, west], [west], { kind: 'remove', name: 'Asleep' }],
    [[asleep], [asleep], null],
  ])('from %j to %j it is %j that was done', (before, after, change) => {
    expect(viewChange(before, after)).toEqual(change)
  })

  it('are read from what was kept; what cannot be read is nothing', () => {
    expect(readViews('[{"name":"West","query":"region=us-west1"}]')).toEqual([west])
    for (const kept of [null, '', 'nonsense', '{}', '[{"name":1}]']) expect(readViews(kept)).toEqual([])
  })

  it('are read up to as many as a person may keep', () => {
    const many = Array.from({ length: 31 }, (_, at) => ({ name: `${at}`, query: '' }))
    expect(readViews(JSON.stringify(many))).toEqual(many.slice(0, 30))
  })

  it('hold the keys of the list alone, always in the same order', () => {
    const keys = ['view', 'state', 'q']
    const query = viewQuery(new URLSearchParams('view=table&page=3&form=clone&q=&state=a%2Cb'), keys)
    expect(query).toBe('state=a%2Cb&view=table')
    expect(viewQuery(new URLSearchParams('state=a%2Cb&view=table'), keys)).toBe(query)
  })
})
