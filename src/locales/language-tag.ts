/** A language as BCP 47 writes it, each part in its usual case: `de`, `pt-BR`, `zh-Hant`. */
export const languageTag = /^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|\d{3}))?$/
