// Runs in every measured page before its own scripts.

/** Milliseconds of the shortest interaction that the browser reports. */
const shortest = 16
/** @type {{ fcp: number, shift: number, longTasks: { at: number, took: number }[], interaction: number }} */
const seen = { fcp: 0, shift: 0, longTasks: [], interaction: 0 }

/** @param {string} type @param {(entry: any) => void} note @param {object} [more] */
function observe(type, note, more) {
  new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
    type,
    buffered: true,
    ...more,
  })
}
observe('paint', (entry) => {
  if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime
})
observe('layout-shift', (entry) => {
  if (!entry.hadRecentInput) seen.shift += entry.value
})
observe('longtask', (entry) => seen.longTasks.push({ at: entry.startTime, took: entry.duration }))
observe(
  'event',
  (entry) => {
    if (entry.interactionId) seen.interaction = Math.max(seen.interaction, entry.duration)
  },
  { durationThreshold: shortest },
)

/** Keys and clicks the page has seen; the browser counts those, too, that are too short to be reported. */
function inputs() {
  return ['keydown', 'click'].reduce((sum, type) => sum + (performance.eventCounts.get(type) ?? 0), 0)
}
let inputsBefore = 0

function beginInteractions() {
  seen.interaction = 0
  inputsBefore = inputs()
}

/**
 * The longest since the beginning, in ms; null where there was none.
 * @returns {Promise<number | null>}
 */
async function longestInteraction() {
  // The browser reports it within the second after it was painted.
  await new Promise((resolve) => setTimeout(resolve, 2_000))
  return inputs() > inputsBefore ? Math.max(seen.interaction, shortest) : null
}

/** @param {string} selector @param {number} count @param {string} text */
function isShown(selector, count, text) {
  const visible = [...document.querySelectorAll(selector)].filter(
    (element) =>
      element.textContent?.includes(text) &&
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
  )
  return visible.length >= count
}

/**
 * Time (ms since the page's start) at which so many elements have been painted: what stands in the document in a
 * frame callback is painted by that frame, and the task posted from it runs right after.
 * @param {string} selector
 * @param {number} count
 * @param {string} [text]
 * @returns {Promise<number>}
 */
function painted(selector, count, text = '') {
  return new Promise((resolve) => {
    const look = () => {
      if (!isShown(selector, count, text)) requestAnimationFrame(look)
      else setTimeout(() => resolve(performance.now()))
    }
    requestAnimationFrame(look)
  })
}

/**
 * Milliseconds from the next click to the painted target.
 * @param {string} selector
 * @param {string} text
 * @returns {Promise<number>}
 */
function paintedAfterClick(selector, text) {
  return new Promise((resolve) => {
    addEventListener(
      'click',
      (click) => painted(selector, 1, text).then((now) => resolve(now - click.timeStamp)),
      {
        capture: true,
        once: true,
      },
    )
  })
}

Object.assign(window, {
  __bench: { seen, painted, paintedAfterClick, beginInteractions, longestInteraction },
})
