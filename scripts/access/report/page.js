// The filter of the report: it stands in the address, so that a finding can be sent on.

/** @typedef {{ role: string, verdict: string, area: string, action: string, q: string }} Filters */
const fieldNames = /** @type {const} */ (['role', 'verdict', 'area', 'action', 'q'])

/** @param {string} selector */
const all = (selector) => [.../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(selector))]
const form = /** @type {HTMLFormElement} */ (document.querySelector('form'))
const count = /** @type {HTMLElement} */ (document.querySelector('.count'))
const actions = all('[data-action]')
const cards = new Map(all('article[data-action]').map((card) => [card.dataset.action ?? '', card]))
const areaOf = new Map(
  all('[data-area]').flatMap((area) =>
    [.../** @type {NodeListOf<HTMLElement>} */ (area.querySelectorAll('[data-action]'))].map((one) => [
      one.dataset.action,
      area.dataset.area,
    ]),
  ),
)
const textOfCard = new Map([...cards].map(([name, card]) => [name, textOf(card)]))
const searched = all('[data-search]').map((element) => ({ element, text: textOf(element) }))

/** @param {HTMLElement} element */
function textOf(element) {
  return (element.textContent ?? '').toLowerCase().replace(/\s+/g, ' ')
}

/** @param {string} name */
function field(name) {
  return /** @type {HTMLInputElement | HTMLSelectElement} */ (form.elements.namedItem(name))
}

/** @returns {Filters} */
function readFilters() {
  const [role, verdict, area, action, q] = fieldNames.map((name) => field(name).value.trim())
  return { role: role ?? '', verdict: verdict ?? '', area: area ?? '', action: action ?? '', q: q ?? '' }
}

/**
 * @param {string} text
 * @param {string} query
 */
function holds(text, query) {
  const words = query.toLowerCase().split(/\s+/)
  return words.every((word) => text.includes(word))
}

/**
 * @param {string} name
 * @param {Filters} filters
 */
function isShown(name, { role, verdict, area, action, q }) {
  const outcomes = cards.get(name)?.dataset.outcomes?.split(' ') ?? []
  const isWanted = (/** @type {string} */ one) =>
    one.endsWith(`:${verdict}`) && (role === '' || one.startsWith(`${role}:`))
  return (
    (area === '' || areaOf.get(name) === area) &&
    (action === '' || name === action) &&
    (verdict === '' || outcomes.some(isWanted)) &&
    (q === '' || holds(textOfCard.get(name) ?? '', q))
  )
}

function apply() {
  const filters = readFilters()
  const shown = new Set([...cards.keys()].filter((name) => isShown(name, filters)))
  for (const one of actions) one.hidden = !shown.has(one.dataset.action ?? '')
  for (const area of all('[data-area]')) area.hidden = !area.querySelector('[data-action]:not([hidden])')
  for (const { element, text } of searched) element.hidden = filters.q !== '' && !holds(text, filters.q)
  for (const nothing of all('.nothing'))
    nothing.hidden = Boolean(
      nothing.parentElement?.querySelector('[data-action]:not([hidden]), [data-search]:not([hidden])'),
    )
  document.body.dataset.onlyRole = filters.role
  count.textContent =
    shown.size === cards.size ? `${cards.size} actions` : `${shown.size} of ${cards.size} actions`
}

/** Puts the filter into the address. */
function keep() {
  const hash = new URLSearchParams(
    Object.entries(readFilters()).filter(([, value]) => value !== ''),
  ).toString()
  history.replaceState(null, '', hash ? `#${hash}` : location.pathname + location.search)
}

/** Takes the filter from the address; an anchor of a section is none. */
function read() {
  const hash = location.hash.slice(1)
  if (hash && !hash.includes('=')) return
  const wanted = new URLSearchParams(hash)
  for (const name of fieldNames) {
    const input = field(name)
    input.value = wanted.get(name) ?? ''
    // A select whose value is none of its options.
    if (input instanceof HTMLSelectElement && input.selectedIndex === -1) input.value = ''
  }
  apply()
}

/** @param {HTMLElement | null | undefined} element */
function goTo(element) {
  element?.scrollIntoView({ block: 'start' })
  element?.focus({ preventScroll: true })
}

form.addEventListener('input', () => {
  apply()
  keep()
})
form.addEventListener('reset', () => {
  // The fields are empty after the event.
  setTimeout(() => {
    apply()
    keep()
  })
})
form.addEventListener('submit', (event) => event.preventDefault())

document.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return
  const action = new URLSearchParams(link.hash.slice(1)).get('action')
  if (link.dataset.section) {
    event.preventDefault()
    goTo(document.getElementById(`${link.dataset.section}-title`))
  } else if (action) {
    event.preventDefault()
    const { role } = readFilters()
    history.pushState(null, '', `#${new URLSearchParams({ ...(role && { role }), action })}`)
    read()
    goTo(cards.get(action))
  }
})
addEventListener('hashchange', read)
addEventListener('popstate', read)

read()
apply()
