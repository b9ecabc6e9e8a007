import * as z from 'zod/mini'

/** A platform as D1 names it: D2 writes Azure and Azure SaaS for az and az-saas (PLT-D07). Another stays as it is. */
export function platformOf(sent: string): string {
  const word = sent.toLowerCase().replace(/[\s_-]/g, '')
  if (word === 'azure') return 'az'
  return word === 'azuresaas' ? 'az-saas' : sent
}

export const platformText = z.pipe(z.string(), z.transform(platformOf))
