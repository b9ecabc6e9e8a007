import { describe, expect, it } from 'vitest'
import { isIpRange, rangesWith, readIpAddress, tidyIpRange, widestOf } from './ip-range'

const fine = [
  '0.0.0.0',
  '255.255.255.255',
  '192.168.1.1',
  '10.20.30.40/0',
  '10.20.30.40/9',
  '10.20.30.40/10',
  '10.20.30.40/29',
  '10.20.30.40/32',
  '203.0.113.0/24,198.51.100.7',
  ' 203.0.113.0/24 , 198.51.100.7 ',
]

const wrong = [
  '',
  ' ',
  ',',
  '1.2.3.4,',
  ',1.2.3.4',
  '1.2.3.4,,5.6.7.8',
  '1.2.3',
  '1.2.3.4.5',
  '1.2.3.',
  '.1.2.3',
  '256.1.1.1',
  '1.256.1.1',
  '1.1.256.1',
  '1.1.1.256',
  '1.1.1.999',
  '1.1.1.1000',
  '-1.1.1.1',
  '01.1.1.1',
  '1.1.1.00',
  '1.1.1.1/',
  '1.1.1.1/33',
  '1.1.1.1/100',
  '1.1.1.1/999',
  '1.1.1.1/01',
  '1.1.1.1/-1',
  '1.1.1.1/a',
  '1.1.1.1/8/8',
  '1.1.1.1 /8',
  '1.1. 1.1',
  '1.1.1.1 2.2.2.2',
  '1.1.1.1;2.2.2.2',
  '1.1.1.1-1.1.1.9',
  'a.b.c.d',
  'localhost',
  '::1',
  '2001:db8::/32',
  '1.1.1.1\n2.2.2.2',
  '１.1.1.1',
  '0x1.1.1.1',
  '1.1.1.1,256.1.1.1',
]

describe('an IP range', () => {
  it.each(fine)('%j is fine [WLT-005]', (text) => {
    expect(isIpRange(text)).toBe(true)
  })

  it.each(wrong)('%j is wrong [WLT-005]', (text) => {
    expect(isIpRange(text)).toBe(false)
  })

  it('has octets from 0 to 255 and masks from 0 to 32, and no others [WLT-005]', () => {
    const numbers = Array.from({ length: 1_000 }, (_, number) => number)
    const octets = numbers.filter((number) => isIpRange(`10.0.${number}.1`))
    const masks = numbers.filter((number) => isIpRange(`10.0.0.1/${number}`))
    expect([octets.length, octets[0], octets.at(-1)]).toEqual([256, 0, 255])
    expect([masks.length, masks[0], masks.at(-1)]).toEqual([33, 0, 32])
  })

  it('is stored without spaces', () => {
    expect(tidyIpRange(' 203.0.113.0/24 ,198.51.100.7')).toBe('203.0.113.0/24,198.51.100.7')
  })
})

it.each([
  ['198.51.100.7', { item: '198.51.100.7', mask: 32 }],
  ['203.0.113.0/24, 10.0.0.0/8 ,198.51.100.7', { item: '10.0.0.0/8', mask: 8 }],
  ['203.0.113.0/24,198.51.100.0/24', { item: '203.0.113.0/24', mask: 24 }],
  ['1.1.1.1/0', { item: '1.1.1.1/0', mask: 0 }],
  ['1.1.1.1/33', null],
  ['', null],
])('the widest of %j is %j', (text, expected) => {
  expect(widestOf(text)).toEqual(expected)
})

it.each([
  ['203.0.113.7', '203.0.113.7', ['203.0.113.7']],
  ['203.0.113.7', '203.0.113.0/24, 198.51.100.7', ['203.0.113.0/24']],
  ['203.0.113.7', '203.0.113.9/24', ['203.0.113.9/24']],
  ['203.0.114.7', '203.0.113.0/24', []],
  ['203.0.113.255', '203.0.113.0/24', ['203.0.113.0/24']],
  ['203.0.113.7', '203.0.113.6/31,203.0.113.0/29', ['203.0.113.6/31', '203.0.113.0/29']],
  ['203.0.113.8', '203.0.113.6/31,203.0.113.0/29', []],
  ['255.255.255.255', '128.0.0.0/1', ['128.0.0.0/1']],
  ['127.255.255.255', '128.0.0.0/1', []],
  ['8.8.8.8', '0.0.0.0/0', ['0.0.0.0/0']],
  ['203.0.113.7', '203.0.113.7/33, 203.0.113, ,203.0.113.7', ['203.0.113.7']],
  ['203.0.113.7', '', []],
])('of %2$j the ranges that hold %1$s are %3$j', (own, ranges, expected) => {
  expect(rangesWith(own, ranges)).toEqual(expected)
})

it.each([
  ['203.0.113.7', '203.0.113.7'],
  [' 203.0.113.7\n', '203.0.113.7'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['203.0.113.7/24', null],
  ['2001:db8::1', null],
  ['<html>', null],
])('a service that answers %j says the address %j', (answer, expected) => {
  expect(readIpAddress(answer)).toBe(expected)
})
