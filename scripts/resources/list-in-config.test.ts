import { describe, expect, it } from 'vitest'
import { listInConfig } from './list-in-config'

const file = '/resources/keys.json'

describe('a file that is listed in config.json', () => {
  it.each([
    [
      'after the last key',
      '{\n  "a": { "b": 1 },\n  "c": null\n}\n',
      '{\n  "a": { "b": 1 },\n  "c": null,\n  "resources": ["/resources/keys.json"]\n}\n',
    ],
    [
      'with tabs and the line ends of the file',
      '{\r\n\t"a":1\r\n}',
      '{\r\n\t"a":1,\r\n\t"resources": ["/resources/keys.json"]\r\n}',
    ],
    [
      'beside the one that is listed',
      '{ "resources": ["/a.json"], "c": 1 }',
      '{ "resources": ["/a.json", "/resources/keys.json"], "c": 1 }',
    ],
    [
      'beside several without blanks',
      '{"resources":["/a.json","/b.json"]}',
      '{"resources":["/a.json","/b.json","/resources/keys.json"]}',
    ],
    [
      'on a line of its own where each has one',
      '{\n  "resources": [\n    "/a.json",\n    "/b.json"\n  ],\n  "c": []\n}\n',
      '{\n  "resources": [\n    "/a.json",\n    "/b.json",\n    "/resources/keys.json"\n  ],\n  "c": []\n}\n',
    ],
    [
      'in an empty list',
      '{\n  "resources": [ ],\n  "c": []\n}\n',
      '{\n  "resources": ["/resources/keys.json"],\n  "c": []\n}\n',
    ],
    ['in an empty file', '{}', '{\n  "resources": ["/resources/keys.json"]\n}'],
    [
      'once only',
      '{ "resources": [ "/resources/keys.json" ] }',
      '{ "resources": [ "/resources/keys.json" ] }',
    ],
  ])('stands %s, and all else as it was', (_where, before, after) => {
    expect(listInConfig(before, file)).toBe(after)
  })

  it.each(['[]', '{ "resources": 1 }', '{ "a": 1, }'])('is refused in %s', (text) => {
    expect(() => listInConfig(text, file)).toThrow('an object with a list "resources" is expected')
  })
})
