import { expect, it } from 'vitest'
import '../../../locales/late-texts'
import { ApiError } from '../../../api/errors'
import type { RequestContext } from '../../../definitions/define-behaviour'
import type { FormContext } from '../../../definitions/form-values'
import { buildPerson } from '../../../testing/builders'
import { insistOnDomain, userId } from './form'

const context: FormContext = {
  mode: 'create',
  values: {},
  record: null,
  scope: { kind: 'user' },
  person: buildPerson(),
  productKey: 'basalt',
}

it.each([
  ['userEmail', true, true],
  ['email', true, true],
  ['roleName', true, false],
  ['userEmail', false, false],
])('a refusal at %s, for its mail domain (%s), may be insisted on: %s', (fieldName, isDoubted, isOffered) => {
  const fault = { fieldName, message: 'Doubtful', isNotActivated: false }
  const fieldErrors = [isDoubted ? { ...fault, isDomainUnverified: true as const } : fault]
  const option = insistOnDomain(new ApiError({ message: 'No', statusCode: 422, fieldErrors }), context)
  if (isOffered) expect(option).toMatchObject({ field: 'email', message: 'Doubtful' })
  else expect(option).toBe('notify')
})

it('a person is spoken of by the id that the server listed, in its own type', () => {
  const user = { id: '7', wireId: 7, name: 'Uma', email: 'uma@sandbox.test', role: null, lastLoginAt: null }
  expect(userId([{ ...user, status: 'active' }], {} as RequestContext, {})).toEqual({ body: { userID: 7 } })
})
