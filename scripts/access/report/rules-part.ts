import { reportRoles, roleLabel } from '../role-verdicts'
import { kindWords, resolutionWords } from '../rule-words'
import { html, type Markup, withIds } from './markup'
import { outcomes, outcomeTag } from './matrix-part'
import type { ReportAction, ReportContent, ReportRule } from './report-content'
import type { RuleProof } from './rule-proofs'

/** Every action with every rule. */
export function rulesPart({ areas }: ReportContent): Markup {
  return html`<section id="rules" aria-labelledby="rules-title">
<h2 id="rules-title" tabindex="-1">Rules</h2>
<p class="lead">All rules of an action must be met. They stand in the order in which a person hears their sentences.</p>
${areas.map(
  ({ id, label, actions }) => html`<div class="area" data-area="${id}"><h3>${label}</h3>
${actions.map(actionCard)}</div>`,
)}
<p class="nothing" hidden>No action matches the filter.</p>
</section>`
}

function actionCard(action: ReportAction): Markup {
  const name = `${action.subject}.${action.action}`
  return html`<article id="${name}" data-action="${name}" ${outcomes(action)} tabindex="-1">
<header><h4>${action.name}</h4><span class="key">${name}</span></header>
<ul class="roles" aria-label="Verdicts by role, all else met">${reportRoles.map((role) => html`<li data-role="${role}"><span>${roleLabel(role)}</span>${outcomeTag(action.verdicts[role].outcome)}</li>`)}</ul>
${action.rules.length === 0 ? html`<p class="open">No rule: open to anyone signed in.</p>` : html`<ol class="rules">${action.rules.map(ruleItem)}</ol>`}
</article>
`
}

function ruleItem({ id, kind, condition, sentence, effect, resolution, source, proofs }: ReportRule): Markup {
  const count = proofs.tests.length
  return html`<li><div class="what"><p class="condition">${condition}</p><p class="sentence">${sentence}</p><p class="key">${id}</p></div>
<dl><div><dt>Kind</dt><dd>${kindWords[kind]}</dd></div><div><dt>Unmet</dt><dd>${effect === 'hide' ? 'the control is hidden' : 'disabled, with the sentence'}</dd></div><div><dt>Who can change it</dt><dd>${resolutionWords[resolution]}</dd></div><div class="source"><dt>Source</dt><dd>${withIds(source)}</dd></div>${
    proofs.requirements.length === 0
      ? []
      : [html`<div><dt>Requirements</dt><dd>${withIds(proofs.requirements.join(' '))}</dd></div>`]
  }</dl>
<details><summary>${count} ${count === 1 ? 'test' : 'tests'}<span class="of"> for ${id}</span></summary><ul class="tests">${proofs.tests.map(testItem)}</ul></details></li>`
}

function testItem({ file, title, ids, outcome }: RuleProof): Markup {
  const words = { passed: 'passed', failed: 'FAILED', 'not run': 'not run', unknown: 'no result here' }
  return html`<li><span class="test-title">${title.replace(/%[a-z]|\$[\w.]+/g, '…')}</span><span class="key">${file}</span><span class="test ${outcome.replace(' ', '-')}">${words[outcome]}</span>${ids.length === 0 ? [] : [html`<span class="key">${ids.join(' ')}</span>`]}</li>`
}
