// `npm run trace`: which requirements of docs/requirements have a test that ran and passed.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { root } from './processes.mjs'
import { Refusal, runScript, say } from './terminal.mjs'
import { type Proof, prove } from './trace/proof'
import { formatProvenList, lostIds } from './trace/proven-list'
import { type Area, parseRegister } from './trace/register'
import { readLastResults, resultsFolder } from './trace/result-files'

const { values: options } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    area: { type: 'string' },
    check: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    summary: { type: 'boolean', default: false },
    results: { type: 'string', default: path.join(root, resultsFolder) },
  },
})

const listPath = path.join(root, 'docs', 'proven-requirements.txt')

runScript(async () => {
  const areas = readAreas(options.area?.toUpperCase())
  const { results, sources } = readLastResults(options.results)
  if (sources.length === 0)
    throw new Refusal('There are no test results yet: run `npm test` first, then `npm run trace`.')
  const proof = prove(areas, results)
  if (options.write) {
    writeFileSync(listPath, formatProvenList(proof.provenIds))
    return 0
  }
  if (options.check) {
    const lost = lostIds(readFileSync(listPath, 'utf8'), proof.provenIds)
    for (const id of lost) say(`   ${id} was proven and is not any more`)
    return lost.length === 0 ? 0 : 1
  }
  if (options.json) {
    say(JSON.stringify(proof.areas, null, 2))
    return 0
  }
  for (const { name, writtenAt } of sources) say(`${name} of ${writtenAt.toLocaleString('sv-SE')}`)
  print(proof)
  return 0
})

function readAreas(only: string | undefined): Area[] {
  const folder = path.join(root, 'docs', 'requirements')
  const all = readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .sort()
    .flatMap((name) => parseRegister(readFileSync(path.join(folder, name), 'utf8')) ?? [])
  const wanted = all.filter(({ key }) => only === undefined || key === only)
  if (wanted.length === 0)
    throw new Refusal(`There is no area ${only}. Areas: ${all.map(({ key }) => key).join(', ')}`)
  return wanted
}

function print({ areas, citedDecisions, unknownIds }: Proof) {
  say('')
  for (const [key, { total, proven, missing }] of Object.entries(areas)) {
    say(
      `${key.padEnd(5)} ${String(proven).padStart(3)} / ${String(total).padEnd(3)} ${percent(proven, total)}`,
    )
    if (!options.summary && missing.length > 0) say(`      without a passing test: ${missing.join(' ')}`)
  }
  say('')
  if (!options.summary && citedDecisions.length > 0) say(`Decisions cited: ${citedDecisions.join(' ')}`)
  // With one area asked for, the ids of all the others would look unknown.
  if (options.area === undefined && unknownIds.length > 0)
    say(`Ids in titles that no register knows: ${unknownIds.join(' ')}`)
}

function percent(part: number, whole: number): string {
  return whole === 0 ? '' : `${String(Math.floor((100 * part) / whole)).padStart(3)} %`
}
