import { expect, it } from 'vitest'
import type { FieldDefinition } from './define-field'
import { isGroupable, isShared } from './groupable'

it.each<[Partial<FieldDefinition>, offered: boolean, allowed: boolean]>([
  [{ kind: 'choice' }, true, true],
  [{ kind: 'switch' }, true, true],
  [{ kind: 'state' }, true, true],
  [{ kind: 'reference' }, true, true],
  // One record would stand in several groups.
  [{ kind: 'reference', many: true }, false, false],
  // What a cell draws is not what the group is called.
  [{ kind: 'choice', cell: 'owner' }, false, true],
  [{ kind: 'text' }, false, true],
  [{ kind: 'number' }, false, true],
  [{ kind: 'date' }, false, false],
  [{ kind: 'day' }, false, true],
  [{ kind: 'list' }, false, false],
])(
  'a list is grouped by a field %j where a person chooses: %s, or its definition says so: %s',
  (field, ...is) => {
    const described: FieldDefinition = { label: { en: 'Field' }, kind: 'text', ...field }
    expect([isShared(described), isGroupable(described)]).toEqual(is)
  },
)
