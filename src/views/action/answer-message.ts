/** The server's own words on a command that worked; null where it says nothing. */
export function answerMessage(answer: unknown): string | null {
  const message: unknown = Reflect.get(Object(answer), 'message')
  return typeof message === 'string' && message.trim() !== '' ? message : null
}
