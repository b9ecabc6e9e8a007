/** Sentences one after the other; one that ends without a full stop, as the owner of a definition wrote it, gets one. */
export function joinedSentences(sentences: readonly string[]): string {
  return sentences.map((each, index) => (index < sentences.length - 1 ? ended(each) : each)).join(' ')
}

/** A sentence that another one follows. */
export function ended(sentence: string): string {
  return /[.!?…:;]["”’)]?$/.test(sentence) ? sentence : `${sentence}.`
}
