import { wholeAnswers } from '../../domain/whole-answer'

/** The server's own words on a command that worked, beside its record or in its place; null where it says nothing. */
export function answerMessage(answer: unknown): string | null {
  return messageOf(wholeAnswers.get(Object(answer))) ?? messageOf(answer)
}

function messageOf(answer: unknown): string | null {
  const message: unknown = Reflect.get(Object(answer), 'message')
  return typeof message === 'string' && message.trim() !== '' ? message : null
}
