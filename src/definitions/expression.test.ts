import { describe, expect, it, vi } from 'vitest'
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
  due: '2026-03-30',
  rate: 10,
  entries: [
    { cidr: '10.0.0.0/8', hours: 2, isOpen: true },
    { cidr: '0.0.0.0/0', hours: 3.5, isOpen: false },
    { cidr: '10.1.0.0/16', hours: null },
  ],
  none: [],
}
const read = (name: string) => record[name]
const value = (text: string) => parseExpression(text).evaluate(read)

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
    ['"a" + missing', null],
    ["missing + ' ' + name", null],
    ["coalesce(missing, '') + name", 'Ada'],
    ['missing ? 1 : 2', null],
    ["quantity > missing ? 'weak' : 'fine'", null],
    ["missing == null ? 'new' : 'known'", 'new'],
    ["missing == 'x'", false],
    ["'' == null", true],
    ["null != ''", false],
    ["'' == 0", false],
    ["'2026-03-01T12:00:00Z' == '2026-03-01T13:00:00.000+01:00'", true],
    ["'2026-03-01T12:00:00Z' != '2026-03-01 12:00'", false],
    ["'2026-03-01T12:00:00Z' == '2026-03-01T12:00:01Z'", false],
    ["'2026-03-01' == '2026-03-01T00:00:00Z'", false],
    ["'1:2' == '2:1'", false],
    ['!missing', null],
    ['!(quantity > missing)', null],
    ['missing && quantity > 3', null],
    ['missing && quantity > 5', false],
    ['quantity > 5 && missing', false],
    ['missing || quantity > 3', true],
    ['quantity > 3 || missing', true],
    ['missing || false', null],
    ['false || missing', null],
    ['lower(missing)', null],
    ['contains(name, missing)', null],
    ["contains(missing, 'a')", null],
    ['length(missing)', null],
    ['length(note)', 0],
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
    ["minutes(createdAt, '2026-03-01T01:30:59Z')", 90],
    ["seconds(createdAt, '2026-03-01T00:01:30.9Z')", 90],
    ["minutes(createdAt, '2026-02-28T23:59:30Z')", -1],
    ['seconds(due, addDays(due, 1))', 86_400],
    ['seconds(createdAt, name)', null],
    ['days(name, endsAt)', null],
    // What is over for half a day is not to come in 0 days.
    ["days(createdAt, '2026-02-28T12:00:00Z')", -1],
    ['round(price / 2, 400)', 1.25],
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
    ['addDays(due, 30)', '2026-04-29'],
    ['addDays(due, -30)', '2026-02-28'],
    ['addDays(due, 1.5)', '2026-03-31'],
    ['addDays(createdAt, 0.5)', '2026-03-01T12:00:00.000Z'],
    ['addDays(due, quantity)', '2026-04-03'],
    ['addDays(due, missing)', null],
    ['addDays(name, 1)', null],
    ['addDays(missing, 1)', null],
    ['addDays(due, 10000000000)', null],
    ['addDays(createdAt, 10000000000)', null],
    ['addHours(createdAt, 12)', '2026-03-01T12:00:00.000Z'],
    ['addHours(createdAt, -0.5)', '2026-02-28T23:30:00.000Z'],
    ['addHours(createdAt, missing)', null],
    ['addMinutes(createdAt, 90)', '2026-03-01T01:30:00.000Z'],
    ['addMinutes(createdAt, missing)', null],
    ['addMonths(due, 12)', '2027-03-30'],
    ['addMonths(due, 11)', '2027-02-28'],
    ['addMonths(due, -1)', '2026-02-28'],
    ['addMonths(due, 23)', '2028-02-29'],
    ['addMonths(due, 1.9)', '2026-04-30'],
    ['addMonths(due, missing)', null],
    ['addMonths(name, 1)', null],
    ['addMonths(due, 10000000000)', null],
    ['year(due)', 2026],
    ['month(due)', 3],
    ['month(name)', null],
    ['year(missing)', null],
    ['days(due, addDays(due, 7))', 7],
    ['count(entries)', 3],
    ['count(entries.hours > 2)', 1],
    ['count(entries.isOpen)', 1],
    ['sum(entries.hours)', 5.5],
    ['sum(entries.hours * rate)', 55],
    ['sum(none.hours)', 0],
    ['average(entries.hours)', 2.75],
    ['min(entries.hours)', 2],
    ['max(entries.hours)', 3.5],
    ['min(none.hours)', null],
    ['average(none.hours)', null],
    ["any(entries.cidr == '0.0.0.0/0')", true],
    ["any(entries.cidr == '0.0.0.0')", false],
    ["all(contains(entries.cidr, '/'))", true],
    ['all(entries.hours > 1)', false],
    ['any(none.isOpen)', false],
    ['all(none.isOpen)', true],
    ['any(entries.hours == max(entries.hours))', true],
    ['sum(entries.constructor)', 0],
    ['sum(name.hours)', null],
    ['count(labels) + sum(entries.hours)', 8.5],
  ])('%s is %j', (text, expected) => {
    expect(value(text)).toBe(expected)
  })

  it('knows the present', () => {
    vi.useFakeTimers({ now: Date.parse('2026-03-04T00:00:00Z') })
    expect(value('days(createdAt, now())')).toBe(3)
    vi.setSystemTime(new Date(2026, 2, 4, 23, 30))
    expect([value('today()'), value('days(today(), due)')]).toEqual(['2026-03-04', 26])
  })

  it('counts days on by the calendar, over a change of the clocks, too', () => {
    const at = (month: number, day: number) => new Date(2026, month, day, 9).toISOString()
    const read = () => at(2, 1)
    expect(parseExpression('addDays(startsAt, 60)').evaluate(read)).toBe(at(3, 30))
  })

  it('counts months on by the calendar, and tells year and month as they are here', () => {
    const at = (month: number, day: number) => new Date(2026, month, day, 0, 30).toISOString()
    const read = () => at(0, 31)
    expect(parseExpression('addMonths(startsAt, 1)').evaluate(read)).toBe(at(1, 28))
    expect(parseExpression('addMonths(startsAt, 6)').evaluate(read)).toBe(at(6, 31))
    expect(parseExpression('month(startsAt)').evaluate(() => at(3, 1))).toBe(4)
    expect(parseExpression('year(startsAt)').evaluate(() => at(0, 1))).toBe(2026)
  })

  it('says which fields it reads', () => {
    expect(parseExpression('sum(entries.hours * rate)').names).toEqual(['entries', 'rate'])
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
    ['a.b', '"a.b" is of each entry of a list: it stands in count, sum, average, min, max, any, all', 0],
    ['1 + lower(a.b)', '"a.b" is of each entry', 10],
    ['sum(1)', '"sum" takes one value of each entry, such as sum(entries.hours)', 0],
    ['any(a.b, a.c)', '"any" takes one value of each entry', 0],
    ['max(a.b, 3)', '"max" takes one value of each entry', 0],
    ['sum(a.b * c.d)', '"sum" goes through one list, and not through "a" and "c"', 0],
    ['sum(a.b.c)', '"." cannot stand there', 7],
    ['a[0]', '"[" cannot stand there', 1],
    ['x = 1', '"=" cannot stand there: two values are compared by "=="', 1],
    ['x & y', '"&" cannot stand there: both of two are asked by "&&"', 1],
    ['x | y', '"|" cannot stand there: one of two is asked by "||"', 1],
    ["'open", '"\'" cannot stand there: a text begins with it, and does not end', 0],
    ['x and y', 'an operator is expected before "and", which is written "&&"', 1],
    ['x > 1 OR y', 'an operator is expected before "OR", which is written "||"', 5],
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
