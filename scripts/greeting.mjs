import { inRoot } from './processes.mjs'
import { duration, say } from './terminal.mjs'

/**
 * Says where the console is and with which names one signs in.
 * @param {{ origin: string, startedAt: number, notes: string[] }} input startedAt in ms of performance.now()
 */
export async function greet({ origin, startedAt, notes }) {
  // Only now: on a fresh clone tsx is not there when this script starts.
  const { tsImport } = await import('tsx/esm/api')
  /** @type {typeof import('../sandbox/personas')} */
  const { personas, sandboxPassword } = await tsImport(inRoot('sandbox', 'personas.ts'), import.meta.url)
  const width = Math.max(...personas.map(({ email }) => email.length))
  say('')
  say(`Basalt Console is ready after ${duration(performance.now() - startedAt)}:`)
  say('')
  say(`    ${origin}`)
  say('')
  say(`Sign in with one of these names; the password of all is ${sandboxPassword}`)
  say('')
  for (const { email, about } of personas) say(`    ${email.padEnd(width)}  ${about}`)
  say('')
  for (const note of notes) say(note)
}
