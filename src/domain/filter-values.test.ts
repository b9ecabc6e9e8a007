import { describe, expect, it } from 'vitest'
import { readValues, toggleValue, writeValues } from './filter-values'

describe('several values of a filter', () => {
  it.each<[readonly string[], string]>([
    [[], ''],
    [['running'], 'running'],
    [['running', 'sleeping'], 'running,sleeping'],
    [['running', 'running', ''], 'running'],
    [['Paris, France', '100% west'], 'Paris%2C France,100%25 west'],
    [['%2C'], '%252C'],
  ])('%j stand in the address as %s, and are read from it again', (values, text) => {
    expect(writeValues(values)).toBe(text)
    expect(readValues(text)).toEqual([...new Set(values)].filter(Boolean))
  })

  it('are read from an address somebody wrote, without what is empty or twice there', () => {
    expect(readValues(',running,,running,sleeping,')).toEqual(['running', 'sleeping'])
  })

  it('take one more in at the end, and out again', () => {
    expect(toggleValue('', 'running')).toBe('running')
    expect(toggleValue('running', 'a,b')).toBe('running,a%2Cb')
    expect(toggleValue('running,a%2Cb', 'a,b')).toBe('running')
    expect(toggleValue('running', 'running')).toBe('')
  })
})
