import { isPathTemplate } from '../domain/path-template'
import type { Call } from './call'

/** Values for the places of a path template. */
export type PathValues = Readonly<Record<string, string>>

/**
 * Fills a path template; every value is encoded, so that an id can never become a path of its own.
 * @throws RangeError when a value is missing or the template leads elsewhere: a programming fault.
 */
export function fillPath(template: Call['path'], values: PathValues): string {
  if (!isPathTemplate(template)) throw new RangeError(`${template} is no path below the API`)
  return template.replace(/\{(\w+)\}/g, (_place, name: string) => {
    const value = values[name]
    if (value === undefined || value === '') throw new RangeError(`No value for {${name}} in ${template}`)
    // A browser reads these as steps up the path, encoded or not.
    if (value === '.' || value === '..') throw new RangeError(`${value} cannot stand for {${name}}`)
    return encodeURIComponent(value)
  })
}
