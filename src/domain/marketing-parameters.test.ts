import { describe, expect, it } from 'vitest'
import { marketingParameterNames, marketingParametersOf } from './marketing-parameters'

describe('the marketing parameters', () => {
  it('are five', () => {
    expect(marketingParameterNames).toEqual([
      'utm_medium',
      'utm_source',
      'utm_campaign',
      'utm_term',
      'utm_content',
    ])
  })

  it.each([
    ['', {}],
    ['?', {}],
    ['?utm_medium=a', { utm_medium: 'a' }],
    ['?utm_source=a', { utm_source: 'a' }],
    ['?utm_campaign=a', { utm_campaign: 'a' }],
    ['?utm_term=a', { utm_term: 'a' }],
    ['?utm_content=a', { utm_content: 'a' }],
    ['utm_term=a', { utm_term: 'a' }],
    [
      '?utm_content=5&utm_term=4&utm_campaign=3&utm_source=2&utm_medium=1',
      { utm_medium: '1', utm_source: '2', utm_campaign: '3', utm_term: '4', utm_content: '5' },
    ],
    ['?utm_term=big%20data%26more+x', { utm_term: 'big data&more x' }],
    ['?utm_source=', {}],
    ['?utm_source', {}],
    ['?utm_source=a&utm_source=b', { utm_source: 'a' }],
    ['?UTM_SOURCE=a&utm_id=7&source=b&redirect_uri=c&scope=d&prompt=e', {}],
    ['?utm_source=%zz', { utm_source: '%zz' }],
    ['?__proto__=a&utm_term=b', { utm_term: 'b' }],
  ])('of %j are %j: those present, names unchanged, and nothing else', (query, expected) => {
    expect(marketingParametersOf(query)).toEqual(expected)
  })
})
