import { type ReportRole, reportRoles, roleLabel } from '../role-verdicts'
import { html, type Markup } from './markup'
import type { ReportAction, ReportContent } from './report-content'

/** What a role may do, action by action, when everything that does not follow from the role is met. */
export function matrixPart({ areas }: ReportContent): Markup {
  const head = reportRoles.map((role) => html`<th scope="col" data-role="${role}">${roleLabel(role)}</th>`)
  return html`<section id="matrix" aria-labelledby="matrix-title">
<h2 id="matrix-title" tabindex="-1">Roles and actions</h2>
<p class="lead">What each role may do when everything that does not follow from the role is met: the plan, the flags, the state, the row. Policies are those of the published matrix; an unknown role comes with none.</p>
<div class="scroll" tabindex="0" role="region" aria-label="Roles and actions, scrollable">
<table class="matrix"><thead><tr><th scope="col">Action</th>${head}</tr></thead>
${areas.map(
  ({
    id,
    label,
    actions,
  }) => html`<tbody data-area="${id}"><tr class="area"><th scope="rowgroup" colspan="6">${label}</th></tr>
${actions.map(matrixRow)}</tbody>`,
)}
</table></div>
<p class="nothing" hidden>No action matches the filter.</p>
</section>`
}

function matrixRow(action: ReportAction): Markup {
  const name = `${action.subject}.${action.action}`
  return html`<tr data-action="${name}" ${outcomes(action)}><th scope="row"><a href="#action=${name}">${action.name}</a><span class="key">${action.subject}.<wbr>${action.action}</span></th>${reportRoles.map((role) => cell(action, role))}</tr>
`
}

function cell({ verdicts, rules }: ReportAction, role: ReportRole): Markup {
  const { outcome, unmet } = verdicts[role]
  const reasons = [...new Set(rules.filter(({ id }) => unmet.includes(id)).map(({ sentence }) => sentence))]
  return html`<td data-role="${role}">${outcomeTag(outcome)}${reasons.map((reason) => html`<span class="reason">${reason}</span>`)}</td>`
}

/** Never colour alone: a sign and a word. */
export function outcomeTag(outcome: 'allowed' | 'disabled' | 'hidden'): Markup {
  const signs = { allowed: '✓', disabled: '⊘', hidden: '–' }
  return html`<span class="tag ${outcome}"><span aria-hidden="true">${signs[outcome]}</span> ${outcome}</span>`
}

/** What the filter looks at. */
export function outcomes({ verdicts }: ReportAction): Markup {
  return html`data-outcomes="${reportRoles.map((role) => `${role}:${verdicts[role].outcome}`).join(' ')}"`
}
