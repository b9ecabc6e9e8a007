import { describe, expect, it } from 'vitest'
import { initialsOf } from './initials'

describe('the initials on the avatar', () => {
  it.each([
    ['Olive Owner', 'OO'],
    ['olive owner', 'OO'],
    ['Olive', 'O'],
    ['Olive van der Owner', 'OO'],
    ['  Olive   Owner  ', 'OO'],
    ['Olive\tOwner', 'OO'],
    ['O. Owner', 'OO'],
    ['Ólafur Ýmir', 'ÓÝ'],
    ['élise', 'É'],
    ['e\u0301lise', 'E\u0301'],
    ['李小龙', '李'],
    ['Олег Иванов', 'ОИ'],
    ['Olive (Sales)', 'O'],
    ['Olive - Owner', 'OO'],
    ['7 Dwarfs', '7D'],
    ['😀 😎', '😀😎'],
    ['👩‍👩‍👧', '👩‍👩‍👧'],
    ['ß', 'SS'],
  ])('of %j are %s [SHL-008]', (fullName, expected) => {
    expect(initialsOf({ fullName, email: 'x.y@z.test' })).toBe(expected)
  })

  it.each([
    ['jane@doe.test', 'J'],
    ['jane.doe@doe.test', 'JD'],
    ['jane_m_doe@doe.test', 'JD'],
    ['jane+spam@doe.test', 'JS'],
    ['jane-doe@doe.test', 'JD'],
    ['JANE', 'J'],
    ['.jane@doe.test', 'J'],
    ['42@doe.test', '4'],
  ])('without a name are of the address %s: %s [SHL-008]', (email, expected) => {
    expect(initialsOf({ fullName: null, email })).toBe(expected)
    expect(initialsOf({ fullName: '  ', email })).toBe(expected)
  })

  it.each([
    [null, null],
    ['', ''],
    [' ', '@doe.test'],
    ['...', null],
  ])('are none for %j and %j', (fullName, email) => {
    expect(initialsOf({ fullName, email })).toBeNull()
  })
})
