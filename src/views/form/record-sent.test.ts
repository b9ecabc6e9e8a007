import { describe, expect, it } from 'vitest'
import { readResourceFile } from '../../definitions/file/read-resource-file'
import { probe } from '../../testing/probe-file'
import { recordSent } from './record-sent'

const { definition } = readResourceFile(JSON.stringify(probe), 'probes.json')
const saidOf = (...sent: [Parameters<typeof recordSent>[1], Parameters<typeof recordSent>[2], unknown?]) => {
  const { id, size, double } = recordSent(definition, ...sent)
  return { id, size, double }
}
const record = { id: 'p-1', name: 'red', size: 2, double: 4 }

describe('a record that was sent', () => {
  it('has what its formulas come to with the values that were sent', () => {
    expect(saidOf({ mode: 'edit', record }, { size: 7 })).toEqual({ id: 'p-1', size: 7, double: 14 })
    expect(saidOf({ mode: 'action', record }, { name: 'blue' })).toEqual({ id: 'p-1', size: 2, double: 4 })
  })

  it('and is new has of the answer what nobody typed, and its id', () => {
    const made = { mode: 'create', record: null } as const
    expect(saidOf(made, { name: 'red' }, { id: 9, size: 5 })).toEqual({ id: '9', size: 5, double: 10 })
    expect(saidOf(made, { size: 3 }, { id: 'p-2', size: 5 })).toEqual({ id: 'p-2', size: 3, double: 6 })
    expect(saidOf(made, { size: 3 })).toEqual({ id: '', size: 3, double: 6 })
  })

  it('and is new has of the answer what was left empty in its form', () => {
    const made = { mode: 'create', record: null } as const
    const { name, size, double } = recordSent(
      definition,
      made,
      { name: '', size: null },
      { id: 'p-2', name: 'P-0007', size: 5 },
    )
    expect({ name, size, double }).toEqual({ name: 'P-0007', size: 5, double: 10 })
    expect(recordSent(definition, made, { name: 'red', size: null }, { id: 'p-2' }).size).toBeNull()
    // A change that emptied it is not undone by an answer from before.
    const changed = { mode: 'edit', record } as const
    expect(recordSent(definition, changed, { size: null }, { id: 'p-1', size: 2 }).size).toBeNull()
  })

  it('and is a clone is not called by the id of the one it was made from', () => {
    expect(saidOf({ mode: 'clone', record }, { size: 3 }).id).toBe('')
    expect(saidOf({ mode: 'clone', record }, { size: 3 }, { id: 'p-2' }).id).toBe('p-2')
  })

  it('and is a clone has what the answer tells of it, rather than what the other one had', () => {
    const told = { id: 'p-2', size: 5 }
    expect(saidOf({ mode: 'clone', record }, { name: 'blue' }, told)).toEqual({ ...told, double: 10 })
  })

  it('keeps its own id where the answer of an action is of something else', () => {
    expect(saidOf({ mode: 'action', record }, {}, { id: 'job-1', size: 9 })).toEqual({
      id: 'p-1',
      size: 2,
      double: 4,
    })
  })
})
