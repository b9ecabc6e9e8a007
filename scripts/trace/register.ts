/** The requirement ids of one file of docs/requirements. */
export type Area = {
  /** `AUTH` */
  key: string
  /** In the order of the register, each once. */
  requirements: readonly string[]
  /** Ids of the form `AUTH-D06`: what was decided where the specification is silent. Cited, not counted. */
  decisions: readonly string[]
}

/**
 * Reads the tables of one register file: rows under "Requirements" count, rows under "Decisions…" do not.
 * Returns null for a page that is no register (the README).
 */
export function parseRegister(markdown: string): Area | null {
  const key = /^# .*\(([A-Z]+)\)\s*$/m.exec(markdown)?.[1]
  if (key === undefined) return null
  const requirements: string[] = []
  const decisions: string[] = []
  let section = ''
  for (const line of markdown.split('\n')) {
    section = /^## (.*)$/.exec(line)?.[1] ?? section
    const id = /^\|\s*([A-Z]+-D?\d+)\s*\|/.exec(line)?.[1]
    if (id === undefined || !id.startsWith(`${key}-`)) continue
    if (section.startsWith('Requirements')) requirements.push(id)
    if (section.startsWith('Decisions')) decisions.push(id)
  }
  const twice = requirements.find((id, index) => requirements.indexOf(id) !== index)
  if (twice !== undefined) throw new Error(`${twice} stands in the register twice`)
  return { key, requirements, decisions }
}
