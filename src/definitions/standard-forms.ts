import type { CreateDefinition, EditDefinition } from './define-form'
import { lower, own } from './file/file-texts'
import type { restCalls } from './rest-calls'

/**
 * The forms of a resource that follows the REST convention, with the words every resource has: all fields in one
 * section, to create and to change.
 * @param input.one what one of them is called, such as "API key"
 * @param input.locked shown, but never changed after creation
 */
export function standardForms<Field extends string>(input: {
  one: string
  calls: ReturnType<typeof restCalls>
  fields: readonly Field[]
  locked?: readonly Field[]
}): { create: CreateDefinition<Field>; edit: EditDefinition<Field> } {
  const { one, calls, fields, locked } = input
  const sections = [{ title: own(one), fields }]
  return {
    create: {
      title: own(`New ${lower(one)}`),
      submit: 'standard.create',
      success: own(`${one} created.`),
      call: calls.create,
      sections,
    },
    edit: {
      title: own(`Edit ${lower(one)}`),
      submit: 'standard.save',
      success: 'standard.saved',
      call: calls.edit,
      sections,
      ...(locked ? { locked } : {}),
    },
  }
}
