import { describe, expect, it } from 'vitest'
import { definitions } from '../../resources/registry'
import { choiceSources } from './choices/choice-sources'
import { conditions } from './conditions'
import { hints } from './hints'
import { initialValues } from './initial-values'
import { inputOf } from './inputs/inputs'
import { locks } from './locks'
import { lookUp } from './look-up'
import { requests } from './requests'
import { rules } from './rules'

const formFields = definitions.flatMap(({ name, formFields = {} }) =>
  Object.entries(formFields).map(([field, definition]) => [`${name}.${field}`, definition] as const),
)
const creates = definitions.flatMap(({ name, create }) => (create ? [[name, create] as const] : []))

describe('the names a definition uses in its form', () => {
  it.each(formFields)('are all registered: %s', (_field, definition) => {
    const used = [
      [rules, definition.rule],
      [choiceSources, definition.choices],
      [conditions, definition.shownWhen],
      [locks, definition.lockedWhen],
      [hints, definition.hint],
    ] as const
    for (const [registry, name] of used) if (name !== undefined) expect(Object.keys(registry)).toContain(name)
    expect(inputOf(definition).Component).toBeDefined()
  })

  it.each(creates)('are all registered for creating %s', (_name, create) => {
    expect(Object.keys(requests)).toContain(create.request)
    if (create.initial !== undefined) expect(Object.keys(initialValues)).toContain(create.initial)
  })

  it('are refused with what is known, when there is no such entry', () => {
    expect(() => lookUp({ 'cluster-name': 1, 'disk-size': 2 }, 'rule', 'cluster-nmae')).toThrow(
      'No rule is called "cluster-nmae"; known are cluster-name, disk-size',
    )
    expect(() => lookUp({}, 'rule', 'toString')).toThrow(RangeError)
  })
})
