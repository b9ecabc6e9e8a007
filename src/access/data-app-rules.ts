import type { AccessRules } from './rule'
import { planRule, policyRule, stateRule } from './rule-builders'

/** Who sees, imports and exports data apps, and which of them a new cluster may begin with. */
export const dataAppRules = {
  DataAppCatalogue: {
    open: [
      {
        id: 'data-app-catalogue.open.trial',
        kind: 'trial',
        when: { isTrialExpired: false },
        sentence: 'access.trialExpired',
        effect: 'disable',
        resolution: 'upgrade',
        source: "D1 §4 'Trial banner', D3 §6 'Other rules', APP-D07",
      },
    ],
    export: [
      // The notice of an expired trial replaces the whole catalogue.
      {
        id: 'data-app-catalogue.export.trial',
        kind: 'trial',
        when: { isTrialExpired: false },
        sentence: 'access.trialExpired',
        effect: 'hide',
        resolution: 'upgrade',
        source: "D3 §2.3 'Data Apps page', APP-016",
      },
      {
        id: 'data-app-catalogue.export.partner',
        kind: 'property',
        when: { isPartner: true },
        sentence: 'clusterAccess.partnersExport',
        effect: 'hide',
        resolution: 'support',
        source: "D1 §6 'Partner', D3 §6 'Other rules'",
      },
    ],
  },
  DataApp: {
    list: [
      policyRule('blueprintPolicy', 'list', {
        id: 'data-app.list.policy',
        effect: 'hide',
        source: "D3 §6 'Other rules'",
      }),
    ],
    import: [
      policyRule('blueprintPolicy', 'create', {
        id: 'data-app.import.policy',
        effect: 'disable',
        source: "D3 §6 'Other rules'",
      }),
      planRule('dataapps', 'clusterAccess.dataAppsAction', {
        id: 'data-app.import.plan',
        effect: 'disable',
        source: "D3 §6 'Other rules'",
      }),
      stateRule(['running'], {
        id: 'data-app.import.state',
        sentence: 'clusterAccess.mustBeConnectedToImport',
        effect: 'disable',
        resolution: 'connect',
        source: "D3 §4.3 'Data Apps import'",
      }),
      {
        id: 'data-app.import.under-way',
        kind: 'state',
        when: { isImportingDataApps: false },
        sentence: 'clusterAccess.importUnderWay',
        effect: 'disable',
        resolution: 'wait',
        source: "D3 §4.3 'Data Apps import'",
      },
    ],
    choose: [
      {
        id: 'data-app.choose.plan',
        kind: 'plan',
        when: { planName: 'enterprise', isTrialDataApp: true },
        sentence: 'access.dataAppNeedsEnterprise',
        effect: 'hide',
        resolution: 'upgrade',
        source: "D1 §5 'Create cluster', D1 §6 'enterprise'",
      },
    ],
  },
} satisfies AccessRules
