import { approvedFile } from './approvals'
import type { Comparison, FactChange, GrantChange } from './compare'

/** The changes that need somebody's yes and have none. */
export function unapproved({ widened, facts }: Comparison, approved: ReadonlySet<string>) {
  return [...widened, ...facts].filter(({ id }) => !approved.has(id))
}

/** A comparison as a page for a terminal. */
export function diffPage(comparison: Comparison, approved: ReadonlySet<string>, base: string): string {
  const { widened, narrowed, facts, reworded } = comparison
  const open = unapproved(comparison, approved)
  const mark = (id: string) => (approved.has(id) ? 'approved' : 'NOT APPROVED')
  const sections = [
    ...section('Grants added', widened, (one) => [
      `${one.id}  ${one.about}  ${mark(one.id)}`,
      ...grantLines(one, 'before'),
    ]),
    ...section('Grants removed', narrowed, (one) => [`${one.id}  ${one.about}`, ...grantLines(one, 'now')]),
    ...section('Facts read otherwise', facts, (one) => [
      `${one.id}  ${one.fact}  ${mark(one.id)}`,
      ...factLines(one),
    ]),
    ...section('Rules added, removed or reworded', reworded, ({ about, rule, text }) => [
      [about, rule].filter(Boolean).join('  '),
      `    ${text}`,
    ]),
  ]
  const verdict =
    open.length === 0
      ? 'Nothing is allowed that was not approved.'
      : `Not approved: ${open.map(({ id }) => id).join(' ')}. Who means it adds a row for each to ${approvedFile}.`
  const nothing = sections.length === 0 ? ['The rules are the same.', ''] : []
  return [`Compared with ${base}`, '', ...nothing, ...sections, verdict].join('\n')
}

function section<One>(
  title: string,
  all: readonly One[],
  linesOf: (one: One) => readonly string[],
): string[] {
  if (all.length === 0) return []
  const lines = all.flatMap((one) => linesOf(one).map((line) => `  ${line}`))
  return [`${title} (${all.length})`, ...lines, '']
}

function grantLines({ example, refusedBy }: GrantChange, when: 'before' | 'now'): string[] {
  const rules = refusedBy.includes('unknown') ? 'for want of any rule' : `by ${refusedBy.join(', ')}`
  const refused = refusedBy.length === 0 ? [] : [`    ${when} refused ${rules}`]
  return [`    for example: ${example}`, ...refused]
}

function factLines({ text, actions }: FactChange): string[] {
  return [`    ${text}`, `    read by ${actions.length === 0 ? 'no rule' : actions.join(', ')}`]
}
