import type { names } from '../locales/en/names'
import { hasReservedWord } from './cluster-name'

/** The regions a consent may name where the product API lists no others (D1 §9). */
export const defaultConsentRegions = [
  'East US',
  'West US',
  'UK South',
  'France Central',
  'Sweden Central',
  'Canada Central',
  'UAE North',
  'Australia East',
] as const

/** Characters a text of the form has at least (D1 §9). */
export const shortestConsentText = 3

/** Characters of an environment's name (D1 §9). */
export const environmentNameLength = { min: 3, max: 10 } as const

/** What is wrong with the name of an environment, as a key of its sentence; null when nothing is (D1 §5). */
export function checkEnvironmentName(name: string): keyof typeof names | 'environmentRequired' | null {
  if (name === '') return 'environmentRequired'
  if (/^\d/.test(name)) return 'azLeadingDigit'
  if (!/^[a-z0-9]+$/.test(name)) return 'azLowercase'
  if (name.length < environmentNameLength.min) return 'azTooShort'
  if (name.length > environmentNameLength.max) return 'azTooLong'
  return hasReservedWord(name) ? 'reserved' : null
}

/** Five groups of letters and digits, 8-4-4-4-12 (D1 §5, CNF-D09). */
export function isSubscriptionId(text: string): boolean {
  return /^[a-z0-9]{8}(-[a-z0-9]{4}){3}-[a-z0-9]{12}$/i.test(text)
}

/** An IPv4 address with the mask /14 or /24 (D1 §5, CNF-D11). */
export function isSubnet(text: string): boolean {
  const [address = '', mask = '', ...more] = text.split('/')
  const isMask = (mask === '14' || mask === '24') && more.length === 0
  return (
    isMask &&
    /^\d{1,3}(\.\d{1,3}){3}$/.test(address) &&
    address.split('.').every((octet) => Number(octet) <= 255)
  )
}

/** What a consent needs of the credentials of a service principal; '' where they lack it (CNF-D12). */
export type ServicePrincipal = { tenant: string; appId: string; password: string }

/** The credentials as they were pasted; null where they are no JSON object (D1 §5). */
export function readServicePrincipal(text: string): ServicePrincipal | null {
  let sent: unknown
  try {
    sent = JSON.parse(text)
  } catch {
    return null
  }
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return null
  const textOf = (key: string) => {
    const value: unknown = Reflect.get(sent, key)
    return typeof value === 'string' ? value : ''
  }
  return { tenant: textOf('tenant'), appId: textOf('appId'), password: textOf('password') }
}

export type ConsentCommand = { name: string; subscription: string; resourceGroup: string }

/**
 * The command that makes the credentials, for the cloud's command line; what is not filled in yet stands in it as a
 * placeholder (D1 §4 'Consent form', CNF-D08). What a shell would read as more than a word is quoted.
 */
export function consentCommand({ name, subscription, resourceGroup }: ConsentCommand): string {
  const scope = `/subscriptions/${subscription || '{subscription}'}/resourceGroups/${resourceGroup || '{resourceGroup}'}`
  return `az ad sp create-for-rbac --name ${word(name || '{name}')} --role Contributor --scopes ${word(scope)}`
}

/** Whether the command has all it needs (D1 §5: until then it cannot be copied). */
export function isCommandComplete({ name, subscription, resourceGroup }: ConsentCommand): boolean {
  return [name, subscription, resourceGroup].every((part) => part !== '')
}

function word(text: string): string {
  return /^[\w./{}-]*$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`
}

/** Comma-separated, as the system's configuration has them (D1 §7 'systemconfigurations'). */
export function readRegions(text: string): string[] {
  return [...new Set(text.split(',').map((region) => region.trim()))].filter((region) => region !== '')
}
