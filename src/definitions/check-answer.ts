import type { ResourceDefinition } from './define'
import type { AnswerDefinition } from './define-action'
import { isSecret } from './define-field'
import { type Fault, fault, unknownNames } from './fault'

/** Faults of what is shown of an answer: the fields are there, and of a secret it is said that it comes once. */
export function* checkAnswer(
  { fields }: Pick<ResourceDefinition, 'fields'>,
  answer: AnswerDefinition | undefined,
  at: string,
): Generator<Fault> {
  if (!answer) return
  yield* unknownNames('R007', `${at}.show`, 'field', answer.show, Object.keys(fields))
  const secret = answer.show.find((name) => {
    const field = fields[name]
    return field !== undefined && isSecret(field)
  })
  if (secret === undefined || answer.once) return
  const message = `"${secret}" is a secret and not to be had again: say "once": true, so that nobody closes it unread`
  yield fault('R088', at, message)
}
