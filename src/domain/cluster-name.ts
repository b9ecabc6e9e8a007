import type { names } from '../locales/en/names'

export type NameFaultCode = keyof typeof names

/** The one fault of a name to show, with the key and the values of its sentence. */
export type NameFault = {
  code: NameFaultCode
  key: `names.${NameFaultCode}`
  values: Readonly<Record<string, string | number>>
}

/** Characters a name may have at most, by kind of platform (D1 §9). */
const longestClusterName = { gc: 21, az: 8 } as const
const shortestClusterName = 3

/** Words no cluster name may contain, in any case (D1 §5, CRE-D18). */
export const reservedNameWords = ['create', 'zookeeper', 'loader'] as const

type NameRule = { code: NameFaultCode; isBroken: (name: string) => boolean }

/** In the order they speak (CRE-D19). */
const gcRules: readonly NameRule[] = [
  { code: 'required', isBroken: (name) => name === '' },
  { code: 'spaces', isBroken: (name) => /\s/.test(name) },
  { code: 'edgeDash', isBroken: (name) => name.startsWith('-') || name.endsWith('-') },
  { code: 'doubleDash', isBroken: (name) => name.includes('--') },
  { code: 'invalid', isBroken: (name) => startsWithDigit(name) || !/^[A-Za-z0-9-]+$/.test(name) },
  { code: 'tooShort', isBroken: (name) => name.length < shortestClusterName },
  { code: 'tooLong', isBroken: (name) => name.length > longestClusterName.gc },
  { code: 'reserved', isBroken: hasReservedWord },
]

/** The consent form's sentences (CRE-D20); the order is that of the other platforms. */
const azRules: readonly NameRule[] = [
  { code: 'required', isBroken: (name) => name === '' },
  { code: 'azLeadingDigit', isBroken: startsWithDigit },
  { code: 'azLowercase', isBroken: (name) => !/^[a-z0-9]+$/.test(name) },
  { code: 'azTooShort', isBroken: (name) => name.length < shortestClusterName },
  { code: 'azTooLong', isBroken: (name) => name.length > longestClusterName.az },
  { code: 'reserved', isBroken: hasReservedWord },
]

/** What is wrong with the name of a new cluster, or null; one fault at a time (D1 §5 'Cluster name'). */
export function checkClusterName(name: string, platform: string): NameFault | null {
  const isAz = isAzPlatform(platform)
  const broken = (isAz ? azRules : gcRules).find((rule) => rule.isBroken(name))
  if (!broken) return null
  const { code } = broken
  const values = { value: name, min: shortestClusterName, max: longestClusterName[isAz ? 'az' : 'gc'] }
  return { code, key: `names.${code}`, values }
}

/**
 * What is wrong with the characters of a name of the gc style, whatever its length; for names that have a length rule
 * of their own (D3 §5 'Self-managed sub-cluster', SUB-D11).
 */
export function checkNameCharacters(name: string): NameFault | null {
  const broken = gcRules.find(
    ({ code, isBroken }) => code !== 'tooShort' && code !== 'tooLong' && isBroken(name),
  )
  return broken ? { code: broken.code, key: `names.${broken.code}`, values: { value: name } } : null
}

/**
 * The name a clone starts with: the source's name and '-2', or none where that is too long (D1 §5 'Clone'). On az and
 * az-saas a dash is no part of a name: the source's name, cut, and '2' (CLU-D17).
 */
export function defaultCloneName(sourceName: string, sourcePlatform: string): string {
  if (isAzPlatform(sourcePlatform)) {
    const name = `${sourceName
      .toLowerCase()
      .replaceAll(/[^a-z0-9]/g, '')
      .slice(0, longestClusterName.az - 1)}2`
    return checkClusterName(name, sourcePlatform) === null ? name : ''
  }
  const name = `${sourceName}-2`
  return name.length > longestClusterName.gc ? '' : name
}

/** az and az-saas; every other platform is of the gc style (CRE-D20, CRE-D21). */
function isAzPlatform(platform: string): boolean {
  return platform === 'az' || platform === 'az-saas'
}

function startsWithDigit(name: string): boolean {
  return /^[0-9]/.test(name)
}

export function hasReservedWord(name: string): boolean {
  const lowered = name.toLowerCase()
  return reservedNameWords.some((word) => lowered.includes(word))
}
