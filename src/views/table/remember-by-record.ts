import type { ResourceRecord } from '../../definitions/resource-record'

/** Asks once for each record: a record that did not change is the same object in the next answer. */
export function rememberByRecord<Answer>(
  ask: (record: ResourceRecord) => Answer,
): (record: ResourceRecord) => Answer {
  const answers = new WeakMap<ResourceRecord, { answer: Answer }>()
  return (record) => {
    const known = answers.get(record) ?? { answer: ask(record) }
    answers.set(record, known)
    return known.answer
  }
}
