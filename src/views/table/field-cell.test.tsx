import { expect, it } from 'vitest'
import type { FieldDefinition } from '../../definitions/define-field'
import { buildGadget, gadgets } from '../../testing/gadgets'
import { renderWithProviders } from '../../testing/render-with-providers'
import { FieldCell } from './field-cell'

const options = [{ value: 'mail', label: { en: 'E-mail' } }]

it.each<[Partial<FieldDefinition>, unknown, string]>([
  [{ kind: 'secret' }, 'hunter2', '••••••••'],
  [{ kind: 'secret' }, null, '–'],
  [{ kind: 'switch' }, true, 'Yes'],
  [{ kind: 'switch' }, false, 'No'],
  [{ kind: 'switch' }, null, '–'],
  [{ kind: 'number', unit: { en: 'GB' } }, 1234.123456, '1,234.12346 GB'],
  [{ kind: 'number' }, 0, '0'],
  [{ kind: 'number' }, null, '–'],
  [{ kind: 'choice', options }, 'mail', 'E-mail'],
  [{ kind: 'choice', options }, 'fax', 'fax'],
  [{ kind: 'list', options }, ['mail', 'fax'], 'E-mail, fax'],
  [{ kind: 'list' }, [], '–'],
  [{ kind: 'text' }, '', '–'],
])('a field %j that is %j reads "%s"', (parts, value, text) => {
  const field: FieldDefinition = { kind: 'text', label: { en: 'Field' }, ...parts }
  const record = { ...buildGadget(), note: value }
  const { container } = renderWithProviders(
    <FieldCell definition={gadgets} field={field} column="note" record={record} />,
  )
  expect(container.textContent).toBe(text)
})
