import { expect, it } from 'vitest'
import { chance } from './chance'

// The first four bytes of SHA-256, as FIPS 180-2 has them of these texts, over 2³².
it.each([
  ['abc', 0xba7816bf / 4_294_967_296],
  ['abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq', 0x248d6a61 / 4_294_967_296],
])('a chance is a part of one that follows from the text: %s', (text, expected) => {
  expect(chance(text)).toBe(expected)
})
