/** The whole of an answer, by the record that was found within it. */
export const wholeAnswers = new WeakMap<object, unknown>()
