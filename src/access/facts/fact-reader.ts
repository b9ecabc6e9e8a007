import type { AccessContext } from '../access-context'

/** What of a fact's context it depends on, as paths: a test holds them against what it reads. */
export type FactReader<Value = unknown> = {
  reads: readonly string[]
  read: (context: AccessContext) => Value
}

export type FactReaders = Readonly<Record<string, FactReader>>
