import type { OwnText } from '../locales/text'
import type { CreateDefinition, EditDefinition } from './define-form'
import { lowered, own, said } from './file/file-texts'
import type { restCalls } from './rest-calls'

/**
 * The forms of a resource that follows the REST convention, with the words every resource has: all fields in one
 * section, to create and to change.
 * @param input.one what one of them is called, such as "API key"
 * @param input.locked shown, but never changed after creation
 */
export function standardForms<Field extends string>(input: {
  one: string | OwnText
  calls: ReturnType<typeof restCalls>
  fields: readonly Field[]
  locked?: readonly Field[]
}): { create: CreateDefinition<Field>; edit: EditDefinition<Field> } {
  const { calls, fields, locked } = input
  const one = typeof input.one === 'string' ? own(input.one) : input.one
  const sections = [{ title: one, fields }]
  return {
    create: {
      title: said('standard.newOne', { one: lowered(one) }),
      submit: 'standard.create',
      success: said('standard.createdOne', { one }),
      call: calls.create,
      sections,
    },
    edit: {
      title: said('standard.editOne', { one: lowered(one) }),
      submit: 'standard.save',
      success: 'standard.saved',
      call: calls.edit,
      sections,
      ...(locked ? { locked } : {}),
    },
  }
}
