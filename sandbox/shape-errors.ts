import type { CallName } from '../src/api/contract'

type Issue = { code?: string; path: readonly PropertyKey[]; message: string; keys?: readonly string[] }

/** Field errors for a body of the wrong shape, on the field a form would show them at. */
export function shapeErrors(call: CallName, issues: readonly Issue[]) {
  return issues.flatMap((issue) =>
    (issue.code === 'unrecognized_keys' ? (issue.keys ?? []) : [String(issue.path[0] ?? 'body')]).map(
      (key) => ({ fieldName: formField(call, key), message: messageFor(issue, key) }),
    ),
  )
}

/** What the create form calls the things its request is made of. */
const createFields: Readonly<Record<string, string>> = {
  analyticsSizeID: 'csize',
  loaderSizeID: 'csize',
  zone: 'region',
  k8sClusterCode: 'region',
  appId: 'region',
}

function formField(call: CallName, key: string): string {
  return call === 'createCluster' ? (createFields[key] ?? key) : key
}

function messageFor(issue: Issue, key: string): string {
  if (issue.code === 'unrecognized_keys') return `${key} is not known here.`
  return key === 'body' ? 'The request has no readable body.' : `${key} is missing or has the wrong form.`
}
