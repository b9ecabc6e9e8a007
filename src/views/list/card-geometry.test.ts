import { describe, expect, it } from 'vitest'
import { cardsInWindow, columnsIn } from './card-geometry'

describe('the columns of cards', () => {
  it.each([
    [280, 1],
    [615, 1],
    [616, 2],
    [1232, 3],
    [1248, 4],
  ])('in %d pixels are %d', (width, columns) => {
    expect(columnsIn(width)).toBe(columns)
  })
})

describe('the cards a window can show', () => {
  it.each([
    [360, 640, 16, 3],
    [1280, 800, 16, 16],
    [1280, 800, 24, 12],
    [3840, 2160, 16, 108],
  ])('of %d × %d pixels with letters of %d are %d', (width, height, rem, count) => {
    expect(cardsInWindow(width, height, rem)).toBe(count)
  })
})
