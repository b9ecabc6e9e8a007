import { createHash } from 'node:crypto'
import type { RuleSet } from '../src/access/rule-set'

/**
 * The version of a set of rules: the sha256 of its JSON in lower-case hex. Stands here because both the sandbox and the
 * scripts may import it, and src may not import node:crypto.
 */
export function rulesVersion(rules: RuleSet): string {
  return createHash('sha256').update(JSON.stringify(rules)).digest('hex')
}
