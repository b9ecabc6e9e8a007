import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { html } from './markup'
import { type ReportContent, reportContent } from './report-content'
import { reportCsv } from './report-csv'
import { reportPage } from './report-page'
import { createProofs } from './rule-proofs'
import { titlesIn } from './test-titles'

let content: ReportContent
let page: string
beforeAll(() => {
  content = reportContent(new Date('2026-01-02T03:04:05Z'))
  page = reportPage(content)
})

const ruleOf = (name: string, id: string) => {
  const actions = content.areas.flatMap((area) => area.actions)
  const action = actions.find(({ subject, action: verb }) => `${subject}.${verb}` === name)
  const rule = action?.rules.find((one) => one.id === id)
  if (!rule) throw new Error(`There is no ${id} of ${name}`)
  return rule
}

describe('the report', () => {
  it('has the version, every action, every rule and every contradiction', () => {
    expect(page).toContain(`<dd>${content.version}</dd>`)
    expect(page).toContain('2026-01-02 03:04 UTC')
    const actions = content.areas.flatMap((area) => area.actions)
    expect(page.match(/<article id="/g)).toHaveLength(actions.length)
    expect(page.match(/<tr data-action="/g)).toHaveLength(actions.length)
    expect(page.match(/<p class="condition">/g)).toHaveLength(actions.flatMap(({ rules }) => rules).length)
    expect(page.match(/<article class="contradiction"/g)).toHaveLength(content.contradictions.length)
  })

  it('asks no network: nothing but its own styles and script, each by its hash', () => {
    expect(page).not.toMatch(/(src|href)="(?!#)/)
    expect(page).not.toMatch(/url\(|@import|https?:\/\/[^c ]/)
    expect(page).not.toMatch(/ (style|on\w+)="/)
    const policy = /Content-Security-Policy" content="([^"]*)"/.exec(page)?.[1] ?? ''
    for (const tag of ['style', 'script']) {
      const text = new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`).exec(page)?.[1] ?? ''
      const hash = createHash('sha256').update(text).digest('base64')
      expect(policy).toContain(`${tag}-src &#39;sha256-${hash}&#39;`)
    }
    expect(policy).toContain('default-src &#39;none&#39;')
  })

  it('says of a rule what its condition is, and which tests prove it', () => {
    const { condition, proofs } = ruleOf('Cluster.clone', 'cluster.clone.policy')
    expect(condition).toBe('management policy lists create')
    expect(proofs.requirements).toEqual(expect.arrayContaining(['CLU-053', 'ACL-032']))
    expect(proofs.tests[0]?.title).toMatch(/^Cluster\.clone: /)
    expect(proofs.tests.map(({ file }) => file)).toContain('src/access/access-rules.test.ts')
  })

  it('shows who asks for a word of the vocabulary, and which words nobody asks for', () => {
    const { flags, platformActions, plans } = content.vocabulary
    const askedBy = (words: typeof flags, name: string) => words.find((word) => word.name === name)?.askedBy
    expect(flags).toHaveLength(14)
    expect(platformActions).toHaveLength(15)
    expect(askedBy(flags, 'autoScale')).toContain('ClusterPage.open-scaling-configurations')
    expect(flags.find(({ name }) => name === 'schedular')?.spellings).toEqual(['scheduler'])
    expect(askedBy(platformActions, 'cluster_archive')).toEqual([])
    expect(askedBy(plans, 'enterprise')).toEqual([
      'DataApp.choose',
      'Plans.contact',
      'Plans.downgrade',
      'Plans.upgrade',
    ])
  })
})

describe('its CSV', () => {
  it('has a row for every rule, all of the same width', () => {
    const text = reportCsv(content)
    const rows = text.match(/(?:"(?:[^"]|"")*"|[^,\r\n]*)(?:,(?:"(?:[^"]|"")*"|[^,\r\n]*))*\r\n/g) ?? []
    const actions = content.areas.flatMap((area) => area.actions)
    const expected = actions.reduce((sum, { rules }) => sum + Math.max(rules.length, 1), 0)
    expect(rows).toHaveLength(expected + 1)
    const widths = rows.map((row) => row.match(/(?:^|,)(?:"(?:[^"]|"")*"|[^,\r\n]*)/g)?.length)
    expect(new Set(widths)).toEqual(new Set([18]))
  })
})

describe('markup', () => {
  it('takes what is put in as text, unless it is markup', () => {
    expect(html`<p title="${'"'}">${'<b>&'}${html`<i>${1}</i>`}${[html`a`, html`b`]}</p>`.markup).toBe(
      '<p title="&quot;">&lt;b&gt;&amp;<i>1</i>ab</p>',
    )
  })
})

describe('the titles of tests', () => {
  it('are read with their groups and their ids, from tables and templates too', () => {
    const text = `
      describe('a cluster', () => {
        it('is there [CLU-001, CLU-002]', () => {})
        it.each([1])('has %s [CLU-D03]', () => {})
        it('claims nothing', () => {})
      })
      for (const a of []) test(\`as \${a} [ACL-010]\`, async () => {})`
    expect(titlesIn('a.test.ts', text)).toEqual([
      { file: 'a.test.ts', title: 'a cluster > is there', ids: ['CLU-001', 'CLU-002'] },
      { file: 'a.test.ts', title: 'a cluster > has %s', ids: ['CLU-D03'] },
      { file: 'a.test.ts', title: 'as …', ids: ['ACL-010'] },
    ])
  })

  it('get the outcome of their last run; one failure is a failure', () => {
    const titles = [{ file: 'a.test.ts', title: 'a cluster > has %s', ids: ['CLU-D03'] }]
    const run = (value: string, outcome: 'passed' | 'failed') => ({
      title: `a cluster > has ${value} [CLU-D03]`,
      outcome,
    })
    const rule = { ...ruleOf('Cluster.clone', 'cluster.clone.policy'), source: 'D1, CLU-D03' }
    const outcomes = (...results: ReturnType<typeof run>[]) =>
      createProofs(titles, results)('Nothing.at-all', rule).tests.map(({ outcome }) => outcome)

    expect(outcomes()).toEqual(['unknown', 'unknown'])
    expect(outcomes(run('one', 'passed'))).toEqual(['unknown', 'passed'])
    expect(outcomes(run('one', 'passed'), run('two', 'failed'))).toEqual(['unknown', 'failed'])
  })
})
