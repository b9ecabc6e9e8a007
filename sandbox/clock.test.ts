import { describe, expect, it } from 'vitest'
import { createClock } from './clock'

function wallAt(start: number) {
  let time = start
  return {
    wall: () => time,
    set: (value: number) => {
      time = value
    },
  }
}

describe('the clock', () => {
  it('runs as many times faster as its speed says', () => {
    const { wall, set } = wallAt(1_000)
    const clock = createClock({ speed: 24, wall })
    set(1_000 + 20_000)
    expect(clock.now()).toBe(1_000 + 480_000)
    expect(clock.today()).toBe(21_000)
  })

  it('keeps what passed when its speed changes', () => {
    const { wall, set } = wallAt(0)
    const clock = createClock({ speed: 10, wall })
    set(1_000)
    clock.setSpeed(1)
    set(2_000)
    expect(clock.now()).toBe(11_000)
  })

  it('moves time and calendar on when asked to', () => {
    const { wall } = wallAt(5_000)
    const clock = createClock({ speed: 2, wall })
    clock.advance(60_000)
    expect(clock.now()).toBe(65_000)
    expect(clock.today()).toBe(65_000)
    clock.advance(1_000)
    expect(clock.now()).toBe(66_000)
    expect(clock.today()).toBe(66_000)
  })

  it('goes on after a restart, the time without it included', () => {
    const { wall, set } = wallAt(0)
    const first = createClock({ speed: 24, wall })
    set(1_000)
    const stored = first.anchor()
    set(11_000)
    const second = createClock({ speed: 24, stored, wall })
    expect(second.now()).toBe(264_000)
  })

  it('keeps the days that were added over a restart', () => {
    const { wall, set } = wallAt(1_000)
    const stored = createClock({ speed: 24, wall }).advance(86_400_000)
    set(3_000)
    const second = createClock({ speed: 24, stored, wall })
    set(2_000)
    expect(second.today()).toBe(86_403_000)
    set(4_000)
    expect(second.today()).toBe(86_404_000)
  })

  it('counts the time before a restart at the old speed', () => {
    const { wall, set } = wallAt(0)
    const stored = createClock({ speed: 24, wall }).anchor()
    set(1_000)
    const second = createClock({ speed: 1, stored, wall })
    expect(second.now()).toBe(24_000)
    set(2_000)
    expect(second.now()).toBe(25_000)
  })

  it('never runs backwards when the wall clock is set back', () => {
    const { wall, set } = wallAt(100_000)
    const clock = createClock({ speed: 1, wall })
    set(150_000)
    expect(clock.now()).toBe(150_000)
    expect(clock.today()).toBe(150_000)
    set(100_000)
    expect(clock.now()).toBe(150_000)
    expect(clock.today()).toBe(150_000)
  })

  it('never begins before the latest instant on record', () => {
    const { wall, set } = wallAt(100_000)
    const stored = createClock({ speed: 1, wall }).anchor()
    set(50_000)
    expect(createClock({ speed: 1, stored, notBefore: 170_000, wall }).now()).toBe(170_000)
  })

  it('goes on from where it stood where the wall clock was set back while nothing ran', () => {
    const { wall, set } = wallAt(100_000)
    const stored = createClock({ speed: 24, wall }).anchor()
    set(50_000)
    const second = createClock({ speed: 24, stored, wall })
    expect(second.now()).toBe(100_000)
    set(51_000)
    expect(second.now()).toBe(124_000)
  })

  it('starts again when asked to', () => {
    const { wall, set } = wallAt(1_000)
    const clock = createClock({ speed: 2, wall })
    clock.advance(60_000)
    clock.setSpeed(30)
    set(5_000)
    expect(clock.today()).toBe(65_000)
    clock.restart()
    set(6_000)
    expect([clock.now(), clock.today(), clock.speed()]).toEqual([7_000, 6_000, 2])
  })
})
