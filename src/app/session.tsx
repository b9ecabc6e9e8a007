import { type QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import {
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { createApiClient } from '../api/api-client'
import { ApiError, ViewAsError } from '../api/errors'
import { MessagePage } from '../custom-pages/error-pages/message-page'
import type { Person } from '../domain/person'
import { t } from '../locales/t'
import { ApiContext, useApi } from '../providers/api-context'
import { withdrawOffers } from '../providers/notice-actions'
import { createPrefetchedList, type PrefetchedList } from '../providers/prefetched-list'
import { readList } from '../providers/read-list'
import { type Session, SessionContext } from '../providers/session-context'
import { noSooner } from '../providers/use-outage'
import { createViewing, useViewedRole, ViewingContext } from '../providers/viewing-context'
import { clusters } from '../resources/user/clusters/definition'
import { eraseDrafts } from '../views/form/draft-keys'
import { eraseOperations } from '../views/operations/operation-store'
import { createQueryClient } from './query-client'
import { eraseRecentChoices } from './recent-choices'
import { createFaultReports } from './report-faults'
import { SessionEndedDialog } from './session-ended-dialog'
import type { SessionPhase } from './session-phase'
import { createSignIn, type SignIn } from './sign-in'
import { signOut } from './sign-out'
import type { SignedIn } from './start-boot'
import { useSessionWatch } from './use-session-watch'

/** What the session load came to; the guards decide what stands on screen. */
export type SessionLoad = {
  person: Person | null
  /** The person as first loaded (AUTH-D05). */
  personAtLoad: Person | null
  /** Status of a failed first load, `unreachable` without an answer; null when it did not fail. */
  failure: number | 'unreachable' | null
  /** The server's words when it refused the session with 4xx. */
  failureText: string | null
  phase: SessionPhase
  /** A later load failed; what is on screen may be old. */
  isOld: boolean
  retry: () => void
  signIn: SignIn
  /** The list that is read while the frame around it is drawn. */
  prefetched: PrefetchedList
  signOut: Session['signOut']
}

export type SessionProps = { boot: SignedIn; children: (load: SessionLoad) => ReactNode }

/** Milliseconds between two looks at an account that is not set up yet. */
const setUpPoll = 2_000

/** The signed-in side of the console: its client, its cache, the person, and the end of all that. */
export function SessionProvider({ boot, children }: SessionProps) {
  const [queryClient] = useState(() => createQueryClient(() => boot.phase.set('ended')))
  const phase = useSyncExternalStore(boot.phase.subscribe, boot.phase.get)
  const [viewing] = useState(createViewing)
  const api = useMemo(
    () =>
      createApiClient({
        baseUrl: boot.config.api.baseUrl,
        productKey: boot.config.product.key,
        consentBackendUrl: boot.config.consentBackend ?? null,
        fetch: boot.send,
        getToken: boot.tokens.getToken,
        renewToken: boot.tokens.renewToken,
        viewedRole: viewing.get,
        onFaults: createFaultReports(boot.reporter),
      }),
    [boot, viewing],
  )
  const leave = useCallback(() => {
    boot.phase.set('left')
    viewing.set(null)
    // In whichever tab it was: the services beside this page end, too.
    boot.analytics.reset()
    queryClient.clear()
  }, [boot, queryClient, viewing])
  useSessionWatch(boot, leave)
  // Once the forms are gone: until then one of them may still keep what was typed last.
  useEffect(() => {
    if (phase !== 'left') return
    eraseDrafts()
    eraseRecentChoices()
    eraseOperations()
    withdrawOffers()
  }, [phase])
  useEffect(() => viewing.subscribe(() => askAgain(queryClient)), [viewing, queryClient])

  if (phase === 'left')
    return (
      <MessagePage
        title={t('auth.signedOutTitle')}
        text={t('auth.signedOutText')}
        retry={t('auth.signIn')}
        // Whoever signs in goes on where this tab was left.
        onRetry={() => location.reload()}
      />
    )
  return (
    <QueryClientProvider client={queryClient}>
      <ApiContext value={api}>
        <ViewingContext value={viewing}>
          <PersonLoad boot={boot} phase={phase} leave={leave}>
            {children}
          </PersonLoad>
        </ViewingContext>
      </ApiContext>
    </QueryClientProvider>
  )
}

function PersonLoad({
  boot,
  phase,
  leave,
  children,
}: SessionProps & { phase: SessionPhase; leave: () => void }) {
  const { config, client, reporter, analytics, userId } = boot
  const me = usePerson(userId)
  const prefetched = usePrefetchedList(boot)
  const signIn = useMemo(() => createSignIn(client, config), [client, config])
  const personAtLoad = useRef<Person | null>(null)
  // While the account is being set up its answers lack what the guards ask (AUTH-D03).
  if (me.data && !personAtLoad.current?.isLoaded) personAtLoad.current = me.data

  const { error, refetch } = me
  useEffect(() => {
    if (error) reporter.report(error.name, error)
  }, [error, reporter])

  const endSession = useCallback<Session['signOut']>(
    async (place) => {
      leave()
      await signOut({ client, config, analytics }, place === undefined ? undefined : signIn.anew(place))
    },
    [client, config, analytics, leave, signIn],
  )
  const person = me.data ?? null
  const viewedRole = useViewedRole()
  const session = useMemo<Session | null>(
    () =>
      person && {
        person: viewedRole === null ? person : { ...person, viewsAs: viewedRole },
        productKey: config.product.key,
        apiUrl: new URL(config.api.baseUrl, location.origin).href.replace(/\/$/, ''),
        environment: config.environment,
        consentBackendUrl: config.consentBackend ?? null,
        consentRegions: config.consentRegions ?? null,
        addressService: config.ownAddress ? { url: config.ownAddress, send: boot.send } : null,
        savedViews: config.savedViews
          ? { place: config.savedViews, apis: config.apis ?? {}, api: config.savedViews.api }
          : null,
        report: reporter.report,
        reloadPerson: async () => {
          await refetch()
        },
        signOut: endSession,
      },
    [person, viewedRole, config, boot.send, reporter, refetch, endSession],
  )
  const load: SessionLoad = {
    person,
    personAtLoad: personAtLoad.current,
    failure: person === null && error ? failureOf(error) : null,
    failureText: error instanceof ApiError ? error.message : null,
    phase,
    isOld: person !== null && me.isRefetchError,
    retry: () => void refetch(),
    signIn,
    prefetched,
    signOut: endSession,
  }
  return (
    <SessionContext value={session}>
      {children(load)}
      {phase === 'ended' && (
        <SessionEndedDialog
          onSignIn={() => void signIn.to(`${location.pathname}${location.search}${location.hash}`).go()}
        />
      )}
    </SessionContext>
  )
}

/** Reads that were refused while a role was viewed are made when that ends. */
function askAgain(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ predicate: ({ state }) => state.error instanceof ViewAsError })
}

function usePerson(userId: string) {
  const api = useApi()
  return useQuery({
    queryKey: ['session', 'person', userId],
    queryFn: ({ signal }) => api('getMe', { path: { id: userId }, signal }),
    retry: false,
    staleTime: 30_000,
    refetchInterval: ({ state }) => state.data?.isLoaded === false && noSooner(setUpPoll, state.error),
  })
}

/** Its request is on its way since the start: its answer is read at once, and not only when the page stands. */
function usePrefetchedList({ isListUnderWay, userId }: SignedIn): PrefetchedList {
  const api = useApi()
  const [prefetched] = useState(createPrefetchedList)
  useEffect(() => {
    if (isListUnderWay)
      prefetched.start(clusters.name, userId, () => readList(api, clusters, { path: { id: userId } }))
  }, [prefetched, isListUnderWay, userId, api])
  return prefetched
}

function failureOf(error: Error): number | 'unreachable' {
  if (error instanceof ApiError) return error.statusCode
  // An answer that cannot be read is the server's fault as much as a 500 is.
  return error.name === 'ContractError' ? 502 : 'unreachable'
}
