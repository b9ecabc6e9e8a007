/** What is wrong with a name (D1 §5 'Cluster name', CRE-D16, CRE-D20). Quoted texts of the specification are exact. */
export const names = {
  required: 'Please enter a valid name',
  spaces: 'Spaces not allowed',
  edgeDash: 'Dash not allowed in beginning or end',
  doubleDash: 'Should not contain multiple consequent dashes',
  invalid: 'Name is invalid; check naming hint',
  tooShort: 'Name must be at least {{min}} characters',
  tooLong: 'Name cannot be longer than {{max}} characters',
  reserved: '{{value}} is not a valid name',

  azLeadingDigit: 'Name cannot start with a numeric character. Must start with a letter.',
  azLowercase: 'Only accept lowercase alphanumerics.',
  azTooShort: 'Name must be at least {{min}} characters.',
  azTooLong: 'Name cannot be longer than {{max}} characters.',
} as const
