export const formats = ['bold', 'italic', 'link', 'list', 'code'] as const
export type Format = (typeof formats)[number]

/** What is put in the place of the letters from one position to another, and what is selected then. */
export type Edit = { from: number; to: number; text: string; select: readonly [from: number, to: number] }

const marks = { bold: '**', italic: '_', code: '`' } as const
const address = 'https://'

/**
 * How a text changes when a format is given to what is selected, or taken from what has it.
 * @param from position of the first selected letter
 * @param to position after the last
 */
export function editOf(format: Format, text: string, from: number, to: number): Edit {
  const selected = text.slice(from, to)
  if (format === 'list') return listEdit(text, from, to)
  if (format === 'link') {
    const begin = from + selected.length + 3
    return { from, to, text: `[${selected}](${address})`, select: linkSelection(selected, from, begin) }
  }
  const mark = marks[format]
  const { length } = mark
  const isMarked = text.slice(from - length, from) === mark && text.slice(to, to + length) === mark
  if (from >= length && isMarked) {
    return { from: from - length, to: to + length, text: selected, select: [from - length, to - length] }
  }
  return { from, to, text: mark + selected + mark, select: [from + length, to + length] }
}

/** What is still to be typed: the words of a link that has none, else its address. */
function linkSelection(selected: string, from: number, begin: number): Edit['select'] {
  return selected === '' ? [from + 1, from + 1] : [begin, begin + address.length]
}

/** Whole lines become entries; where all are, they become lines again. */
function listEdit(text: string, first: number, last: number): Edit {
  const from = text.lastIndexOf('\n', first - 1) + 1
  const end = text.indexOf('\n', Math.max(last, from))
  const to = end === -1 ? text.length : end
  const lines = text.slice(from, to).split('\n')
  const isList = lines.every((line) => line.startsWith('- '))
  const edited = lines.map((line) => (isList ? line.slice(2) : `- ${line}`)).join('\n')
  return { from, to, text: edited, select: [from + edited.length, from + edited.length] }
}
