import * as z from 'zod/mini'
import { platforms } from '../../domain/cluster'

/** A platform by its one name here: D1 writes az and az-saas, D2 Azure and Azure SaaS (PLT-D07). Another stays as it is. */
export function platformOf(sent: string): string {
  return platforms.find((known) => plain(known) === plain(sent)) ?? sent
}

export const platformText = z.pipe(z.string(), z.transform(platformOf))

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace('azure', 'az')
    .replace(/[\s_-]/g, '')
}
