import type { Fault } from './fault'

/** A fault as one line of a terminal. */
export function faultLine({ id, place, message, file }: Fault): string {
  return `${file === undefined ? '' : `${file}: `}${id} ${place}: ${message}`
}
