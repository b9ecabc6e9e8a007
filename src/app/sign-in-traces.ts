import { keepText } from '../ui/kept-text'

const firstLoginKey = 'basalt.first-login-done'
/** 31536000000 ms (D1 §9). */
const ssoCookieSeconds = 31_536_000

/** Stores the activation's `crypted` value for single sign-on: secure, strict same-site, for a year (D1 §9). */
export function storeSsoCookie(name: string, value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every supported browser
  document.cookie = `${name}=${encodeURIComponent(value)}; Max-Age=${ssoCookieSeconds}; Path=/; Secure; SameSite=Strict`
}

export function clearSsoCookie(name: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every supported browser
  document.cookie = `${name}=; Max-Age=0; Path=/; Secure; SameSite=Strict`
}

/** No redirect after a sign-in has happened in this browser since the last log-out (AUTH-D16). */
export function isFirstLogin(): boolean {
  try {
    return localStorage.getItem(firstLoginKey) === null
  } catch {
    return false
  }
}

/** Without storage every login counts as a later one. */
export function markFirstLoginDone(): void {
  keepText(firstLoginKey, 'true')
}

export function clearFirstLoginFlag(): void {
  keepText(firstLoginKey, null)
}
