import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { inRoot } from '../../processes.mjs'
import { reportRoles, roleLabel } from '../role-verdicts'
import { html, type Markup, raw } from './markup'
import { matrixPart } from './matrix-part'
import { referenceParts } from './reference-part'
import type { ReportContent } from './report-content'
import { rulesPart } from './rules-part'

const sections = [
  ['matrix', 'Roles and actions'],
  ['rules', 'Rules'],
  ['published', 'Published matrix'],
  ['vocabulary', 'Vocabulary'],
  ['contradictions', 'Contradictions'],
] as const

/** The report as one page that needs nothing else: opened from disk, it asks no network. */
export function reportPage(content: ReportContent): string {
  const styles = readFileSync(inRoot('scripts', 'access', 'report', 'page.css'), 'utf8')
  const script = readFileSync(inRoot('scripts', 'access', 'report', 'page.js'), 'utf8')
  const policy = `default-src 'none'; style-src '${hashOf(styles)}'; script-src '${hashOf(script)}'; base-uri 'none'; form-action 'none'`
  const { markup } = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="color-scheme" content="light dark">
<title>Access report ${content.version.slice(0, 12)}</title>
<style>${raw(styles)}</style>
</head>
<body>
<a class="skip" href="#main">Skip to the report</a>
<header class="top">${titlePart(content)}${filterPart(content)}</header>
<main id="main" tabindex="-1">
${matrixPart(content)}
${rulesPart(content)}
${referenceParts(content)}
</main>
<script>${raw(script)}</script>
</body>
</html>
`
  return markup
}

function titlePart({ version, commit, writtenAt, testedAt, areas }: ReportContent): Markup {
  const actions = areas.flatMap((area) => area.actions)
  const rules = actions.flatMap((action) => action.rules)
  const facts: [string, string][] = [
    ['Rules (sha256)', version],
    [
      'Commit',
      commit === null ? 'not in a repository' : `${commit.id}${commit.hasChanges ? ', with changes' : ''}`,
    ],
    ['Written', dateText(writtenAt)],
    ['Test results', testedAt === null ? 'none in this working copy' : `of ${dateText(testedAt)}`],
    ['Holds', `${actions.length} actions, ${rules.length} conditions, ${reportRoles.length} roles`],
  ]
  return html`<div class="title"><h1>Who may do what</h1>
<p class="lead">Every access rule of the console, from the tables its menus, buttons, routes and sandbox judge by.</p>
<dl>${facts.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl></div>`
}

function filterPart({ areas }: ReportContent): Markup {
  const roleOptions = reportRoles.map((role) => html`<option value="${role}">${roleLabel(role)}</option>`)
  const areaOptions = areas.map(({ id, label }) => html`<option value="${id}">${label}</option>`)
  const actionOptions = areas.map(
    ({ label, actions }) =>
      html`<optgroup label="${label}">${actions.map(({ subject, action, name }) => html`<option value="${subject}.${action}">${name}</option>`)}</optgroup>`,
  )
  return html`<div class="bar"><nav aria-label="Sections"><ul>${sections.map(([id, label]) => html`<li><a href="#${id}" data-section="${id}">${label}</a></li>`)}</ul></nav>
<form role="search" aria-label="Filter of the report">
<div><label for="role">Role</label><select id="role" name="role"><option value="">All roles</option>${roleOptions}</select></div>
<div><label for="verdict">Verdict</label><select id="verdict" name="verdict"><option value="">Any verdict</option><option value="allowed">allowed</option><option value="disabled">disabled</option><option value="hidden">hidden</option></select></div>
<div><label for="area">Area</label><select id="area" name="area"><option value="">All areas</option>${areaOptions}</select></div>
<div><label for="action">Action</label><select id="action" name="action"><option value="">All actions</option>${actionOptions}</select></div>
<div class="search"><label for="q">Words</label><input id="q" name="q" type="search" placeholder="rule, sentence, source, fact …" autocomplete="off" spellcheck="false"></div>
<button type="reset">Reset</button>
<p class="count" role="status"></p>
</form></div>`
}

function dateText(iso: string): string {
  return `${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}
