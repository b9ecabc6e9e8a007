import { lower } from '../../src/definitions/file/file-texts'

/** "api-keys" becomes "Api keys"; say --many "API keys" where that is better. */
export function wordsOf(name: string): string {
  const words = name.split('-').map(lower).join(' ').toLowerCase()
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}

/** "isActive" becomes "Active". */
export function labelOf(name: string): string {
  return wordsOf(
    name
      .replace(/([a-z])([A-Z])/g, '$1-$2')
      .replaceAll('_', '-')
      .replace(/^is-/, ''),
  )
}

/** What is said where a value is missing. */
export function requiredText({ label, type }: { label: string; type: string }): string {
  const verb = ['choice', 'reference', 'date', 'day', 'date-time'].includes(type) ? 'choose' : 'enter'
  return `Please ${verb}: ${lower(label)}`
}
