import { type Contradiction, contradictions } from './contradictions'
import { reportRoles, roleLabel } from './role-verdicts'
import { type BookAction, ruleBook } from './rule-book'
import { resolutionWords } from './rule-words'
import { usesPart } from './uses-part'

/** docs/access-rules.md: the rules for an auditor, from the tables the console judges by. */
export function rulesPage(version: string): string {
  const { areas, matrix, roles } = ruleBook()
  const count = areas.reduce((sum, { actions }) => sum + actions.length, 0)
  return `${[
    '# Who may do what',
    '<!-- Written by `npm run access:docs` from src/access and scripts/access; changes made here are lost. -->',
    `${count} actions. Version of the rules: \`${version}\` (sha256).`,
    ...howAVerdictIsMade,
    '## The published matrix',
    "What the Roles and Permissions table of the console shows (D3 §6 'Permission matrix'). A server's policies hold this where they follow it; where they do not, the policies decide (README decision 1).",
    table(
      ['Area', ...roles.map(({ label }) => label), 'Policies it stands for'],
      matrix.map(({ label, grants, verbs }) => [
        label,
        grants.owner,
        grants.accountAdmin,
        grants.developer,
        grants.accountManager,
        verbs.map(({ policy, manage, view }) => `${policy}: ${[...view, ...manage].join(', ')}`).join('; ') ||
          'none: information only',
      ]),
    ),
    '## The rules',
    'Of each action: what a role may do when everything that does not follow from the role is met, and every rule. All of them must be met. "Hidden" and "disabled" say what an unmet rule does to the control.',
    ...areas.flatMap(({ label, actions }) => [`### ${label}`, ...actions.map(actionPart)]),
    ...sessionGuards,
    ...usesPart,
    '## Where the specification contradicts itself',
    'What is decided below is decided in [the register](requirements/README.md) and leaves no trace in what the console says.',
    ...contradictions.map(contradictionPart),
  ].join('\n\n')}\n`
}

const howAVerdictIsMade = [
  '## How a verdict is made',
  `The tables of \`src/access/*-rules.ts\` give every action a list of rules. A rule is plain data: the facts that meet it, the sentence a person reads when none of them does, what that does to the control, who can change it, and where the specification says so. \`factsOf\` reads the facts from what the server sent about the person, the cluster and the row; what is not known is null, a name the console does not know is left out, and neither meets a rule that asks for something. A rule that says what must not be is met as long as nothing says otherwise; where such a rule is about roles, a second one asks for a role that is known (\`cluster-services.known-role\`). \`abilityOf\` builds [CASL](https://casl.js.org)'s ability from the tables: one permission an action, and one refusal a rule, with the rule's condition turned round. \`explain\` asks that ability and collects every unmet rule, in a fixed order of kinds: trial, policy, quota, plan, flag, platform, property, state. Menus, buttons, routes, the sandbox's handlers, the access explorer, the report and the command line all ask this one function; an action no table has is refused.`,
]

/** What no rule says, because it stands in front of all of them: src/domain/session-guard.ts. */
const sessionGuards = [
  '## In front of the rules',
  'A page of the session takes the place of the whole console before any rule is asked; `/support` alone stays open behind it (AUTH-D06). They are no rules of an action: the explorer, the report and the command line answer as if they were passed, and the sandbox answers its calls by the rules alone.',
  table(
    ['Guard', 'Shown while', 'Source'],
    [
      [
        '`expired`: Trial Expired',
        'the trial had expired when the session began, and the person has an email; somebody without one, and a trial that ends during the work, meet the rules of the kind trial instead',
        'README decision 6, AUTH-D05, AUTH-D12',
      ],
      ['`verify`: Verify Your Email', 'the account is not confirmed', 'AUTH-D10, AUTH-D12'],
    ],
  ),
]

function actionPart({ subject, action, name, verdicts, rules }: BookAction): string {
  const roles = reportRoles.map((role) => `${roleLabel(role)} ${verdicts[role].outcome}`).join(', ')
  const lines = rules.map(({ id, condition, sentence, effect, resolution, source }) => [
    `\`${id}\``,
    condition,
    sentence,
    effect === 'hide' ? 'hidden' : 'disabled',
    resolutionWords[resolution],
    source,
  ])
  const body =
    rules.length === 0
      ? 'No rule: open to anyone signed in.'
      : table(['Rule', 'Met when', 'Sentence', 'Unmet', 'Who can change it', 'Source'], lines)
  return [`#### ${name} (\`${subject}.${action}\`)`, `${roles}.`, body].join('\n\n')
}

function contradictionPart({ title, says, does, why, rules, decisions }: Contradiction): string {
  return [
    `### ${title}`,
    says.map((line) => `- ${line}`).join('\n'),
    `**The console:** ${does}`,
    `**Why:** ${why}`,
    [
      `Decided in ${decisions.join(', ')}.`,
      ...(rules.length === 0 ? [] : [`Rules: ${rules.map((id) => `\`${id}\``).join(', ')}.`]),
    ].join(' '),
  ].join('\n\n')
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map(cellText).join(' | ')} |`
  return [line(head), `|${'---|'.repeat(head.length)}`, ...rows.map(line)].join('\n')
}

/** A pipe would end the cell. */
function cellText(text: string): string {
  return text.replaceAll('|', '\\|')
}
