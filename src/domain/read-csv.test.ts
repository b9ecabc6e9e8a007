import { describe, expect, it } from 'vitest'
import { csvOf } from './csv'
import { guessSeparator, readCsv, textOfBytes } from './read-csv'

const cellsOf = (text: string, separator: ',' | ';' | '\t' = ',') =>
  readCsv(text, separator).rows.map(({ cells }) => cells)

describe('CSV is read', () => {
  it.each([
    ['a plain row', 'a,b\r\n', [['a', 'b']]],
    [
      'no end of the last line',
      'a,b\r\n1,2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    ['LF', 'a\nb\n', [['a'], ['b']]],
    ['CR alone', 'a\rb\r', [['a'], ['b']]],
    ['a mark of the byte order', '\ufeffa,b', [['a', 'b']]],
    ['a quoted mark', '\ufeff"a",b', [['a', 'b']]],
    ['empty cells', ',a,\n', [['', 'a', '']]],
    ['quotes', '"a, ""b""",c', [['a, "b"', 'c']]],
    ['an empty quoted cell', '"",c', [['', 'c']]],
    [
      'a line end in a cell',
      '"a\r\nb",c\r\nd,e',
      [
        ['a\r\nb', 'c'],
        ['d', 'e'],
      ],
    ],
    ['a quote within a plain cell', '5" pipe,b', [['5" pipe', 'b']]],
    ['letters behind a quoted cell', '"a"b,c', [['ab', 'c']]],
    ['empty lines', 'a\n\n , \n\nb', [['a'], ['b']]],
    ['nothing', '', []],
  ])('with %s', (_what, text, cells) => {
    expect(cellsOf(text)).toEqual(cells)
  })

  it('says in which line each row begins', () => {
    const { rows } = readCsv('a\n"1\r\n2\n3",x\n\nb', ',')
    expect(rows.map(({ line }) => line)).toEqual([1, 2, 6])
  })

  it('says in which line a quote is opened and never closed, and keeps the rows before it', () => {
    expect(readCsv('a,b\r\n"1\n2","3\r\n4,5\r\n', ',')).toEqual({
      rows: [{ line: 1, cells: ['a', 'b'] }],
      openQuote: 3,
    })
  })

  it('reads back what is written', () => {
    const rows = [
      ['Name', 'Note'],
      ['Say "no", twice', 'two\nlines'],
      ['', 'ünïcode 東京'],
    ]
    expect(cellsOf(csvOf(rows))).toEqual(rows)
  })

  it.each([
    ['a,b;c', ','],
    ['a;b;"c,d,e,f"', ';'],
    ['a\tb', '\t'],
    ['"a;b",c', ','],
    ['\r\n\r\na;b', ';'],
    ['alone', ','],
    ['', ','],
  ])('%j is parted by %j', (text, separator) => {
    expect(guessSeparator(text)).toBe(separator)
  })
})

describe('bytes of a file', () => {
  it.each([
    ['UTF-8', [0xc3, 0xbc], 'ü'],
    ['UTF-8 with its mark', [0xef, 0xbb, 0xbf, 0x61], 'a'],
    ['UTF-16, the low byte first', [0xff, 0xfe, 0xfc, 0x00], 'ü'],
    ['UTF-16, the high byte first', [0xfe, 0xff, 0x00, 0xfc], 'ü'],
    ['half a mark in front', [0xfe, 0x41], null],
    ['half a mark behind', [0x41, 0xff], null],
    ['Latin 1, which cannot be told', [0x61, 0xfc], null],
  ])('%s', (_encoding, bytes, text) => {
    expect(textOfBytes(new Uint8Array(bytes))).toBe(text)
  })
})
