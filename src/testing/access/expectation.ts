/** What a person's or a row's fact must be for one alternative of a condition to hold. */
export type Alternative =
  | { fact: string; is: readonly (string | boolean | null)[] }
  | { fact: string; isNot: readonly (string | boolean | null)[] }
  /** A list fact holds at least one of these. */
  | { fact: string; has: readonly string[] }
  /** A list fact holds none of these. */
  | { fact: string; hasNone: readonly string[] }

/** One condition of an action as the specification has it: met by any one of its alternatives. */
export type Expectation = {
  /** Alternatives; one suffices. */
  oneOf: readonly Alternative[]
  /** What happens to the control where it is unmet. */
  otherwise: 'hidden' | 'disabled'
  /** The English sentence a person reads, exactly. */
  says: string
  /** Specification place(s) and register ids. */
  source: string
}

/** Every action `Subject.action` and all its conditions; an empty list is open to anyone signed in. */
export type Expectations = Readonly<Record<string, readonly Expectation[]>>
