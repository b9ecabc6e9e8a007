import { expect, it } from 'vitest'
import { keepRecentChoices, recentChoices } from './recent-choices'

it('what a tab keeps of recent choices is read for its person, and nothing else that stands there', () => {
  keepRecentChoices('u-1', ['cluster:sales'])
  expect([recentChoices('u-1'), recentChoices('u-2')]).toEqual([['cluster:sales'], []])
  for (const [kept, read] of [
    ['{"half', []],
    ['{"id":"cluster:sales"}', []],
    ['["cluster:sales",7,null]', ['cluster:sales']],
  ] as const) {
    sessionStorage.setItem('basalt.recent:u-1', kept)
    expect(recentChoices('u-1')).toEqual(read)
  }
})
