import { describe, expect, it } from 'vitest'
import { isEmail } from './email'

const longLabel = 'a'.repeat(63)

describe('an e-mail address', () => {
  it.each([
    'ann@example.test',
    'a@b.co',
    'ann.b+tag@sub.example-mail.test',
    "o'hara_1@example.test",
    'ANN@EXAMPLE.TEST',
    `${'a'.repeat(64)}@example.test`,
    `ann@${longLabel}.test`,
    'ann@example.xn--p1ai',
    `ann@${`${longLabel}.`.repeat(3)}${'a'.repeat(58)}`,
  ])('%j is fine [USR-006]', (text) => {
    expect(isEmail(text)).toBe(true)
  })

  it.each([
    '',
    'ann',
    'ann@',
    '@example.test',
    'ann@example',
    'ann@.test',
    'ann@example.',
    'ann@example..test',
    'ann@-example.test',
    'ann@example-.test',
    '.ann@example.test',
    'ann.@example.test',
    'a..b@example.test',
    'ann@@example.test',
    'ann@b@example.test',
    'ann smith@example.test',
    ' ann@example.test',
    'ann@example.test ',
    'ann@exam ple.test',
    'ann,bob@example.test',
    'ann@example.test,bob@example.test',
    'Ann <ann@example.test>',
    'mailto:ann@example.test',
    'ann@example.t',
    'ann@192.168.1.1',
    'änn@example.test',
    `${'a'.repeat(65)}@example.test`,
    `ann@${'a'.repeat(64)}.test`,
    `ann@${`${longLabel}.`.repeat(3)}${'a'.repeat(59)}`,
    `ann@${`${longLabel}.`.repeat(4)}test`,
    'ann@example.test\n',
  ])('%j is none [USR-006]', (text) => {
    expect(isEmail(text)).toBe(false)
  })
})
