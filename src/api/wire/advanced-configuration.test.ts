import { describe, expect, it } from 'vitest'
import { advancedConfigurationsRequest, advancedConfigurationsResponse } from './advanced-configuration'

const item = {
  key: 'engine.cache.size',
  label: 'Cache size',
  description: 'Memory of the cache.',
  type: 'number',
  value: 512,
  possibleValues: null,
  validators: { min: 64, max: 4096 },
  dependencies: [{ key: 'engine.cache.enabled', value: true }],
  dependenciesAndingEvaluation: true,
  requiresRestart: true,
  serviceToRestart: 'analytics',
}
const group = {
  tab: 'Server Configurations',
  name: 'system',
  displayName: 'Server',
  id: 'system',
  categories: [{ category: 'Cache', configs: [item] }],
}
const read = (sent: unknown) => advancedConfigurationsResponse.parse(sent)
const readItem = (more: Readonly<Record<string, unknown>>) =>
  read([{ ...group, categories: [{ category: 'Cache', configs: [{ ...item, ...more }] }] }])[0]?.categories[0]
    ?.items[0]

describe('advanced configurations', () => {
  it('are read with every field of a group and of a key [ADV-005, ADV-006, ADV-007, ADV-009]', () => {
    expect(read([group])).toEqual([
      {
        id: 'system',
        displayName: 'Server',
        unread: [],
        categories: [
          {
            name: 'Cache',
            unread: [],
            items: [
              {
                key: 'engine.cache.size',
                label: 'Cache size',
                description: 'Memory of the cache.',
                type: 'number',
                value: 512,
                possibleValues: [],
                min: 64,
                max: 4096,
                dependencies: [{ key: 'engine.cache.enabled', value: true }],
                needsAllDependencies: true,
                isRestartRequired: true,
                serviceToRestart: 'analytics',
              },
            ],
          },
        ],
      },
    ])
  })

  it.each([
    ['a bare list', [group]],
    ['a list in data', { data: [group] }],
    ['keys under another name', [{ ...group, categories: [{ category: 'Cache', configurations: [item] }] }]],
    ['bounds one by one', readingWith({ validators: [{ min: 64 }, { max: 4096 }] })],
    ['figures as text', readingWith({ validators: { min: '64', max: '4096' } })],
    ['flags as text', readingWith({ requiresRestart: 'true', dependenciesAndingEvaluation: 1 })],
    ['a type in capitals', readingWith({ type: 'NUMBER' })],
  ])('are read the same from %s', (_name, sent) => {
    expect(read(sent)).toEqual(read([group]))
  })

  it.each([{ advancedConfigs: [group] }, { data: { configs: [group] } }])(
    'may come in the envelope %j',
    (sent) => {
      expect(read(sent)).toEqual(read([group]))
    },
  )

  it('go by their name where they have no title, and by figures where these are their names', () => {
    const configs = [{ key: 7, dependencies: [{ key: 8 }] }]
    expect(read([{ name: 'system', categories: [{ category: 3, configs }] }])).toMatchObject([
      {
        id: 'system',
        displayName: 'system',
        categories: [{ name: '3', items: [{ key: '7', dependencies: [{ key: '8', value: null }] }] }],
      },
    ])
    expect(read([{ id: 'system', categories: null }])).toMatchObject([
      { displayName: 'system', categories: [] },
    ])
  })

  it('go by their id where they have a name beside it, and name what has no key', () => {
    const categories = [{ category: 'Any', list: [{ name: 'x' }] }]
    expect(read([{ id: 'system', name: 'Server', categories }])).toMatchObject([
      { id: 'system', displayName: 'Server', categories: [{ items: [], unread: ['x'] }] },
    ])
  })

  it.each([
    [{ requiresRestart: true, dependenciesAndingEvaluation: false }, [true, false]],
    [{ requiresRestart: false, dependenciesAndingEvaluation: true }, [false, true]],
  ])('restart, or need all they depend on, as %j says', (sent, flags) => {
    const read = readItem(sent)
    expect([read?.isRestartRequired, read?.needsAllDependencies]).toEqual(flags)
  })

  it('lose a group that is none, and no other', () => {
    expect(read([7, group]).map(({ id }) => id)).toEqual(['system'])
  })

  it('keep the value as it came [ADV-D05]', () => {
    expect(readItem({ value: '512' })?.value).toBe('512')
    expect(readItem({ value: false })?.value).toBe(false)
    expect(readItem({ value: undefined })?.value).toBeNull()
  })

  it('need nothing but a key: the rest is empty, and an unknown type is a text', () => {
    const bare = read([
      { id: 'acme', categories: [{ category: 'Any', list: [{ key: 'k', type: 'colour' }] }] },
    ])
    expect(bare[0]).toEqual({
      id: 'acme',
      displayName: 'acme',
      unread: [],
      categories: [
        {
          name: 'Any',
          unread: [],
          items: [
            {
              key: 'k',
              label: 'k',
              description: null,
              type: 'string',
              value: null,
              possibleValues: [],
              min: null,
              max: null,
              dependencies: [],
              needsAllDependencies: false,
              isRestartRequired: false,
              serviceToRestart: null,
            },
          ],
        },
      ],
    })
    expect(read([{ name: 'acme', displayName: 'Acme', categories: null }])).toEqual([
      { id: 'acme', displayName: 'Acme', unread: [], categories: [] },
    ])
  })

  it('are read with flags among the possible values, and with one dependency alone', () => {
    expect(readItem({ possibleValues: [true, 'low', 3] })?.possibleValues).toEqual([true, 'low', 3])
    expect(readItem({ dependencies: { key: 'a', value: 1 } })?.dependencies).toEqual([{ key: 'a', value: 1 }])
  })

  it('name a key that cannot be read and keep the others', () => {
    const strange = { ...item, key: 'engine.odd', value: { nested: 1 } }
    const sent = [{ ...group, categories: [{ category: 'Cache', configs: [strange, item, 7] }] }]
    const [category] = read(sent)[0]?.categories ?? []
    expect(category?.items.map(({ key }) => key)).toEqual(['engine.cache.size'])
    expect(category?.unread).toEqual(['engine.odd', '#3'])
  })

  it('name a category that cannot be read and keep the others', () => {
    const sent = [{ ...group, categories: [{ configs: [item] }, { category: 'Cache', configs: [item] }] }]
    const [read1] = read(sent)
    expect(read1?.categories.map(({ name }) => name)).toEqual(['Cache'])
    expect(read1?.unread).toEqual(['#1'])
  })

  it('find the keys of a category beside another list', () => {
    const sent = [{ ...group, categories: [{ category: 'Cache', tags: ['x'], configs: [item] }] }]
    expect(read(sent)[0]?.categories[0]?.items.map(({ key }) => key)).toEqual(['engine.cache.size'])
  })

  it.each([
    ['hunter2', '••••••••'],
    [0, '••••••••'],
    ['', ''],
    [null, null],
    [undefined, null],
  ])('keep of a password no more than that it is set: %o is read as %o', (value, expected) => {
    expect(readItem({ type: 'Password', value })?.value).toBe(expected)
  })

  it('are sent with the names of the specification alone [API-029]', () => {
    const sent = [{ name: 'system', data: [{ configKey: 'a', configValue: 1 }] }]
    expect(advancedConfigurationsRequest.parse(sent)).toEqual(sent)
    expect(
      advancedConfigurationsRequest.safeParse([{ name: 'system', data: [{ key: 'a', value: 1 }] }]).success,
    ).toBe(false)
  })
})

function readingWith(more: Readonly<Record<string, unknown>>) {
  return [{ ...group, categories: [{ category: 'Cache', configs: [{ ...item, ...more }] }] }]
}
