import { describe, expect, it } from 'vitest'
import { t } from '../locales/t'
import { checkClusterName, defaultCloneName, reservedNameWords } from './cluster-name'

/** The sentence a person reads, or null. */
function sentence(name: string, platform: string): string | null {
  const fault = checkClusterName(name, platform)
  return fault && t(fault.key, fault.values)
}

const hint = 'Name is invalid; check naming hint'
const edge = 'Dash not allowed in beginning or end'
const double = 'Should not contain multiple consequent dashes'
const spaces = 'Spaces not allowed'
const short = 'Name must be at least 3 characters'
const long = 'Name cannot be longer than 21 characters'
const a21 = 'abcdefghijklmnopqrstu'
const a22 = 'abcdefghijklmnopqrstuv'

describe('a cluster name on a gc-style platform', () => {
  it('is required [CRE-023]', () => {
    expect(sentence('', 'gc')).toBe('Please enter a valid name')
  })

  it.each(['abc', 'Abc', 'ABC', 'a1b', 'a-b', 'a-1', 'a-b-c-d', 'sales-2024', a21, 'abcdefghij-klmnopqrst'])(
    'may be %s: letters, digits and single dashes, 3 to 21 characters [CRE-024, CRE-026, CRE-055]',
    (name) => {
      expect(sentence(name, 'gc')).toBeNull()
    },
  )

  it.each([a22, 'abcdefghij-klmnopqrstu', 'a'.repeat(300)])(
    'may not be longer than 21 characters: %s [CRE-024, CRE-055]',
    (name) => {
      expect(sentence(name, 'gc')).toBe(long)
    },
  )

  it.each(['a', 'ab', 'A1'])('may not be shorter than 3 characters: %s [CRE-025, CRE-055]', (name) => {
    expect(sentence(name, 'gc')).toBe(short)
  })

  it.each([
    ...['sales_1', 'sales.eu', 'sales/eu', 'sales!', 'a"b', 'sälés', 'продажи', '売上高', 'ＳＡＬＥＳ'],
    ...['sales😀', 'sale\u0301s', 'a–b', 'a\u00adb', 'a\u200bb', '<b>sales</b>', 'a\0b', "a'b", 'a%20b'],
  ])('may not have other characters: %j [CRE-026]', (name) => {
    expect(sentence(name, 'gc')).toBe(hint)
  })

  it.each(['1abc', '0', '12', '9-a', '2024-sales'])('may not start with a digit: %s [CRE-027]', (name) => {
    expect(sentence(name, 'gc')).toBe(hint)
  })

  it.each(['-abc', 'abc-', '-abc-', '-', '--', '---', '-a', 'a-', '-1ab'])(
    'may not begin or end with a dash: %s [CRE-028]',
    (name) => {
      expect(sentence(name, 'gc')).toBe(edge)
    },
  )

  it.each(['a--b', 'ab---cd', 'a-b--c', '1--a', 'a--é'])(
    'may not have consecutive dashes: %s [CRE-029]',
    (name) => {
      expect(sentence(name, 'gc')).toBe(double)
    },
  )

  it.each([' ', '   ', 'a b', ' abc', 'abc ', 'a\tb', 'a\nb', 'a\u00a0b', '- -', '1 a', 'create me'])(
    'may not have spaces: %j [CRE-030]',
    (name) => {
      expect(sentence(name, 'gc')).toBe(spaces)
    },
  )

  it.each([
    ['create', 'create is not a valid name'],
    ['Create', 'Create is not a valid name'],
    ['CREATE-1', 'CREATE-1 is not a valid name'],
    ['recreated', 'recreated is not a valid name'],
    ['zookeeper', 'zookeeper is not a valid name'],
    ['my-zooKeeper', 'my-zooKeeper is not a valid name'],
    ['loader', 'loader is not a valid name'],
    ['uploaders', 'uploaders is not a valid name'],
    ['Loader2', 'Loader2 is not a valid name'],
  ])('may not contain a reserved word: %s [CRE-031]', (name, expected) => {
    expect(sentence(name, 'gc')).toBe(expected)
  })

  it.each(['creat', 'crea-te', 'zoo-keeper', 'load', 'loade-r'])(
    'may contain parts of a reserved word: %s [CRE-031]',
    (name) => {
      expect(sentence(name, 'gc')).toBeNull()
    },
  )

  it.each([
    ['', 'required'],
    [' -', 'spaces'],
    ['-a--', 'edgeDash'],
    ['1--', 'edgeDash'],
    ['1--é', 'doubleDash'],
    ['1', 'invalid'],
    [`1${a22}`, 'invalid'],
    ['é', 'invalid'],
    ['ab', 'tooShort'],
    [`${a21}create`, 'tooLong'],
    ['create', 'reserved'],
  ])(
    '%j names one fault, the first in order: %s [CRE-023, CRE-025, CRE-027, CRE-028, CRE-029]',
    (name, code) => {
      expect(checkClusterName(name, 'gc')?.code).toBe(code)
    },
  )

  it.each(['gc', '', 'aws', 'AZ', 'azure', 'toString'])(
    'is judged so on every platform but az and az-saas: %j [CRE-026]',
    (platform) => {
      expect(sentence('My-Cluster-1', platform)).toBeNull()
      expect(sentence('my_cluster', platform)).toBe(hint)
    },
  )
})

