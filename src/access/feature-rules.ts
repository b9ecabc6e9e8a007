import type { AccessRules, Rule } from './rule'
import { flagRule, planRule, policyRule, stateRule } from './rule-builders'
import type { PlatformActionName } from './vocabulary'

const otherGates = "D2 §6 'Other gates'"
const sections = "D2 §2 'Configurations tab sections'"

const mayChange = policyRule('clusterPolicy', 'update', {
  id: 'feature.policy',
  effect: 'disable',
  source: `${otherGates}, D3 §8 'Shared'`,
})

/** Every toggle needs a running cluster (D3 §6 'Other rules'). */
const running = stateRule(['running'], {
  id: 'feature.cluster-running',
  sentence: 'clusterAccess.mustBeConnectedToApply',
  effect: 'disable',
  resolution: 'connect',
  source: "D2 §4 'Feature toggles', D3 §6 'Other rules'",
})

function section(feature: 'copilot' | 'mlflow', action: PlatformActionName, name: Rule['sentence']): Rule[] {
  return [
    planRule(action, name, { id: `${feature}.plan`, effect: 'hide', source: sections }),
    flagRule(feature, { id: `${feature}.flag`, effect: 'hide', source: sections }),
  ]
}

/** Blocked for a cluster that is not premium when the premium configuration lists it. */
function premium(feature: 'copilot' | 'datastudio'): Rule {
  return {
    id: `${feature}.premium`,
    kind: 'property',
    when: { isPremium: true, premiumFeatures: { not: [feature] } },
    sentence: 'clusterAccess.nodesNeedPremium',
    effect: 'disable',
    resolution: 'upgrade',
    source: `${otherGates}, CFG-D36`,
  }
}

const copilot = section('copilot', 'copilot', 'clusterAccess.copilotAction')
const mlflow = section('mlflow', 'mlflow', 'clusterAccess.mlflowAction')
const advancedSql = flagRule('{product}X', {
  id: 'advanced-sql.flag',
  effect: 'hide',
  source: `${sections}, CFG-D05`,
})

const onAzure: Rule = {
  id: 'synapse.platform',
  kind: 'platform',
  when: { isOnAzure: true },
  sentence: 'clusterAccess.synapseOnAzureOnly',
  effect: 'hide',
  resolution: 'none',
  source: `${sections}, CFG-D03`,
}

const sharesData: Rule = {
  id: 'delta-sharing.role',
  kind: 'policy',
  when: { authorizedRoles: ['owner', 'accountAdmin'] },
  sentence: 'access.needsHigherPermission',
  effect: 'hide',
  resolution: 'owner',
  source: "D2 §6 'Tab and section visibility'",
}

/** Which features of a cluster are shown, and who switches them. */
export const featureRules = {
  ExternalBi: {
    update: [
      mayChange,
      planRule('sqli', 'clusterAccess.sqlAction', {
        id: 'external-bi.plan',
        effect: 'disable',
        source: otherGates,
      }),
      { ...running, source: "D2 §4 'External BI'" },
    ],
  },
  AdvancedSql: {
    show: [advancedSql],
    update: [
      mayChange,
      advancedSql,
      {
        id: 'advanced-sql.platform',
        kind: 'platform',
        when: { isOnGc: true },
        sentence: 'clusterAccess.advancedSqlNotOnAzure',
        effect: 'disable',
        resolution: 'none',
        source: otherGates,
      },
      {
        id: 'advanced-sql.eligible',
        kind: 'property',
        when: { isAdvancedSqlEligible: true },
        sentence: 'clusterAccess.advancedSqlNotEligible',
        effect: 'disable',
        resolution: 'support',
        source: `${otherGates}, CFG-D38`,
      },
      {
        id: 'advanced-sql.no-sqlx',
        kind: 'property',
        when: { subClusterTypes: { not: ['sqlx'] } },
        sentence: 'clusterAccess.removeSqlxFirst',
        effect: 'disable',
        resolution: 'none',
        source: `${otherGates}, CFG-D38`,
      },
      running,
    ],
  },
  Synapse: {
    show: [onAzure],
    update: [
      mayChange,
      flagRule('microsoftSynapse', {
        id: 'synapse.flag',
        sentence: 'clusterAccess.synapseDisabled',
        effect: 'disable',
        source: "D2 §8 'Other', CFG-D03",
      }),
      onAzure,
      running,
    ],
  },
  Copilot: { show: copilot, update: [mayChange, ...copilot, premium('copilot'), running] },
  Mlflow: { show: mlflow, update: [mayChange, ...mlflow, running] },
  DataStudio: { update: [mayChange, premium('datastudio'), running] },
  DeltaSharing: {
    show: [sharesData],
    update: [
      sharesData,
      mayChange,
      flagRule('deltashare', {
        id: 'delta-sharing.flag',
        sentence: 'clusterAccess.deltaSharingDisabled',
        effect: 'disable',
        source: "D2 §8 'Other', README decision 5",
      }),
      {
        id: 'delta-sharing.version',
        kind: 'property',
        when: { canVersionShareData: true },
        sentence: 'clusterAccess.deltaSharingNeedsVersion',
        effect: 'disable',
        resolution: 'none',
        source: "D2 §5 'Delta sharing', CFG-D23",
      },
      running,
    ],
  },
} satisfies AccessRules
