// Loads the page again when a previewed file has changed. Which list, form or record is open stands in the address.
const every = 300

/** @type {string | undefined} */
let shown

async function look() {
  const response = await fetch('/preview.json', { cache: 'no-store' }).catch(() => null)
  const { version } = response?.ok ? await response.json() : { version: shown }
  if (shown !== undefined && version !== shown) {
    location.reload()
    return
  }
  shown = version
  setTimeout(look, every)
}

void look()
