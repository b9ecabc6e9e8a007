import type { ClusterRole } from '../domain/cluster-role'
import type { RecordFault, ValueFault } from './record-faults'

/** One refused field of a form (D1 §8); its name is '' where the server names none. */
export type FieldError = {
  fieldName: string
  message: string
  isNotActivated: boolean
  /** The server doubts the mail domain; the person may insist (D2 §8 'Cluster users'). */
  isDomainUnverified?: true
}

/** The product API answered with a status outside 2xx. `message` is the text a person may read (D1 §8). */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly statusCode: number
  readonly fieldErrors: readonly FieldError[]
  /** Refine's form of field errors. */
  readonly errors: Record<string, string>
  /** Milliseconds the server asks to wait, from Retry-After. */
  readonly retryAfter: number | null
  /** A gateway before the product API answered: whether the request took effect behind it is not known. */
  readonly isFromGateway: boolean

  constructor(input: {
    message: string
    statusCode: number
    fieldErrors?: readonly FieldError[]
    retryAfter?: number | null
    isFromGateway?: boolean
  }) {
    super(input.message)
    this.statusCode = input.statusCode
    this.fieldErrors = input.fieldErrors ?? []
    this.errors = Object.fromEntries(this.fieldErrors.map(({ fieldName, message }) => [fieldName, message]))
    this.retryAfter = input.retryAfter ?? null
    this.isFromGateway = input.isFromGateway ?? false
  }
}

/** An answer, or a request of our own, that does not have the shape the contract gives it. */
export class ContractError extends Error {
  override readonly name = 'ContractError'
  /** The same of an answer, for a person to read: the answer is the record. */
  readonly fault: RecordFault
  constructor(
    readonly call: string,
    readonly issues: readonly string[],
    values: readonly ValueFault[] = [],
  ) {
    super(`${call}: ${issues.join('; ')}`)
    this.fault = { number: null, id: null, name: null, isShown: false, values }
  }
}

/** No answer arrived: offline, refused, cut off or too slow. What the server did is not known. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError'
  constructor(
    readonly call: string,
    readonly reason: 'offline' | 'unreachable' | 'timeout',
  ) {
    super(reason)
  }
}

/** The identity provider no longer renews the session; the person has to sign in again. */
export class SessionEndedError extends Error {
  override readonly name = 'SessionEndedError'
}

/** The console is viewed as a role: what would change something was not sent. */
export class ViewAsError extends Error {
  override readonly name = 'ViewAsError'
  constructor(readonly role: ClusterRole) {
    super(`viewing as ${role}`)
  }
}
