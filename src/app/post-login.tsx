import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { ApiError, SessionEndedError } from '../api/errors'
import { PostLoginPage } from '../custom-pages/post-login/post-login-page'
import type { Person } from '../domain/person'
import { decidePostLoginTarget } from '../domain/post-login-target'
import { useApi } from '../providers/api-context'
import type { ErrorReporter } from './error-reporter'
import { leavePage } from './leave-page'
import type { RuntimeConfig } from './runtime-config'
import { isFirstLogin, markFirstLoginDone, storeSsoCookie } from './sign-in-traces'

export type PostLoginProps = {
  person: Person
  config: RuntimeConfig
  reporter: ErrorReporter
  /** The activation answered with a status from 500 to 599 (AUTH-036). */
  onServerError: (status: number) => void
}

/** Activates the account once, stores the SSO cookie and goes on to the target (D1 §2 'Post-login redirect screen'). */
export function PostLogin({ person, config, reporter, onServerError }: PostLoginProps) {
  const api = useApi()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const activation = useQuery({
    queryKey: ['activate', person.uuid],
    queryFn: () =>
      api('activate', {
        path: { id: person.uuid },
        body: { uuid: person.uuid, enableActivateUserAccount: true },
      }),
    retry: false,
    staleTime: 60_000,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    networkMode: 'always',
  })
  const { data, error } = activation

  useEffect(() => {
    if (error instanceof SessionEndedError) return
    if (!data && !error) return
    if (error) {
      reporter.report(error.name, error)
      if (error instanceof ApiError && error.statusCode >= 500) return onServerError(error.statusCode)
    }
    if (data?.ssoToken) storeSsoCookie(config.ssoCookieName, data.ssoToken)
    const target = decidePostLoginTarget({
      origin: location.origin,
      allowedOrigins: config.redirectOrigins,
      path: pathname,
      redirectTo: new URLSearchParams(search).get('redirect_to'),
      activationRedirectTo: data?.redirectTo ?? null,
      isFirstLogin: isFirstLogin(),
      personRedirectTo: person.redirectTo,
    })
    markFirstLoginDone()
    if (target.startsWith('/')) void navigate(target, { replace: true })
    else leavePage(target)
  }, [data, error, config, reporter, person, pathname, search, navigate, onServerError])

  return <PostLoginPage />
}
