import { describe, expect, it } from 'vitest'
import { parseRegister } from './register'

const page = `# auth (AUTH)

Text with AUTH-099 in it.

## Requirements

| Id | Kind | Requirement | Source |
|---|---|---|---|
| AUTH-001 | route | One thing, see AUTH-002. | D1 |
| AUTH-002 | text | Another \`a | b\`. | D1 |
| SHL-001 | text | A row of another area. | D1 |

## Decisions where the specification is silent or contradicts itself

| Id | Question and decision | Source |
|---|---|---|
| AUTH-D01 | A question. Decision: so. | D1 |
`

describe('parseRegister', () => {
  it('takes the ids of the first column, requirements apart from decisions', () => {
    expect(parseRegister(page)).toEqual({
      key: 'AUTH',
      requirements: ['AUTH-001', 'AUTH-002'],
      decisions: ['AUTH-D01'],
    })
  })

  it('knows a page that is no register', () => {
    expect(parseRegister('# The requirement register\n\n| AUTH-001 | x |\n')).toBeNull()
  })

  it('refuses an id that stands twice', () => {
    expect(() => parseRegister(page.replace('AUTH-002 | text', 'AUTH-001 | text'))).toThrow(
      'AUTH-001 stands in the register twice',
    )
  })
})
