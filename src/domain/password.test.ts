import { describe, expect, it } from 'vitest'
import {
  checkPassword,
  checkPasswordConfirmation,
  mustProvisionPassword,
  passwordChecklist,
} from './password'

describe('the password checklist', () => {
  it('has five items in order', () => {
    expect(passwordChecklist('').map(({ criterion }) => criterion)).toEqual([
      'length',
      'lowercase',
      'uppercase',
      'digit',
      'special',
    ])
  })

  const no = false
  const yes = true
  it.each([
    ['', no, no, no, no, no],
    ['a', no, yes, no, no, no],
    ['A', no, no, yes, no, no],
    ['1', no, no, no, yes, no],
    ['!', no, no, no, no, yes],
    ['aA', no, yes, yes, no, no],
    ['a1', no, yes, no, yes, no],
    ['a!', no, yes, no, no, yes],
    ['A1', no, no, yes, yes, no],
    ['A!', no, no, yes, no, yes],
    ['1!', no, no, no, yes, yes],
    ['aA1', no, yes, yes, yes, no],
    ['aA!', no, yes, yes, no, yes],
    ['a1!', no, yes, no, yes, yes],
    ['A1!', no, no, yes, yes, yes],
    ['aA1!', no, yes, yes, yes, yes],
    ['aaaaaaaaaaaa', yes, yes, no, no, no],
    ['AAAAAAAAAAAA', yes, no, yes, no, no],
    ['111111111111', yes, no, no, yes, no],
    ['!!!!!!!!!!!!', yes, no, no, no, yes],
    ['aA1!aA1!aA1!', yes, yes, yes, yes, yes],
    ['            ', yes, no, no, no, no],
    ['ñé', no, no, no, no, no],
    ['ÑÉ', no, no, no, no, no],
    ['٣', no, no, no, no, no],
    ['漢', no, no, no, no, no],
    ['e\u0301', no, yes, no, no, no],
    ['_', no, no, no, no, yes],
    ['😀', no, no, no, no, yes],
    ['€', no, no, no, no, yes],
    ['\\', no, no, no, no, yes],
  ])(
    '%j: length %s, lowercase %s, uppercase %s, digit %s, special %s [CLU-042, CLU-044]',
    (password, ...expected) => {
      expect(passwordChecklist(password).map(({ isMet }) => isMet)).toEqual(expected)
    },
  )
})

describe('a new password', () => {
  it('is required [CLU-041]', () => {
    expect(checkPassword('')).toBe('criteria')
  })

  it.each([
    [11, 'Abcdefgh-12', 'criteria'],
    [12, 'Abcdefgh-123', null],
    [13, 'Abcdefgh-1234', null],
    [31, 'Abcdefgh-1Abcdefgh-1Abcdefgh-1A', null],
    [32, 'Abcdefgh-1Abcdefgh-1Abcdefgh-1Ab', null],
    [33, 'Abcdefgh-1Abcdefgh-1Abcdefgh-1Abc', 'criteria'],
  ])('of %i characters, %s, is judged %s [CLU-042, CLU-087]', (length, password, expected) => {
    expect(password).toHaveLength(length)
    expect(checkPassword(password)).toBe(expected)
  })

  it('counts a character beyond the basic plane once [CLU-042]', () => {
    expect(checkPassword('Abcdefghi1😀')).toBe('criteria')
    expect(checkPassword('Abcdefghij1😀')).toBeNull()
  })

  it.each([
    'Abcdefgh -123',
    ' Abcdefgh-123',
    'Abcdefgh-123 ',
    'Abcdefgh-1\t23',
    'Abcdefgh-1\n23',
    'Abcdefgh-1\u00a023',
    'Abcdefgh-1\u300023',
    'Abcdefgh-1\ufeff23',
  ])('may not have white space: %j [CLU-043]', (password) => {
    expect(checkPassword(password)).toBe('criteria')
  })

  it.each([
    ['ABCDEFGH-123', 'lowercase'],
    ['abcdefgh-123', 'uppercase'],
    ['Abcdefgh-xyz', 'digit'],
    ['Abcdefgh0123', 'special'],
  ])('%s is refused: no %s [CLU-044]', (password) => {
    expect(checkPassword(password)).toBe('criteria')
  })

  it.each([...'!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~'])(
    'takes %s as its special character [CLU-044]',
    (special) => {
      expect(checkPassword(`Abcdefgh123${special}`)).toBeNull()
    },
  )
})

describe('the repeated password', () => {
  it.each([
    ['Abcdefgh-123', 'Abcdefgh-123', null],
    ['Abcdefgh-123', 'Abcdefgh-124', 'mismatch'],
    ['Abcdefgh-123', 'abcdefgh-123', 'mismatch'],
    ['Abcdefgh-123', 'Abcdefgh-123 ', 'mismatch'],
    ['Abcdefgh-123', '', 'mismatch'],
    ['', '', 'mismatch'],
    ['short', 'short', null],
  ])('of %j as %j is judged %s [CLU-046]', (password, confirmation, expected) => {
    expect(checkPasswordConfirmation(password, confirmation)).toBe(expected)
  })
})

describe('a password of their own', () => {
  it.each([
    [null, true, true, true],
    ['2026-01-01', true, true, false],
    [null, false, true, false],
    [null, true, false, false],
    [null, false, false, false],
  ])(
    'is asked of who reset it %j, is provisioned %j with a dummy %j: %j [CLU-019]',
    (lastPasswordReset, isProvisioned, hasDummyPassword, expected) => {
      expect(mustProvisionPassword({ lastPasswordReset, isProvisioned, hasDummyPassword })).toBe(expected)
    },
  )
})
