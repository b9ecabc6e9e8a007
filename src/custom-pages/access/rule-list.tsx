import type { ExploredRule, Finding } from '../../access/explore'
import { conditionInWords } from '../../access/fact-words'
import { t } from '../../locales/t'
import { StateTag, type StateTone } from '../../views/cells/state-tag'
import styles from './rule-list.module.css'
import { resolutionText, ruleText, type Standing, standingLabels } from './rule-words'

/** Every rule of an action: how it stands, its sentence, what it needs, and who can change it. */
export function RuleList({ finding }: { finding: Finding }) {
  const { unmet, open, met } = finding
  if (unmet.length + open.length + met.length === 0)
    return <p className="second">{t('accessExplorer.noRules')}</p>
  return (
    <ol className={styles.rules}>
      {unmet.map((rule) => (
        <RuleItem key={rule.rule} rule={rule} standing="unmet" />
      ))}
      {open.map((rule) => (
        <RuleItem key={rule.rule} rule={rule} standing="open" />
      ))}
      {met.map((rule) => (
        <RuleItem key={rule.rule} rule={rule} standing="met" />
      ))}
    </ol>
  )
}

function RuleItem({ rule, standing }: { rule: ExploredRule; standing: Standing }) {
  const { tone, icon } = looks[standing]
  return (
    <li className={styles.rule}>
      <StateTag tone={tone} icon={icon} word={t(standingLabels[standing])} />
      <div className={styles.words}>
        <p data-standing={standing}>{ruleText(rule, standing)}</p>
        <dl className={styles.facts}>
          <Fact term={t('accessExplorer.rule')} code={rule.rule} />
          {rule.kind !== 'unknown' && (
            <Fact term={t('accessExplorer.condition')} text={conditionInWords(rule.when)} />
          )}
          <Fact term={t('accessExplorer.resolution')} text={resolutionText(rule.resolution)} />
        </dl>
      </div>
    </li>
  )
}

function Fact({ term, text, code }: { term: string; text?: string; code?: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{code === undefined ? text : <code>{code}</code>}</dd>
    </div>
  )
}

const looks: Readonly<Record<Standing, { tone: StateTone; icon: string }>> = {
  unmet: { tone: 'unavailable', icon: 'close' },
  open: { tone: 'information', icon: 'state-unknown' },
  met: { tone: 'connected', icon: 'check' },
}