describe.each(['az', 'az-saas'])('a cluster name on %s', (platform) => {
  it.each(['abc', 'a1b', 'a12', 'abcdefgh', 'abc12345'])(
    'may be %s: lowercase alphanumerics, 3 to 8 characters [CRE-032, CRE-033, CRE-055]',
    (name) => {
      expect(sentence(name, platform)).toBeNull()
    },
  )

  it.each([
    ['', 'Please enter a valid name'],
    ['a', 'Name must be at least 3 characters.'],
    ['ab', 'Name must be at least 3 characters.'],
    ['abcdefghi', 'Name cannot be longer than 8 characters.'],
    ['abcdefghijklmnopqrstuvw', 'Name cannot be longer than 8 characters.'],
  ])('%j is refused for its length: %s [CRE-032, CRE-055]', (name, expected) => {
    expect(sentence(name, platform)).toBe(expected)
  })

  it.each([
    ...[
      'Abc',
      'ABC',
      'aBc',
      'a-b',
      'abc-',
      '-abc',
      'a--b',
      'a b',
      ' abc',
      'abc ',
      'a_b',
      'a.b',
      'äbc',
      'ab😀',
    ],
    ...['A', '-', ' ', 'ABCDEFGHIJ', 'Create'],
  ])('%j is refused for its characters [CRE-033]', (name) => {
    expect(sentence(name, platform)).toBe('Only accept lowercase alphanumerics.')
  })

  it.each(['1abc', '1', '123', '1-A'])('%s is refused for its leading digit [CRE-033]', (name) => {
    expect(sentence(name, platform)).toBe(
      'Name cannot start with a numeric character. Must start with a letter.',
    )
  })

  it.each([
    ['create', 'create is not a valid name'],
    ['loader', 'loader is not a valid name'],
    ['aloader1', 'aloader1 is not a valid name'],
    ['zookeeper', 'Name cannot be longer than 8 characters.'],
  ])('%s is refused for a reserved word, after its length: %s [CRE-032]', (name, expected) => {
    expect(sentence(name, platform)).toBe(expected)
  })
})

describe('the name of a clone', () => {
  it.each([
    ['sales', 'sales-2'],
    ['a', 'a-2'],
    ['abcdefghijklmnopqrs', 'abcdefghijklmnopqrs-2'],
  ])('of %s starts as %s [CLU-032]', (source, expected) => {
    expect(defaultCloneName(source, 'gc')).toBe(expected)
  })

  it.each(['abcdefghijklmnopqrst', a21, a22])(
    'of %s starts empty: it would exceed 21 [CLU-033, CLU-087]',
    (source) => {
      expect(defaultCloneName(source, 'gc')).toBe('')
    },
  )

  it.each([
    ['sales', 'az', 'sales2'],
    ['sales2024', 'az-saas', 'sales202'],
    ['Sales-EU', 'az', 'saleseu2'],
    ['1st', 'az', ''],
  ])('of %s on %s starts as %j, which its own rules allow [CLU-032]', (source, platform, expected) => {
    expect(defaultCloneName(source, platform)).toBe(expected)
  })

  it.each([
    ['', 'gc', 'Please enter a valid name'],
    [a21, 'gc', null],
    [a22, 'gc', 'Name cannot be longer than 21 characters'],
    ['sales-2', 'gc', null],
    ['sales--2', 'gc', double],
    ['sales-2', 'az', 'Only accept lowercase alphanumerics.'],
    ['sales2', 'az', null],
    ['sales2024', 'az-saas', 'Name cannot be longer than 8 characters.'],
  ])('%j from %s: %s [CLU-038, CLU-087]', (name, platform, expected) => {
    const fault = checkClusterName(name, platform)
    expect(fault && t(fault.key, fault.values)).toBe(expected)
  })
})

it('reserves three words [CRE-031]', () => {
  expect(reservedNameWords).toEqual(['create', 'zookeeper', 'loader'])
})
