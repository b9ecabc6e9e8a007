import { nearestName } from './nearest-name'

/** One thing wrong with a definition. */
export type Fault = {
  /** R001 to R999; it never changes its meaning. */
  id: string
  /** Where in the definition, such as `whitelists.list.columns[2]`. */
  place: string
  /** What is wrong and, where a name was misspelt, what was probably meant. */
  message: string
  /** The file it stands in, where that is known. */
  file?: string
}

/**
 * Words a fault.
 * @param misspelt the name that is not known, and the names that are
 * @example fault('R007', 'whitelists.list.columns[2]', 'no field "rnage"', 'rnage', fields)
 */
export function fault(
  id: string,
  place: string,
  message: string,
  misspelt?: string,
  candidates?: Iterable<string>,
): Fault {
  const meant = misspelt === undefined || !candidates ? null : nearestName(misspelt, candidates)
  return { id, place, message: meant === null ? message : `${message}; did you mean "${meant}"?` }
}

/** A fault as one line of a terminal. */
export function faultLine({ id, place, message, file }: Fault): string {
  return `${file === undefined ? '' : `${file}: `}${id} ${place}: ${message}`
}
