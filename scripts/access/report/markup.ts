/** Markup that is safe to be put into a page as it stands. */
export type Markup = { readonly markup: string }

type Value = string | number | Markup | readonly Markup[]

/** A page's markup: what is put in is text, unless it is markup itself. */
export function html(parts: TemplateStringsArray, ...values: readonly Value[]): Markup {
  return { markup: parts.map((part, index) => `${part}${textOf(values[index] ?? '')}`).join('') }
}

/** Text whose requirement ids are not broken at their hyphen. */
export function withIds(text: string): Markup {
  return raw(escapeHtml(text).replace(/\b[A-Z]{2,}-D?\d+\b/g, '<span class="id">$&</span>'))
}

/** Nothing of this is escaped: for the page's own styles and script. */
export function raw(markup: string): Markup {
  return { markup }
}

function textOf(value: Value): string {
  if (typeof value === 'string' || typeof value === 'number') return escapeHtml(String(value))
  return 'markup' in value ? value.markup : value.map(({ markup }) => markup).join('')
}

function escapeHtml(text: string): string {
  const names: Readonly<Record<string, string>> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  }
  return text.replace(/[&<>"']/g, (sign) => names[sign] ?? sign)
}
