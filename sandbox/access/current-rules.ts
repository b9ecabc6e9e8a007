import { ruleSetOf } from '../../src/access/rule-set'
import { rulesVersion } from '../rules-version'

let version: string | undefined

/** Version of the rules this process judges by. Reckoned when first asked for, after all texts are there. */
export function currentRulesVersion(): string {
  version ??= rulesVersion(ruleSetOf())
  return version
}
