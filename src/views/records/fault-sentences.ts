import type { RecordFault, ValueFault, ValueKind } from '../../api/record-faults'
import type { MessageKey } from '../../locales/messages'
import { t } from '../../locales/t'

/** What could not be read of a record, a sentence each: which record, which field, what was expected, what came. */
export function faultSentences(fault: RecordFault): string[] {
  return sentencesOf(fault, ({ found, sample }) =>
    sample === null ? wordOf(found) : t('views.kindSample', { kind: wordOf(found), sample }),
  )
}

/** The same without the values, for the error report. */
export function faultReport(fault: RecordFault): string {
  return sentencesOf(fault, ({ found }) => wordOf(found)).join(' ')
}

function sentencesOf(fault: RecordFault, foundWords: (value: ValueFault) => string): string[] {
  const record = recordWords(fault)
  return fault.values.map((value) => {
    const { field, expected } = value
    const words = {
      record,
      field,
      expected: expected.map(wordOf).reduce((first, other) => t('views.kindOr', { first, other })),
      found: foundWords(value),
    }
    return t(field === '' ? 'views.unreadRecord' : 'views.unreadValue', words)
  })
}

function recordWords({ number, id, name }: RecordFault): string {
  if (name !== null) return id === null || id === name ? name : t('views.recordNamed', { name, id })
  return id ?? (number === null ? t('views.wholeAnswer') : t('views.recordNumber', { number }))
}

function wordOf(kind: ValueKind): string {
  return t(words[kind])
}

const words: Readonly<Record<ValueKind, MessageKey>> = {
  text: 'views.kindText',
  number: 'views.kindNumber',
  flag: 'views.kindFlag',
  list: 'views.kindList',
  object: 'views.kindObject',
  null: 'views.kindNull',
  nothing: 'views.kindNothing',
  value: 'views.kindValue',
}
