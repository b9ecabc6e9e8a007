import { expect, it } from 'vitest'
import { editOf, type Format } from './markdown-format'

/** A text in which what is selected stands between `[` and `]`, as it is after a format was given. */
function given(format: Format, marked: string): string {
  const from = marked.indexOf('[')
  const to = marked.indexOf(']') - 1
  const text = marked.replace(/[[\]]/g, '')
  const edit = editOf(format, text, from, to)
  const after = text.slice(0, edit.from) + edit.text + text.slice(edit.to)
  const [first, last] = edit.select
  return `${after.slice(0, first)}‹${after.slice(first, last)}›${after.slice(last)}`
}

it.each<[Format, string, string]>([
  ['bold', 'a [word] here', 'a **‹word›** here'],
  ['bold', 'a **[word]** here', 'a ‹word› here'],
  ['bold', '[]', '**‹›**'],
  ['bold', '*[a]*', '***‹a›***'],
  ['italic', 'a [word]', 'a _‹word›_'],
  ['italic', 'a _[word]_', 'a ‹word›'],
  ['code', 'run [ls -l]', 'run `‹ls -l›`'],
  ['link', 'see [the guide] now', 'see [the guide](‹https://›) now'],
  ['link', 'see []', 'see [‹›](https://)'],
  ['list', 'one\nt[wo\nthr]ee\nfour', 'one\n- two\n- three‹›\nfour'],
  ['list', '- on[e\n- t]wo', 'one\ntwo‹›'],
  ['list', '- one\nt[]wo', '- one\n- two‹›'],
  ['list', 'one\n[]\ntwo', 'one\n- ‹›\ntwo'],
])('%s makes of %j %j', (format, before, after) => {
  expect(given(format, before)).toBe(after)
})
