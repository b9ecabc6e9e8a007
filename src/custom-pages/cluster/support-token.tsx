import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react'
import type { Action } from '../../access/vocabulary'
import type { ClusterDetail } from '../../domain/cluster-detail'
import { readInstant } from '../../domain/dates'
import type { SupportToken as Token } from '../../domain/support-token'
import type { MessageKey } from '../../locales/messages'
import { t } from '../../locales/t'
import { useVerdict } from '../../providers/use-verdict'
import { Button, type ButtonKind } from '../../ui/button'
import { DateText } from '../../ui/date-text'
import { useKeptFocus } from '../../views/list/use-kept-focus'
import { ReadingFailure } from '../../views/reading-failure'
import { ReasonHint } from '../../views/reasons/reason-hint'
import { SecretValue } from './secrets/secret-value'
import { useHiddenAgain } from './secrets/use-hidden-again'
import styles from './support-token.module.css'
import { type PendingCommand, type TokenCommand, useSupportToken } from './use-support-token'

/** The support token, masked at first: generate, copy, renew and revoke, with its expiry (DET-061, DET-D22, DET-D29). */
export function SupportToken({ cluster, command }: { cluster: ClusterDetail; command: PendingCommand }) {
  const { token, error, refresh, perform } = useSupportToken(cluster.name, command)
  const { pending } = command
  const [asked, setAsked] = useState<'renew' | 'revoke' | null>(null)
  const keptFocus = useKeptFocus()
  const button = (own: TokenCommand, kind: ButtonKind, onPress: () => void) => (
    <TokenButton cluster={cluster} command={own} kind={kind} pending={pending} onPress={onPress} />
  )
  const confirm = (own: TokenCommand) => {
    setAsked(null)
    void perform(own)
  }

  return (
    <section className={styles.token} aria-label={t('clusterPage.supportToken')} {...keptFocus}>
      <h2>{t('clusterPage.supportToken')}</h2>
      <p className={styles.second}>{t('clusterPage.supportTokenAbout')}</p>
      {token === undefined && !error && <p role="status">{t('clusterPage.tokenLoading')}</p>}
      {token === undefined && error && (
        <ReadingFailure text={t('clusterPage.tokenFailed')} error={error} onRetry={() => void refresh()} />
      )}
      {token === null && (
        <div className={styles.row}>
          <p>{t('clusterPage.noToken')}</p>
          {button('generate', 'primary', () => void perform('generate'))}
        </div>
      )}
      {token && <TokenText key={token.token} token={token} />}
      {token && !asked && (
        <div className={styles.buttons}>
          {button('renew', 'default', () => setAsked('renew'))}
          {button('revoke', 'default', () => setAsked('revoke'))}
        </div>
      )}
      {token && asked && (
        <Question
          name={t(commands[asked].label)}
          text={t(asked === 'renew' ? 'clusterPage.renewQuestion' : 'clusterPage.revokeQuestion')}
        >
          {button(asked, asked === 'revoke' ? 'danger' : 'primary', () => confirm(asked))}
          <Button onClick={() => setAsked(null)}>{t('clusterPage.keepToken')}</Button>
        </Question>
      )}
    </section>
  )
}

/** Takes the place and the focus of the button that asked it. */
function Question({ name, text, children }: { name: string; text: string; children: ReactNode }) {
  const textId = useId()
  const question = useRef<HTMLDivElement>(null)
  useEffect(() => question.current?.focus(), [])
  return (
    <div
      ref={question}
      className={styles.question}
      role="alertdialog"
      aria-label={name}
      aria-describedby={textId}
      tabIndex={-1}
    >
      <p id={textId}>{text}</p>
      <div className={styles.buttons}>{children}</div>
    </div>
  )
}

const commands: Readonly<Record<TokenCommand, { label: MessageKey; requires: Action }>> = {
  generate: { label: 'clusterPage.generateToken', requires: 'create' },
  renew: { label: 'clusterPage.renewToken', requires: 'update' },
  revoke: { label: 'clusterPage.revokeToken', requires: 'delete' },
}

function TokenButton(props: {
  cluster: ClusterDetail
  command: TokenCommand
  kind: ButtonKind
  pending: TokenCommand | null
  onPress: () => void
}) {
  const { cluster, command, kind, pending, onPress } = props
  const { label, requires } = commands[command]
  const { isAllowed, reasons } = useVerdict(requires, 'SupportToken', { cluster })
  const button = (describedBy?: string) => (
    <Button
      kind={kind}
      isDisabled={!isAllowed || pending !== null}
      isBusy={pending === command}
      aria-describedby={describedBy}
      onClick={onPress}
    >
      {t(label)}
    </Button>
  )
  return <ReasonHint reasons={reasons}>{button}</ReasonHint>
}

function TokenText({ token: { token, expiresAt } }: { token: Token }) {
  const expiry = readInstant(expiresAt)
  const isExpired = expiry !== null && expiry <= Date.now()
  const [revealed, setRevealed] = useState<{ value: string } | null>(null)
  const hide = useCallback(() => setRevealed(null), [])
  useHiddenAgain(revealed, hide)
  return (
    <>
      <p className={styles.value}>
        <SecretValue
          label={t('clusterPage.supportToken')}
          revealed={revealed?.value ?? null}
          onToggle={() => setRevealed(revealed ? null : { value: token })}
          readValue={() => token}
        />
      </p>
      <p className={styles.second}>{t('clusterSecrets.hidesSoon')}</p>
      <p className={isExpired ? styles.expired : styles.second}>
        {expiresAt === null ? (
          t('clusterPage.tokenNoExpiry')
        ) : (
          <>
            {t(isExpired ? 'clusterPage.tokenExpired' : 'clusterPage.tokenExpires')}{' '}
            {expiry === null ? expiresAt : <DateText instant={expiresAt} />}
          </>
        )}
      </p>
    </>
  )
}
