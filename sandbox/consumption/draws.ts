import { chance } from '../chance'

/**
 * Chances from 0 to 1 that are always the same for one text, one instant and one question. Cheaper than `chance`, for
 * there are some hundred thousand of them in an answer.
 */
export function drawsOf(text: string): (instant: number, what: number) => number {
  const seed = Math.floor(chance(text) * 2 ** 32)
  return (instant, what) => {
    let mixed = seed ^ Math.imul(Math.floor(instant / 3_600_000) + what * 7919, 0x9e3779b1)
    mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b)
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32
  }
}
