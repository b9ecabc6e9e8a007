import { createContext } from 'react'

/**
 * The level of the first heading that a value of a record may have where it stands; in a form that of its sections, as
 * a form of one section has no heading between its title and its fields.
 */
export const HeadingLevel = createContext(2)
