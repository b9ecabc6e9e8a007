import { type RedirectOrigins, safeReturnTo } from './return-to'

/** What the post-login screen knows when it decides (D1 §2 'Post-login redirect screen'). */
export type PostLogin = RedirectOrigins & {
  /** Path of the screen itself: /, /sso or /signin. */
  path: string
  /** The redirect_to of the query; honoured on /signin only (AUTH-D15). */
  redirectTo: string | null
  /** data.redirectTo of the activation answer (AUTH-D02). */
  activationRedirectTo: string | null
  /** Whether the first-login flag is absent (AUTH-D16). */
  isFirstLogin: boolean
  /** redirectTo of the person (AUTH-D02). */
  personRedirectTo: string | null
}

const home = '/clusters'
/** Screens that only lead on; going there would ask the same question again. */
const passages = ['/', '/sso', '/signin', '/signin-cloud', '/signup', '/admin']

/**
 * Where a person goes after login: the redirect_to of /signin; else the target the server answered; else, on the
 * first login, the person's own; else /clusters. A target that is unsafe, or is a sign-in screen, counts as absent.
 * A full address (not beginning with '/') lies on an allowed origin.
 */
export function decidePostLoginTarget(login: PostLogin): string {
  const wanted = [
    isSignIn(login.path) ? login.redirectTo : null,
    login.activationRedirectTo,
    login.isFirstLogin ? login.personRedirectTo : null,
  ]
  for (const raw of wanted) {
    const target = landingOf(raw, login)
    if (target !== null) return target
  }
  return home
}

/** Follows sign-in screens to the redirect_to they carry. */
function landingOf(raw: string | null, origins: RedirectOrigins): string | null {
  const target = safeReturnTo(raw, origins)
  if (target === null || !target.startsWith('/')) return target
  const url = new URL(target, origins.origin)
  if (!passages.includes(withoutEndSlash(url.pathname))) return target
  return landingOf(url.searchParams.get('redirect_to'), origins)
}

function isSignIn(path: string): boolean {
  return withoutEndSlash(path) === '/signin'
}

function withoutEndSlash(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
}
