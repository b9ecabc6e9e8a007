import { createContext } from 'react'

/** The pages above the one that is open, from the outermost, as the route table has them. */
export type Trail = readonly { to: string; label: string }[]

export const TrailContext = createContext<Trail>([])
