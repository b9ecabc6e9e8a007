import type { NamedApi } from '../../src/api/call'
import { Problem } from '../problems'

/** A refusal in the words of the API that the sandbox stands in for. */
export function foreignProblem(problem: Problem, errors: NamedApi['errors']): Problem {
  if (errors === 'ours' || problem.status === 304) return problem
  const { status, denied } = problem
  const { message, errors: listed } = problem.body
  const faults = Array.isArray(listed) ? listed.map(faultOf) : []
  const text = typeof message === 'string' ? message : 'Some fields cannot be taken as they are.'
  if (errors === 'fields') {
    const byField: Record<string, string[]> = {}
    for (const { field, message: said } of faults) byField[field] = [...(byField[field] ?? []), said]
    return new Problem(status, { message: text, errors: byField }, undefined, denied)
  }
  const body = {
    type: 'about:blank',
    title: text,
    status,
    detail: text,
    ...(faults.length > 0 && {
      errors: faults.map(({ field, message }) => ({ pointer: pointerTo(field), detail: message })),
    }),
  }
  return new Problem(status, body, 'application/problem+json', denied)
}

function faultOf(fault: unknown): { field: string; message: string } {
  const { fieldName, message } = Object(fault)
  return { field: String(fieldName), message: String(message) }
}

function pointerTo(field: string): string {
  const steps = field.split('.').map((step) => step.replaceAll('~', '~0').replaceAll('/', '~1'))
  return `#/${steps.join('/')}`
}
