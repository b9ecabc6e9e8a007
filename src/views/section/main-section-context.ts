import { createContext } from 'react'

/** Whether a section is the first of its view: only there is the first button a primary one. */
export const MainSectionContext = createContext(true)
