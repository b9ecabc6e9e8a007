import { describe, expect, it } from 'vitest'
import { csvOf, pasteTextOf, textOfCell } from './csv'

describe('CSV', () => {
  it('puts every row on a line of its own, quoted where it has to be', () => {
    expect(
      csvOf([
        ['Action', 'Verdict'],
        ['Say "no", twice', 3],
        ['two\nlines', -1.5],
      ]),
    ).toBe('Action,Verdict\r\n"Say ""no"", twice",3\r\n"two\nlines",-1.5\r\n')
  })

  it.each([
    ...['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\t=1', ' =1', '\r=1'],
    ...['＝1+1', '＋1', '－1', '＠SUM(A1)', '﹦1', '﹢1', '﹣1', '﹫A1', '\u3000＝1', '\u00a0=1'],
    ...['\0=1', '\0x', '\u200b=1', '\u200bx', ' \u200b=1', '\ufeff=1', '\u2060=1', '\u202e=1'],
  ])('keeps %j from being a formula', (text) => {
    expect(csvOf([[text]])).toMatch(/^"?'/)
    expect(csvOf([[text]])).toContain(`'${text}`)
  })

  it.each(['a=1', '1-2', "it's", '', '„=1“', 'ﬁ=1', 'a＝1', 'a\u200b'])('leaves %j alone', (text) => {
    expect(csvOf([[text]])).toBe(`${text}\r\n`)
  })
})

it.each([
  ["'=1+1", '=1+1'],
  ["'-1", '-1'],
  ["'a", "'a"],
  ["''=1", "''=1"],
  ['=1', '=1'],
  ['', ''],
])('reads the cell %j as %j', (cell, text) => {
  expect(textOfCell(cell)).toBe(text)
})

it('has texts to paste too, where no cell breaks out of its place or is a formula', () => {
  expect(
    pasteTextOf([
      ['Period', '=1+1', 'two\nlines'],
      ['2026-03-01', -1.5, 'a\tb'],
    ]),
  ).toBe("Period\t'=1+1\ttwo lines\n2026-03-01\t-1.5\ta b")
})
