import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type RuntimeConfig, readRuntimeConfig } from '../../src/app/runtime-config'
import { inRoot, root } from '../processes.mjs'
import { Refusal } from '../terminal.mjs'
import { isRowsFile } from './check-rows-beside'

/** What a config.json says; nothing where it is wrong, which `faults` tell line by line. */
type SiteConfig = { config: RuntimeConfig | null; faults: readonly string[] }

/** The folder whose config.json lists definition files, relative to the project. */
export const ownSite = 'public'

/**
 * @param file as the person who calls names it
 * @throws Refusal when there is no such file
 */
export function readSiteConfig(file = inRoot(ownSite, 'config.json')): SiteConfig {
  const absolute = path.resolve(process.env.INIT_CWD ?? process.cwd(), file)
  if (!existsSync(absolute)) throw new Refusal(`There is no file ${absolute}.`)
  const content = readFileSync(absolute, 'utf8')
  const outcome = readRuntimeConfig(content)
  if (outcome.kind === 'ready') return { config: outcome.config, faults: [] }
  const told = outcome.kind === 'faulty' ? outcome.faults : []
  const shown = path.relative(root, absolute)
  return { config: null, faults: told.map((line) => `${shown}: ${missingOr(line, content)}`) }
}

/** A key that is not there is missing, whatever would be expected of it. */
function missingOr(line: string, content: string): string {
  const [place = ''] = line.split(': ')
  if (place === 'config.json') return line.slice(place.length + 2)
  const isThere = place
    .split('.')
    .reduce<unknown>((part, key) => Reflect.get(Object(part), key), JSON.parse(content))
  return isThere === undefined ? `${place} is missing: a config.json has it, beside "apis", too` : line
}

/**
 * Definition files that a site's config.json lists, relative to the project.
 * @param file another config.json than the one in the site's folder
 */
export function siteFiles(site = ownSite, file = inRoot(site, 'config.json')): string[] {
  const { config } = readSiteConfig(file)
  return (config?.resources ?? []).map((each) => `${site}${each}`)
}

/** Definition files that lie in a site's folder of resources, and its config.json does not list. */
export function unlistedFiles(site = ownSite, file = inRoot(site, 'config.json')): string[] {
  const folder = inRoot(site, 'resources')
  const listed = siteFiles(site, file)
  return (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => name.endsWith('.json') && !isRowsFile(name))
    .map((name) => `${site}/resources/${name}`)
    .filter((file) => !listed.includes(file))
}
