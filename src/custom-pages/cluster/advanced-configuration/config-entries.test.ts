import { expect, it } from 'vitest'
import { item } from '../../../testing/config-tab-driver'
import { placedItems, shownItems } from './config-entries'

it.each([
  ['could not be read', 'cache.odd', ['cache.path']],
  ['was not sent', 'cache.gone', []],
])(
  'a key that depends on one that %s is shown where that may hold anything [ADV-019]',
  (_what, key, shown) => {
    const path = item({ key: 'cache.path', dependencies: [{ key, value: true }] })
    const group = {
      id: 'system',
      displayName: 'Server',
      unread: [],
      categories: [{ name: 'Cache', unread: ['cache.odd'], items: [path] }],
    }
    expect(shownItems(placedItems([group]), {}).map((placed) => placed.item.key)).toEqual(shown)
  },
)
