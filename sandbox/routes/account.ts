import { randomUUID } from 'node:crypto'
import { checkPassword } from '../../src/domain/password'
import { t } from '../../src/locales/t'
import { type Handler, ok } from '../handler'
import { setPassword } from '../identity/passwords'
import { invalid, notFound, throwInvalid } from '../problems'
import { changePerson } from '../store/people'
import { supportMessages } from '../store/schema'

/**
 * PUT /users/{id}/provision/updatepassword: the person signs in with the new password from now on. A skip settles the
 * matter as well, so the dialog does not return.
 */
export const updatePassword: Handler<'updatePassword'> = async ({ db, clock, person, body }) => {
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

/** PUT /users/{id}/update */
export const updateUser: Handler<'updateUser'> = async ({ db, person, body }) => {
  await changePerson(db, person, body)
  return ok({ message: 'Your answer is saved.' })
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
export const getPipelineStatus: Handler<'getPipelineStatus'> = async ({ person, body }) => {
  if (body.userID !== person.uuid) throw notFound('user')
  if (body.email !== person.wire.email)
    throw invalid([{ fieldName: 'email', message: 'This is not your email.' }])
  return ok(person.pipeline)
}
