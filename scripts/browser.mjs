import { accessSync, constants, existsSync } from 'node:fs'
import path from 'node:path'
import { run, runTool } from './processes.mjs'
import { Refusal, say, withProgress } from './terminal.mjs'

/** What a Chromium on a build machine needs: no sandbox for root, no traffic of its own. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Without windows to draw it opens a page in half the time. */
const windowless = 'chromium-headless-shell'
const names = [windowless, 'google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser', 'chrome']
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * Path of the browser the tests use, as far as that can be said without starting one: CHROMIUM_PATH, which
 * `npm test` sets to what it tried out, or an installed Chrome or Chromium.
 * @returns {string | undefined} undefined leaves the choice to Playwright
 */
export const browserPath = () => process.env.CHROMIUM_PATH || installedBrowsers()[0]

/**
 * Finds a browser that really starts, installing one when there is none: the one CHROMIUM_PATH names, an
 * installed Chromium without windows, Chrome or Chromium, Playwright's own download, Debian's package, in this order.
 * @returns {Promise<string>} its path
 */
export async function ensureBrowser() {
  const tried = []
  for (const candidate of [...namedBrowser(), ...installedBrowsers()]) {
    const fault = await faultOnStart(candidate)
    if (fault === null) return candidate
    tried.push(`${candidate}: ${fault}`)
  }
  for (const source of [downloadOfPlaywright, packageOfDebian]) {
    const { candidate, fault } = await source()
    const startFault = candidate === null ? fault : await faultOnStart(candidate)
    if (candidate !== null && startFault === null) return candidate
    tried.push(
      `${source === downloadOfPlaywright ? "Playwright's download" : "Debian's package"}: ${startFault}`,
    )
  }
  throw new Refusal(
    [
      'No Chrome or Chromium could be started, and the browser tests need one. Tried:',
      ...tried.map((line) => `  - ${line}`),
      'Install Chrome or Chromium, or name one: CHROMIUM_PATH=/path/to/chrome npm test. Without a browser: npm test -- --unit',
    ].join('\n'),
  )
}

function namedBrowser() {
  const named = process.env.CHROMIUM_PATH
  return named ? [named] : []
}

/** @returns {string[]} */
function installedBrowsers() {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean)
  const onPath = names.flatMap((name) => folders.map((folder) => path.join(folder, name)))
  return [...onPath, ...places].filter(isProgram)
}

/** @param {string} file */
function isProgram(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/**
 * @param {string} executablePath
 * @returns {Promise<string | null>} null when it started and showed a page
 */
async function faultOnStart(executablePath) {
  if (!existsSync(executablePath)) return 'there is no such file'
  const { chromium } = await import('@playwright/test')
  try {
    const browser = await chromium.launch({ executablePath, args: browserArguments, timeout: 60_000 })
    const page = await browser.newPage()
    await page.goto('about:blank')
    await browser.close()
    return null
  } catch (error) {
    return firstLine(String(error))
  }
}

async function downloadOfPlaywright() {
  const { chromium } = await import('@playwright/test')
  const candidate = chromium.executablePath()
  if (existsSync(candidate)) return { candidate, fault: null }
  const outcome = await withProgress("No browser yet: downloading Playwright's Chromium (about 170 MB)", () =>
    runTool('@playwright/test/cli.js', ['install', '--no-shell', 'chromium']),
  )
  return outcome.code === 0 ? { candidate, fault: null } : { candidate: null, fault: causeIn(outcome.output) }
}

async function packageOfDebian() {
  if (!isProgram('/usr/bin/apt-get')) return { candidate: null, fault: 'this system has no apt-get' }
  const isRoot = process.getuid?.() === 0
  if (!isRoot && (await run('sudo', ['-n', 'true'])).code !== 0)
    return { candidate: null, fault: 'needs root (or sudo without a password)' }
  /** @param {string[]} args */
  const apt = (args) =>
    run(isRoot ? 'apt-get' : 'sudo', isRoot ? args : ['-n', 'apt-get', ...args], {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    })
  /** @param {string} name */
  const install = (name) => apt(['install', '-y', '-qq', '--no-install-recommends', name])
  const outcome = await withProgress("Installing Debian's Chromium", async () => {
    await apt(['update', '-qq'])
    const first = { name: windowless, ...(await install(windowless)) }
    // Debian has it since 2024.
    return first.code === 0 ? first : { name: 'chromium', ...(await install('chromium')) }
  })
  if (outcome.code !== 0) return { candidate: null, fault: causeIn(outcome.output) }
  say(`  ${outcome.name} was installed by apt-get`)
  return { candidate: `/usr/bin/${outcome.name}`, fault: null }
}

/** @param {string} text */
const firstLine = (text) => text.trim().split('\n')[0] ?? ''
/** The line of a failed program's output that says what went wrong. @param {string} text */
const causeIn = (text) => /^.*\b(error|failed|unable)\b.*$/im.exec(text)?.[0].trim() ?? firstLine(text)
