let isWatching = false

/**
 * Removes every style sheet that could not be loaded from now on. The bundler takes one that stands in the document
 * for loaded: code that is asked for again would arrive without its styles.
 */
export function dropFailedStyleSheets(): void {
  if (isWatching) return
  isWatching = true
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') target.remove()
    },
    { capture: true },
  )
}
