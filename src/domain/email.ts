/** Longest address that mail can be sent to (RFC 5321). */
const longest = 254

const local = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*"
const label = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?'
const address = new RegExp(`^${local}@(?:${label}\\.)+[A-Za-z][A-Za-z0-9-]{0,61}[A-Za-z0-9]$`)

/** Whether a text can be an e-mail address: one that mail servers take, with a dotted domain (D2 §5 'Invite user'). */
export function isEmail(text: string): boolean {
  return text.length <= longest && text.indexOf('@') <= 64 && address.test(text)
}
