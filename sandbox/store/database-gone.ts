/**
 * Whether an error says that the database cannot be reached or is stopping (PostgreSQL's classes 08 and 57P, the
 * socket's own codes), not that it refused a statement. Drizzle keeps the driver's error as its cause.
 */
export function isDatabaseGone(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if ('code' in current && goneCodes.test(String(current.code))) return true
    if (goneMessages.test(current.message)) return true
  }
  return false
}

/** Of the driver itself, which gives them no code; the last is said of what is asked of a connection after it broke. */
const goneMessages =
  /^Connection terminated|timeout exceeded when trying to connect|^Client (has encountered a connection error|was closed) and is not queryable/
const goneCodes = /^(08...|57P0[123]|ECONNREFUSED|ECONNRESET|EPIPE|ENOENT)$/
