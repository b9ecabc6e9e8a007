import { createHash } from 'node:crypto'
import { type Handler, ok } from '../handler'
import { userPayload } from '../payloads'
import { notFound } from '../problems'
import { countOwnedClusters } from '../store/clusters'
import { changePerson } from '../store/people'

/** GET /users/{id}/me */
export const getMe: Handler<'getMe'> = async ({ db, person }) =>
  ok({ user: userPayload(person, await countOwnedClusters(db, person.uuid)) })

/** POST /users/{id}/activate: where to go after login and the text of the SSO cookie. */
export const activate: Handler<'activate'> = async ({ db, person, body }) => {
  if (body.uuid !== person.uuid) throw notFound('user')
  if (body.enableActivateUserAccount && person.wire.newUser)
    await changePerson(db, person, { newUser: false })
  const crypted = createHash('sha256').update(`sso ${person.uuid}`).digest('base64url')
  return ok({ redirectTo: null, crypted })
}
