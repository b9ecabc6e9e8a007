import { lacksFlag, rule, when } from './common-rules'
import type { SampledCall } from './sampled-call'
import { validSubscription } from './valid-subscription'

/** What a person changes of their own account; `{id}` is who asks. */
export const accountCalls: readonly SampledCall[] = [
  {
    name: 'ConsentFlow.create',
    proves: ['CNF-032'],
    actor: 'enterprise',
    request: () => ['POST', '/azurePipeline', validSubscription],
    done: 201,
    requires: [[rule('property', 'consent-flow.create.user', 'Your environment is already configured.')]],
    conditions: [
      when('the environment is configured', { person: { showConsentFlow: false } }, [
        'consent-flow.create.user',
      ]),
      lacksFlag('azureSupport', []),
    ],
    needs: {},
  },
  {
    name: 'Profile.update',
    proves: [],
    actor: 'billing',
    request: () => [
      'PUT',
      '/users/{id}/update',
      { firstName: 'Bo', lastName: 'Berg', jobTitle: 'Clerk', company: 'Mills', phone: '' },
    ],
    done: 200,
    requires: [],
    conditions: [when('the trial has expired', { person: { trialExpired: true } }, [])],
    needs: {},
  },
  {
    name: 'Password.update',
    proves: ['ACC-020'],
    actor: 'owner',
    request: () => [
      'PUT',
      '/users/{id}/provision/updatepassword',
      { userID: '5a9d0b0e-0000-4000-8000-000000000001', isSkipped: false, password: 'Correct-Horse-7' },
    ],
    done: 200,
    requires: [
      [rule('property', 'password.update.connection', 'You cannot change password with this connection.')],
    ],
    conditions: [
      when('the connection is another', { person: { sub: 'waad|1' } }, ['password.update.connection']),
    ],
    needs: {},
  },
]
