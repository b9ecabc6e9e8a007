import { createHash } from 'node:crypto'
import type { AccessContext } from '../../src/access/access-context'
import { type FactName, factReaders } from '../../src/access/facts'
import { defaultContext } from './default-context'
import { probeValues } from './probe-values'

/** What a fact reads, and a digest of what it answers: a changed reader is a changed rule that no table shows. */
export type FactReading = { name: string; reads: readonly string[]; answers: string }

/** Every fact, by name. */
export function factReadings(): FactReading[] {
  return factNames().map((name) => ({ name, reads: factReaders[name].reads, answers: digestOf(name) }))
}

/**
 * What a fact answers for every combination of the probe values of the places it reads, and where a whole part of the
 * context is missing. Each line holds the values and the answer.
 */
export function truthTable(name: FactName): string[] {
  const { reads, read } = factReaders[name]
  const whole = probeContext()
  const contexts = [...combinations(reads, whole), ...missingParts(reads, whole)]
  return contexts.map(({ said, context }) => JSON.stringify([said, answerOf(() => read(context))]))
}

type Probe = { said: readonly unknown[]; context: AccessContext }

function combinations(reads: readonly string[], whole: AccessContext): Probe[] {
  return reads.reduce<Probe[]>(
    (probes, place) =>
      probes.flatMap(({ said, context }) =>
        valuesOf(place).map((value) => ({
          said: [...said, value ?? String(value)],
          context: withValue(context, place.split('.'), value),
        })),
      ),
    [{ said: [], context: whole }],
  )
}

/** A context without the cluster, without its detail, … : a part that may be missing altogether. */
function missingParts(reads: readonly string[], whole: AccessContext): Probe[] {
  const parts = [...new Set(reads.map((place) => place.split('.')[0] ?? ''))]
  return parts
    .filter((part) => part !== 'person' && reads.some((place) => place.startsWith(`${part}.`)))
    .map((part) => ({ said: [`no ${part}`], context: withValue(whole, [part], undefined) }))
}

function valuesOf(place: string): readonly unknown[] {
  const values = probeValues[place]
  if (values === undefined) throw new Error(`scripts/access/probe-values.ts has no values for ${place}`)
  return values
}

/** With every part there, so that a place can be set inside of each. */
function probeContext(): AccessContext {
  return { ...defaultContext(), state: undefined }
}

/** A copy with another value at a place; nothing is changed where a part on the way is missing. */
function withValue(context: AccessContext, place: readonly string[], value: unknown): AccessContext {
  // Probes put values of any kind at any place, as a server of another version might.
  return replaced(context, place, value) as AccessContext
}

function replaced(node: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value
  if (typeof node !== 'object' || node === null) return node
  return { ...node, [key]: replaced(Reflect.get(node, key), rest, value) }
}

function answerOf(read: () => unknown): unknown {
  try {
    return read() ?? null
  } catch {
    return 'throws'
  }
}

function digestOf(name: FactName): string {
  return createHash('sha256').update(truthTable(name).join('\n')).digest('hex').slice(0, 16)
}

function factNames(): FactName[] {
  // The keys of the readers are the names of the facts by their type.
  return (Object.keys(factReaders) as FactName[]).sort()
}
