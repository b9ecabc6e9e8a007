import { forgetTexts, keepText, keptText } from '../ui/kept-text'

const prefix = 'basalt.recent:'

/** What a person chose last in this tab, by name: no more than the ids of the palette's entries is kept. */
export function recentChoices(personId: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(keptText(prefix + personId, 'tab') ?? '[]')
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}

export function keepRecentChoices(personId: string, ids: readonly string[]): void {
  keepText(prefix + personId, JSON.stringify(ids), 'tab')
}

/** Forgets the choices of everybody in this tab; called on log-out. */
export function eraseRecentChoices(): void {
  forgetTexts(prefix, 'tab')
}
