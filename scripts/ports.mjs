import { createServer } from 'node:net'
import { Refusal, say } from './terminal.mjs'

/** Ports Chromium and Firefox refuse to open. */
const refusedByBrowsers = new Set([
  2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080,
])

/**
 * The wanted port, or the next one that is free and that browsers open.
 * @param {number} wanted
 */
export async function freePortFrom(wanted) {
  for (let port = wanted; port < Math.min(wanted + 200, 65_536); port++) {
    if (!refusedByBrowsers.has(port) && (await isFree(port))) return port
  }
  throw new Refusal(`No free port was found from ${wanted} on. Choose another one: PORT=8080 npm start`)
}

/**
 * The same, saying so where it is another one.
 * @param {number} wanted
 * @param {(text: string) => void} [tell]
 */
export async function freePortInstead(wanted, tell = say) {
  const port = await freePortFrom(wanted)
  if (port !== wanted) tell(`Port ${wanted} is taken: using ${port} instead.`)
  return port
}

/**
 * The port named by PORT, or the given one.
 * @param {number} otherwise
 */
export function wantedPort(otherwise) {
  const text = process.env.PORT
  if (text === undefined || text === '') return otherwise
  const port = Number(text)
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Refusal(`PORT must be a number from 1 to 65535; it is "${text}".`)
  return port
}

/** Somebody may listen on one address only, so every one a browser may pick for "localhost" is tried. @param {number} port */
async function isFree(port) {
  for (const host of ['127.0.0.1', '::1', '0.0.0.0', '::']) {
    if (!(await canListen(port, host))) return false
  }
  return true
}

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<boolean>}
 */
function canListen(port, host) {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error) => {
      // A machine without IPv6 has nobody listening there either.
      resolve('code' in error && (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT'))
    })
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)))
  })
}
