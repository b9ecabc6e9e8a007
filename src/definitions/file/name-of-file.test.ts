import { expect, it } from 'vitest'
import { nameOfFile } from './name-of-file'

it.each([
  ['/resources/api-keys.json', 'api-keys'],
  ['api-keys2.json', 'api-keys2'],
  ['api-keys.json.bak', ''],
  ['api--keys.json', ''],
  ['Api-keys.json', ''],
  ['2-keys.json', ''],
])('a definition in %s is about "%s"', (path, name) => {
  expect(nameOfFile(path)).toBe(name)
})
