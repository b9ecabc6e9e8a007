import type { AccessContext } from './access-context'
import { clusterFacts } from './facts/cluster-facts'
import type { FactReaders } from './facts/fact-reader'
import { personFacts } from './facts/person-facts'
import { recordFacts } from './facts/record-facts'

/** How every fact is read from what the console knows, and what of it each one reads. */
export const factReaders = { ...personFacts, ...clusterFacts, ...recordFacts } satisfies FactReaders
export type FactName = keyof typeof factReaders

/** All that rules may ask of. A fact of something that is not there is null; a list of it is empty. */
export type Facts = { readonly [Name in FactName]: ReturnType<(typeof factReaders)[Name]['read']> }

/** The facts of a context, each read when a rule asks for it. */
export function factsOf(context: AccessContext): Facts {
  // The prototype has a getter for every name of factReaders.
  return new ContextFacts(context) as unknown as Facts
}

class ContextFacts {
  constructor(readonly context: AccessContext) {}
}

for (const [name, { read }] of Object.entries(factReaders)) {
  Object.defineProperty(ContextFacts.prototype, name, {
    get(this: ContextFacts) {
      return read(this.context)
    },
  })
}
