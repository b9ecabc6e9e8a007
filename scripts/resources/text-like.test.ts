import { describe, expect, it } from 'vitest'
import { textLike } from './text-like'

describe('a text like a pattern', () => {
  it.each([
    ['^C-[0-9]{4}-[0-9]+$', 1, 'C-0000-001'],
    ['^C-[0-9]{4}-[0-9]+$', 12, 'C-0000-012'],
    ['^\\d{4}$', 7, '0007'],
    ['^(dev|prod)-[a-z]{2,4}$', 2, 'dev-aac'],
    ['^(?:dev|prod)/x\\.y$', 1, 'prod/x.y'],
    ['^[A-Z][a-z]*(-[0-9])?$', 1, 'Aaab'],
    ['^[^0-9]$', 2, 'c'],
    ['^v\\d+\\.\\d+$', 3, 'v000.003'],
    ['^\\s*\\{[\\s\\S]*\\}\\s*$', 1, '   {aab}   '],
    ['^[a-z]{2,}$', 1, 'aab'],
    ['^[a-z]{5,}$', 1, 'aaaab'],
    ['^[a-z]{2}x?y$', 1, 'aby'],
    ['^\\W\\D$', 1, '-b'],
    ['^.-.$', 27, 'b-b'],
    ['^a\\tb\\nc$', 1, 'a\tb\nc'],
    ['^[A-F0-9a-f]{2}$', 1, 'ab'],
    ['^[0-9A-F]$', 6, '0'],
    ['^[-c]$', 1, '-'],
  ])('%s with %d is %s', (source, number, text) => {
    expect(textLike(source, number)).toBe(text)
  })

  it('has two hundred letters at most', () => {
    expect([textLike('^a{200}$', 1)?.length, textLike('^a{201}$', 1)]).toEqual([200, null])
  })

  it.each(['^(?=.*\\d)\\w+$', '^\\p{Lu}+$', '^(a)\\1$', '^a$b'])(
    'is not made of %s, which asks what this cannot read',
    (source) => {
      expect(textLike(source, 1)).toBeNull()
    },
  )
})
