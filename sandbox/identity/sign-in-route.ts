import type { IncomingMessage, ServerResponse } from 'node:http'
import type Provider from 'oidc-provider'
import type { FailedSignIns } from './failed-sign-ins'
import { isFromOrigin, readForm } from './form-request'
import type { IdentityStore } from './identity-store'
import { sendFault, sendPage } from './page-response'
import { isPasswordOf } from './passwords'
import { findPersonByEmail, findPersonById, findPersonByKey } from './people'
import { marketingParameters, verificationParameters } from './sign-in-parameters'
import { renderSignInPage, type SignInView } from './sign-in-template'

type Surroundings = {
  db: IdentityStore
  provider: Provider
  origin: string
  failedSignIns: FailedSignIns
  onSignIn: (uuid: string) => Promise<void>
  /** Key of the persona everybody is signed in as, without being asked. */
  signInAs?: string
}
type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>

/** The sign-in page of one authorization request: shows it, takes its forms, and hands the outcome on. */
export const createSignInRoute =
  ({ db, provider, origin, failedSignIns, onSignIn, signInAs }: Surroundings) =>
  async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> => {
    const [uid, step, ...rest] = url.pathname.slice('/u/login/'.length).split('/')
    const isKnown = uid && rest.length === 0 && (step === undefined || step === 'cancel')
    if (!isKnown) return sendFault(response, origin, 404, 'not_found')

    const interaction = await provider.interactionDetails(request, response).catch(() => null)
    if (interaction?.uid !== uid) return sendFault(response, origin, 400, 'sign_in_expired')

    const finish = (result: Parameters<Provider['interactionFinished']>[2]) =>
      provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false })
    const enter = async (person: { uuid: string; refusal?: string }) => {
      if (person.refusal) return finish({ error: 'access_denied', error_description: person.refusal })
      await onSignIn(person.uuid)
      return finish({ login: { accountId: person.uuid, remember: true } })
    }
    const show = (status: number, changes: Partial<SignInView> = {}) =>
      sendPage(response, status, renderSignInPage({ ...viewOf(interaction, url), ...changes }))

    if (request.method === 'GET' || request.method === 'HEAD') {
      if (step === 'cancel')
        return finish({ error: 'access_denied', error_description: 'User did not authorize the request' })
      const chosen = findPersonByKey(signInAs ?? '')
      return chosen ? enter(chosen) : show(200)
    }
    if (request.method !== 'POST' || step) return sendFault(response, origin, 405, 'method_not_allowed')
    if (!isFromOrigin(request, origin)) return sendFault(response, origin, 403, 'foreign_form')
    const form = await readForm(request)
    if (typeof form === 'number') return sendFault(response, origin, form, 'form_not_understood')

    const email = form.get('email') ?? ''
    if (form.has('persona')) {
      const chosen = findPersonByKey(form.get('persona') ?? '')
      return chosen ? enter(chosen) : show(422, { error: 'The sandbox knows nobody of that name.' })
    }
    if (form.get('intent') === 'sign-up') {
      const typed = { screen: 'sign-up' as const, typedEmail: email, typedName: form.get('name') ?? '' }
      const newcomer = findPersonByKey('newcomer')
      if (!typed.typedName.trim()) return show(422, { ...typed, error: 'Enter your name.' })
      if (!/^\S+@\S+$/.test(email.trim())) return show(422, { ...typed, error: 'Enter an email address.' })
      return newcomer ? enter(newcomer) : show(422, typed)
    }

    if (await failedSignIns.isLocked(email)) {
      response.setHeader('retry-after', '60')
      const error = 'Too many wrong passwords for this address. Wait a minute, then try again.'
      return show(429, { screen: 'sign-in', typedEmail: email, error })
    }
    const person = findPersonByEmail(email)
    if (!person || !(await isPasswordOf(db, person.uuid, form.get('password') ?? ''))) {
      await failedSignIns.record(email)
      return show(422, { screen: 'sign-in', typedEmail: email, error: 'Wrong email address or password.' })
    }
    await failedSignIns.forget(email)
    return enter(person)
  }

const viewOf = ({ uid, params, session }: Interaction, url: URL): SignInView => {
  const screen = url.searchParams.get('screen') ?? (params.screen_hint === 'signup' ? 'sign-up' : 'sign-in')
  return {
    screen: screen === 'sign-up' ? 'sign-up' : 'sign-in',
    path: `/u/login/${uid}`,
    typedEmail: textOf(params.login_hint) ?? '',
    marketing: Object.fromEntries(marketingParameters.map((name) => [name, textOf(params[name])])),
    isVerificationAskedFor: verificationParameters.some((name) => params[name]),
    signedInAs: session?.accountId ? findPersonById(session.accountId) : undefined,
  }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)
