import { csvOf } from '../../../src/domain/csv'
import { reportRoles, roleLabel } from '../role-verdicts'
import { resolutionWords } from '../rule-words'
import type { ReportContent } from './report-content'

/** One row a rule (RFC 4180); an action without rules has a row of its own. */
export function reportCsv({ areas }: ReportContent): string {
  const head = [
    'Area',
    'Subject',
    'Action',
    'Name',
    ...reportRoles.map(roleLabel),
    'Rule',
    'Kind',
    'Met when',
    'Sentence',
    'Unmet',
    'Who can change it',
    'Source',
    'Requirements',
    'Tests',
  ]
  const rows = areas.flatMap(({ label, actions }) =>
    actions.flatMap(({ subject, action, name, verdicts, rules }) => {
      const first = [label, subject, action, name, ...reportRoles.map((role) => verdicts[role].outcome)]
      const own = rules.map(({ id, kind, condition, sentence, effect, resolution, source, proofs }) => [
        id,
        kind,
        condition,
        sentence,
        effect === 'hide' ? 'hidden' : 'disabled',
        resolutionWords[resolution],
        source,
        proofs.requirements.join(' '),
        proofs.tests.map(({ file, title }) => `${file}: ${title}`).join('\n'),
      ])
      const none = [['', '', 'open to anyone signed in', ...Array.from({ length: 6 }, () => '')]]
      return (own.length === 0 ? none : own).map((cells) => [...first, ...cells])
    }),
  )
  return csvOf([head, ...rows])
}
