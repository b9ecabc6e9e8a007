import { randomUUID } from 'node:crypto'
import { checkPassword } from '../../src/domain/password'
import { checkProfile, trimmedProfile } from '../../src/domain/profile'
import { account } from '../../src/locales/en/account'
import { t } from '../../src/locales/t'
import { decisionOn } from '../access/decision'
import { cleanPerson } from '../clean'
import { type Handler, ok } from '../handler'
import { setPassword } from '../identity/passwords'
import { applyDuePipelines } from '../pipelines'
import { invalid, notFound, throwInvalid, throwUnmet } from '../problems'
import { changePerson, findPerson } from '../store/people'
import { supportMessages } from '../store/schema'

/**
 * PUT /users/{id}/provision/updatepassword: the person signs in with the new password from now on. A skip settles the
 * matter as well, so the dialog does not return.
 */
export const updatePassword: Handler<'updatePassword'> = async ({ db, clock, productKey, person, body }) => {
  if ('userID' in body && body.userID !== person.uuid) throw notFound('user')
  if (!body.isSkipped)
    throwUnmet([decisionOn('update', 'Password', { person: cleanPerson(person, 0), productKey })])
  if (!body.isSkipped && checkPassword(body.password)) {
    throw invalid([{ fieldName: 'password', message: t('password.criteria') }])
  }
  const last_password_reset = new Date(clock.today()).toISOString()
  if (body.isSkipped) {
    await changePerson(db, person, { last_password_reset })
    return ok({ message: 'Password kept' })
  }
  await db.transaction(async (transaction) => {
    await setPassword(transaction, person.uuid, body.password)
    await changePerson(transaction, person, { last_password_reset, isDummyPassword: false })
  })
  return ok({ message: 'Password updated' })
}

/** PUT /users/{id}/update: an answer about cookies, or the whole profile, held to the rules of the form. */
export const updateUser: Handler<'updateUser'> = async ({ db, person, body }) => {
  if ('userConsent' in body) {
    await changePerson(db, person, body)
    return ok({ message: 'Your answer is saved.' })
  }
  const profile = trimmedProfile(body)
  const faults = Object.entries(checkProfile(profile))
  throwInvalid(
    faults.map(([fieldName, fault]) => ({
      fieldName,
      message: fault === 'phone' ? account.phoneInvalid : 'This field is required',
    })),
  )
  await changePerson(db, person, {
    ...profile,
    phone: profile.phone || null,
    fullName: `${profile.firstName} ${profile.lastName}`,
  })
  return ok({ message: 'Your profile is saved.' })
}

/** POST /support */
export const sendSupportMessage: Handler<'sendSupportMessage'> = async ({ db, clock, person, body }) => {
  const email = person?.wire.email ?? body.email.trim()
  throwInvalid([
    /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)
      ? null
      : { fieldName: 'email', message: t('support.emailInvalid') },
    body.message.trim() ? null : { fieldName: 'message', message: t('support.messageMissing') },
  ])
  await db.insert(supportMessages).values({
    id: randomUUID(),
    personUuid: person?.uuid ?? null,
    email,
    message: body.message,
    createdAt: clock.today(),
  })
  return ok({ message: 'Thank you. We have received your message and will answer by email.' })
}

/** POST /azurePipeline/azurepipelinestatus: null for a person without one. */
export const getPipelineStatus: Handler<'getPipelineStatus'> = async ({ db, clock, person, body }) => {
  if (body.userID !== person.uuid) throw notFound('user')
  if (body.email !== person.wire.email)
    throw invalid([{ fieldName: 'email', message: 'This is not your email.' }])
  await applyDuePipelines(db, clock)
  const pipeline = (await findPerson(db, person.uuid))?.pipeline ?? null
  if (pipeline === null) return ok(null)
  const { states, pipelineStatus } = pipeline
  return ok({ states, pipelineStatus })
}
