/** Words of filters by a range or a text. */
export const filter = {
  any: '{{label}}: all',
  chosen: '{{label}}: {{what}}',
  between: '{{from}} to {{to}}',
  from: 'from {{from}}',
  to: 'up to {{to}}',
  least: 'From',
  most: 'To',
  how: 'How',
  text: 'Text',
  contains: 'contains',
  begins: 'begins with',
  is: 'is',
  empty: 'is empty',
  apply: 'Apply',
  clear: 'Clear',
} as const
