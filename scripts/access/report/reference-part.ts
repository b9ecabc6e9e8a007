import type { Contradiction } from '../contradictions'
import { html, type Markup, withIds } from './markup'
import type { ReportContent } from './report-content'
import type { Word } from './vocabulary'

/** The published matrix, the closed lists of words, and where the specification contradicts itself. */
export function referenceParts(content: ReportContent): Markup {
  return html`${publishedMatrix(content)}${vocabularyPart(content)}${contradictionsPart(content)}`
}

function publishedMatrix({ matrix, roles }: ReportContent): Markup {
  const rows = matrix.map(
    ({ label, grants, verbs }) => html`<tr data-search><th scope="row">${label}</th>${[
      grants.owner,
      grants.accountAdmin,
      grants.developer,
      grants.accountManager,
    ].map((grant) => html`<td><span class="grant ${grant}">${grant}</span></td>`)}<td>${
      verbs.map(({ policy, manage, view }) => `${policy}: ${[...view, ...manage].join(', ')}`).join('; ') ||
      'none: information only'
    }</td></tr>
`,
  )
  return html`<section id="published" aria-labelledby="published-title">
<h2 id="published-title" tabindex="-1">The published matrix</h2>
<p class="lead">What the Roles and Permissions table shows (D3 §6 ‘Permission matrix’). A server’s policies hold the verbs on the right where they follow it; where they do not, the policies decide.</p>
<div class="scroll" tabindex="0" role="region" aria-label="The published matrix, scrollable">
<table><thead><tr><th scope="col">Area</th>${roles.map(({ label }) => html`<th scope="col">${label}</th>`)}<th scope="col">Verbs of policies</th></tr></thead><tbody>${rows}</tbody></table></div>
</section>
`
}

function vocabularyPart({ vocabulary }: ReportContent): Markup {
  const { plans, platformActions, flags, facts } = vocabulary
  const factRows = facts.map(
    ({ name, reads, askedBy }) =>
      html`<tr data-search><th scope="row"><code>${name}</code></th><td>${reads.join(', ')}</td><td>${actionLinks(askedBy)}</td></tr>
`,
  )
  return html`<section id="vocabulary" aria-labelledby="vocabulary-title">
<h2 id="vocabulary-title" tabindex="-1">Vocabulary</h2>
<p class="lead">The closed lists that rules pick from. A name that is not here is left out when it is read, and opens nothing.</p>
${wordTable('Plans', 'The role of the account, by name. A trial is role id 1, whatever the name.', plans)}
${wordTable('Platform actions', 'Spelt as on the wire. The server says which of them a plan has, and on which platforms.', platformActions)}
${wordTable('Feature flags', 'On if published for everybody or toggled for the account.', flags)}
<h3>Facts</h3><p>All that rules may ask of, and what of the context each one reads.</p>
<div class="scroll" tabindex="0" role="region" aria-label="Facts, scrollable"><table class="words"><thead><tr><th scope="col">Fact</th><th scope="col">Reads</th><th scope="col">Asked by</th></tr></thead><tbody>${factRows}</tbody></table></div>
</section>
`
}

function wordTable(title: string, text: string, words: readonly Word[]): Markup {
  const rows = words.map(
    ({ name, spellings, askedBy }) =>
      html`<tr data-search><th scope="row"><code>${name}</code>${spellings.map((one) => html` <span class="key">also ${one}</span>`)}</th><td>${actionLinks(askedBy)}</td></tr>
`,
  )
  return html`<h3>${title}</h3><p>${text}</p><div class="scroll" tabindex="0" role="region" aria-label="${title}, scrollable"><table class="words"><thead><tr><th scope="col">Name</th><th scope="col">Asked by</th></tr></thead><tbody>${rows}</tbody></table></div>`
}

function actionLinks(names: readonly string[]): Markup {
  if (names.length === 0) return html`<span class="none">no rule</span>`
  return html`${names.map((name) => html`<a class="key" href="#action=${name}">${name}</a> `)}`
}

function contradictionsPart({ contradictions }: ReportContent): Markup {
  return html`<section id="contradictions" aria-labelledby="contradictions-title">
<h2 id="contradictions-title" tabindex="-1">Where the specification contradicts itself</h2>
<p class="lead">What each place says, what the console does, and why.</p>
${contradictions.map(contradiction)}
<p class="nothing" hidden>Nothing here holds these words.</p>
</section>`
}

function contradiction({ id, title, says, does, why, rules, decisions }: Contradiction): Markup {
  return html`<article class="contradiction" id="conflict-${id}" data-search><h3>${title}</h3>
<ul>${says.map((line) => html`<li>${line}</li>`)}</ul>
<dl><div><dt>The console</dt><dd>${does}</dd></div><div><dt>Why</dt><dd>${why}</dd></div><div><dt>Decided in</dt><dd>${withIds(decisions.join(', '))}</dd></div>${
    rules.length === 0
      ? []
      : [html`<div><dt>Rules</dt><dd>${rules.map((rule) => html`<code>${rule}</code> `)}</dd></div>`]
  }</dl></article>
`
}
