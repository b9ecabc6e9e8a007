/** What the server says of a command it has done; null when it says nothing. */
export function answerMessage(answer: unknown): string | null {
  const message: unknown =
    typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'message') : null
  return typeof message === 'string' && message.trim() !== '' ? message : null
}
