import { describe, expect, it } from 'vitest'
import { matchScore, rankEntries, withRecent } from './palette'

describe('how well a text answers what was typed', () => {
  it.each([
    ['demo', 'demo', 100],
    ['Démo', ' DEMO ', 100],
    ['my sales', 'my  sales', 100],
    ['demo-eu', 'demo', 80],
    ['Disconnect demo', 'demo', 60],
    ['my-sales', 'sales', 60],
    ['resales', 'sales', 40],
    ['resales, sales', 'sales', 60],
    ['Disconnect demo', 'demo disc', 30],
    ['IPU Units Consumption', 'ipc', 12],
    ['Disconnect demo', 'dsct', 14],
    ['my-a-b', 'ab', 19],
    ['abcdefghijklmnopqrstuvwxyz', 'az', 1],
    ['demo', 'demos', null],
    ['demo', 'omed', null],
    ['demo', '', 0],
    ['[a-z]+', '[a', 80],
    ['<img src=x onerror=alert(1)>', '<img', 80],
  ])('%o answers %o with %o', (text, typed, score) => {
    expect(matchScore(text, typed)).toBe(score)
  })
})

describe('the order of what is found', () => {
  const entry = (id: string, group: string, label: string, also?: string) => ({
    id,
    group,
    label,
    ...(also === undefined ? {} : { also }),
  })
  const entries = [
    entry('p1', 'pages', 'Plans'),
    entry('p2', 'pages', 'My Account'),
    entry('c1', 'clusters', 'sales-plan'),
    entry('c2', 'clusters', 'plan'),
    entry('s1', 'places', 'Users', 'plan of access'),
  ]
  const ids = (typed: string, recent?: string[]) =>
    rankEntries(entries, typed, recent).map(({ group, entries: found }) => [group, found.map(({ id }) => id)])

  it('is as it came where nothing is typed, recent or not', () => {
    expect(ids('', ['c2'])).toEqual([
      ['pages', ['p1', 'p2']],
      ['clusters', ['c1', 'c2']],
      ['places', ['s1']],
    ])
  })
  it('puts the best first, its group too, and other words last', () => {
    expect(ids('plan')).toEqual([
      ['clusters', ['c2', 'c1']],
      ['pages', ['p1']],
      ['places', ['s1']],
    ])
  })
  it('takes the label and the other words together', () => {
    expect(ids('users access')).toEqual([['places', ['s1']]])
  })
  it('puts what was chosen of late first among equals alone', () => {
    const twins = [entry('a', 'clusters', 'sales-eu'), entry('b', 'clusters', 'sales-us')]
    const order = (typed: string, recent: string[]) =>
      rankEntries(twins, typed, recent)[0]?.entries.map(({ id }) => id)
    expect(order('sales', ['b'])).toEqual(['b', 'a'])
    expect(order('sales-eu', ['b'])).toEqual(['a'])
  })
  it('puts what is refused after what is allowed among equals alone, chosen of late or not', () => {
    const refused = { ...entry('a', 'clusters', 'sales-eu'), reason: 'Not now.' }
    const allowed = { ...entry('b', 'clusters', 'sales-us'), reason: null }
    const order = (typed: string) =>
      rankEntries([refused, allowed], typed, ['a'])[0]?.entries.map(({ id }) => id)
    expect(order('sales')).toEqual(['b', 'a'])
    expect(order('')).toEqual(['a', 'b'])
    const whole = { ...refused, label: 'sales' }
    expect(rankEntries([allowed, whole], 'sales')[0]?.entries.map(({ id }) => id)).toEqual(['a', 'b'])
  })
  it('leaves out what does not answer, and the seventh of a group', () => {
    expect(ids('zzz')).toEqual([])
    const many = Array.from({ length: 9 }, (_, index) => entry(`${index}`, 'clusters', `cluster-${index}`))
    expect(rankEntries(many, 'cluster')[0]?.entries.map(({ id }) => id)).toEqual([
      '0',
      '1',
      '2',
      '3',
      '4',
      '5',
    ])
  })
})

it('what was chosen last is first, once, of five', () => {
  expect(withRecent(['a', 'b'], 'b')).toEqual(['b', 'a'])
  expect(withRecent(['a', 'b', 'c', 'd', 'e'], 'f')).toEqual(['f', 'a', 'b', 'c', 'd'])
})
