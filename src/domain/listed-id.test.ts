import { expect, it } from 'vitest'
import { chosenIdOf, wireIdOf } from './listed-id'

const listed = [{ id: '7', wireId: 7 }, { id: '0', wireId: 0 }, { id: 'seven' }]

it('sends an id back as it was listed: a number as a number [CRE-D26]', () => {
  expect(listed.map(wireIdOf)).toEqual([7, 0, 'seven'])
})

it('sends what was chosen as it was listed, and what is not listed as it is [CRE-D26]', () => {
  expect(['0', 'seven', '7', '9'].map((chosen) => chosenIdOf(chosen, listed))).toEqual([0, 'seven', 7, '9'])
})
