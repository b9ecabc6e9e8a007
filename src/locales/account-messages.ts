import { account } from './en/account'
import { billing } from './en/billing'
import { consentFlow } from './en/consent-flow'
import { consumption } from './en/consumption'
import { dataApps } from './en/data-apps'
import { invitations } from './en/invitations'
import { pipelineSteps } from './en/pipeline-steps'
import { plans } from './en/plans'

/** Texts of the pages about a person's own account, by area. */
export const accountMessages = {
  account,
  billing,
  consentFlow,
  consumption,
  dataApps,
  invitations,
  pipelineSteps,
  plans,
} as const
