/** One value a person may choose. */
export type Choice = {
  value: string
  label: string
  /** What choosing it means, in second text. */
  text?: string
  /** Short form under a slider's step. */
  mark?: string
  /** Shown but not to be chosen, and why. */
  disabledReason?: string
}

/** What a source of choices has to offer right now. */
export type Offer =
  | { state: 'loading' }
  /** Another field has to be filled first; the sentence says which. */
  | { state: 'waiting'; sentence: string }
  | { state: 'failed'; sentence: string; retry: () => void }
  | {
      state: 'ready'
      choices: readonly Choice[]
      /** Taken when the field is empty or holds what is no longer offered. */
      preselected: string | null
      /** Said when there is nothing to choose. */
      empty: string
      /** Something the choices depend on could not be loaded; what is here may still be used. */
      trouble?: { sentence: string; retry: () => void }
    }

/** The choices that may be taken. */
export function openChoices(offer: Offer): readonly Choice[] {
  return offer.state === 'ready'
    ? offer.choices.filter(({ disabledReason }) => disabledReason === undefined)
    : []
}

/** The label of a value, or the value itself while its source does not know it. */
export function labelOf(offer: Offer | null, value: string): string {
  const choices = offer?.state === 'ready' ? offer.choices : []
  return choices.find((choice) => choice.value === value)?.label ?? value
}

/** Choices that need no server. */
export function fixedOffer(choices: readonly Choice[]): Extract<Offer, { state: 'ready' }> {
  return { state: 'ready', choices, preselected: null, empty: '' }
}

/** The value of the one choice there is. */
export function onlyChoice(choices: readonly Choice[]): string | null {
  const open = choices.filter(({ disabledReason }) => disabledReason === undefined)
  return open.length === 1 ? (open[0]?.value ?? null) : null
}
