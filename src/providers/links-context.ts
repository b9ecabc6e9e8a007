import { createContext, useContext } from 'react'

/** Addresses outside the console, from config.json `links` (SHL-D03). */
export type Links = {
  company: string
  learning: string
  documentation: string
  community: string
  freeTraining: string
  resourceCenter: string
  privacyPolicy: string
  terms: string
  overviewVideo: string
  labRegistration: string
  contactSales: string | null
}

export const LinksContext = createContext<Links | null>(null)

/** The configured addresses. @throws Error above the composition root. */
export function useLinks(): Links {
  const links = useContext(LinksContext)
  if (!links) throw new Error('useLinks needs the runtime configuration')
  return links
}
