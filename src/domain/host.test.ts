import { expect, it } from 'vitest'
import { isHost, isHostPattern } from './host'

it.each([
  ['db.example.com', true],
  ['localhost', true],
  ['DB-1.example.com.', true],
  ['10.0.0.1', true],
  ['10.0.0.256', false],
  ['10.0.1', false],
  ['-db.example.com', false],
  ['db..example.com', false],
  ['db.example.com:5432', false],
  ['https://db.example.com', false],
  ['db example', false],
  [`${'a'.repeat(64)}.com`, false],
  [`${'a.'.repeat(126)}a`, true],
  [`${'a.'.repeat(126)}aa`, false],
])('%s names a machine: %s', (text, expected) => {
  expect(isHost(text)).toBe(expected)
})

it.each([
  ['*.example.com', true],
  ['db.example.com', true],
  ['10.0.0.1', true],
  ['*.10.0.0.1', false],
  ['*', false],
  ['*example.com', false],
  ['db.*.example.com', false],
  ['*.*.example.com', false],
])('%s names machines: %s', (text, expected) => {
  expect(isHostPattern(text)).toBe(expected)
})
