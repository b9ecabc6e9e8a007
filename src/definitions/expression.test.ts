import { afterEach, describe, expect, it, vi } from 'vitest'
import { ExpressionError, parseExpression } from './expression'

const record: Readonly<Record<string, unknown>> = {
  price: 2.5,
  quantity: 4,
  name: 'Ada',
  note: '',
  missing: null,
  isOpen: true,
  labels: ['a', 'b', 'c'],
  createdAt: '2026-03-01T00:00:00Z',
  endsAt: '2026-03-11T12:00:00Z',
}
const read = (name: string) => record[name]
const value = (text: string) => parseExpression(text).evaluate(read)

afterEach(() => vi.useRealTimers())

describe('an expression', () => {
  it.each([
    ['price * quantity', 10],
    ['1 + 2 * 3', 7],
    ['(1 + 2) * 3', 9],
    ['10 - 4 - 3', 3],
    ['7 % 4', 3],
    ['-quantity + 1', -3],
    ['round(10 / 3, 2)', 3.33],
    ['round(2.5)', 3],
    ['floor(2.9)', 2],
    ['ceil(2.1)', 3],
    ['abs(-4)', 4],
    ['min(4, 2, 3)', 2],
    ['max(4, 2, 3)', 4],
    ['quantity / 0', null],
    ['price * missing', null],
    ['missing + 1', null],
    ["name + ' (' + quantity + ')'", 'Ada (4)'],
    ['"a" + missing', 'a'],
    ['lower(name)', 'ada'],
    ['upper(name)', 'ADA'],
    ["trim('  x ')", 'x'],
    ["length('añ😀')", 3],
    ["contains(name, 'da')", true],
    ["coalesce(missing, note, 'none')", 'none'],
    ['quantity > 3', true],
    ['quantity <= 3', false],
    ['quantity > missing', null],
    ["name == 'Ada'", true],
    ["name != 'Ada'", false],
    ["createdAt < '2026-03-02'", true],
    ['isOpen && quantity > 3', true],
    ['!isOpen || false', false],
    ["quantity > 5 ? 'many' : quantity > 3 ? 'some' : 'few'", 'some'],
    ['count(labels)', 3],
    ['count(name)', null],
    ['labels', null],
    ['days(createdAt, endsAt)', 10],
    ['hours(createdAt, endsAt)', 252],
    ['days(name, endsAt)', null],
    ['unheardOf', null],
    ['null', null],
    ['name ? 1 : 2', 1],
    ['note ? 1 : 2', 2],
    ['0 ? 1 : 2', 2],
    ['!0', true],
    ['!quantity', false],
    ['round(1234.5, -2)', 1235],
    ['round(0.4 - 0.8)', 0],
    ['quantity <= 4', true],
    ['quantity >= 4', true],
    ["name <= 'Ada'", true],
    ["name > 'Ada'", false],
    ["'10' < '9'", true],
    ["'2026-03-01T01:00:00+02:00' < '2026-03-01T00:00:00Z'", true],
    ['_own', null],
  ])('%s is %j', (text, expected) => {
    expect(value(text)).toBe(expected)
  })

  it('knows the present', () => {
    vi.useFakeTimers({ now: Date.parse('2026-03-04T00:00:00Z') })
    expect(value('days(createdAt, now())')).toBe(3)
  })

  it('says which fields it reads', () => {
    expect(parseExpression("price > 1 ? count(labels) : round(quantity) + 'x'").names).toEqual([
      'price',
      'labels',
      'quantity',
    ])
  })
})

describe('what is no expression is refused, with its place:', () => {
  it.each([
    ['', 'it is empty', 0],
    ['   ', 'it is empty', 0],
    ['1 +', 'a value is expected at its end', 3],
    ['(1', '")" is expected at its end', 2],
    ['1 2', 'an operator is expected before "2"', 1],
    ['a ? b', '":" is expected at its end', 5],
    ['a; b', '";" cannot stand there', 1],
    ['a.b', '"." cannot stand there', 1],
    ['a[0]', '"[" cannot stand there', 1],
    ['x = 1', '"=" cannot stand there', 1],
    ["'open", '"\'" cannot stand there', 0],
    ['alert(1)', 'there is no function "alert"', 0],
    ['constructor(1)', 'there is no function "constructor"', 0],
    ['round()', '"round" takes 1 or more values in brackets', 0],
    ['now(1)', '"now" takes 0 or more values in brackets', 0],
    ['a ? b : ', 'a value is expected at its end', 8],
  ])('%s', (text, message, offset) => {
    const parse = () => parseExpression(text)
    expect(parse).toThrow(ExpressionError)
    expect(parse).toThrow(message)
    expect(parse).toThrow(expect.objectContaining({ offset }))
  })

  it.each([
    ['brackets', `${'('.repeat(60)}1${')'.repeat(60)}`],
    ['signs', `${'-'.repeat(60)}1`],
    ['length', '1+'.repeat(600)],
  ])('too much of %s', (_what, text) => {
    expect(() => parseExpression(text)).toThrow(ExpressionError)
  })
})

it('may have a thousand characters, and blanks at its end', () => {
  expect(value(`${'1'.padStart(1000, ' ')}`)).toBe(1)
  expect(value('1  ')).toBe(1)
  expect(value('isOpen ? (isOpen ? 1 : 2) : 3')).toBe(1)
  expect(value('isOpen ? isOpen ? 1 : 2 : 3')).toBe(1)
})

it('reaches nothing but what it is given', () => {
  const own = (name: string) => (Object.hasOwn(record, name) ? record[name] : undefined)
  expect(parseExpression('constructor').evaluate(own)).toBeNull()
  expect(parseExpression('__proto__').evaluate(own)).toBeNull()
})
