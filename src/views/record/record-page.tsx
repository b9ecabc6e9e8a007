import { useEffect, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { joinedReasons } from '../../access/joined-reasons'
import { ApiError } from '../../api/errors'
import type { ResourceDefinition } from '../../definitions/define'
import { lower } from '../../definitions/file/file-texts'
import type { ResourceRecord } from '../../definitions/resource-record'
import { isEnglish, t } from '../../locales/t'
import { DefinedResource } from '../../providers/defined-resource'
import { useScopeOf } from '../../providers/scope-context'
import { AntdProvider } from '../../ui/antd-provider'
import { Button } from '../../ui/button'
import { lazyPiece } from '../../ui/lazy-piece'
import { Spinner } from '../../ui/spinner'
import { usePageTitle } from '../../ui/use-page-title'
import { ActionHostProvider } from '../action/action-host-provider'
import { goneKey, useActionState } from '../action/action-state'
import { nameOf } from '../action/names-of'
import { useActionContext } from '../action/use-action-context'
import { useOpenForm } from '../action/use-open-form'
import { listVerdict } from '../action/verdict-on'
import { errorSentence } from '../error-sentence'
import { DetailSections } from '../form/detail-sections'
import { ReadingFailure } from '../reading-failure'
import { faultSentences } from '../records/fault-sentences'
import { stateKey } from '../records/list-key'
import { OpenedForm } from '../section/opened-form'
import { usePassedMoment } from '../table/passed-moment'
import { ListBeside } from './list-beside'
import { RecordActivity } from './record-activity'
import { RecordHead } from './record-head'
import styles from './record-page.module.css'
import { RecordState } from './record-state'
import { RelatedLists } from './related-lists'
import { useListBefore } from './use-list-before'
import { type RecordReading, useListedRecord, useReadRecord } from './use-record'

const RecordRevisions = lazyPiece(() =>
  import('../revisions/record-revisions').then((file) => file.RecordRevisions),
)

export type RecordPageProps = {
  definition: ResourceDefinition
  /** Of the record, as the address says it. */
  id: string
}

/** The page of one record: its title and actions, everything its definition shows of it, and what belongs to it. */
export function RecordPage({ definition, id }: RecordPageProps) {
  const context = useActionContext(definition)
  const verdict = useMemo(() => listVerdict(definition, context), [definition, context])
  if (!verdict.isAllowed) {
    const { unavailable } = definition.list
    return (
      <RecordState
        definition={definition}
        title={unavailable ? t(unavailable) : t('record.refused', { one: oneOf(definition) })}
        text={joinedReasons(verdict.reasons) || t('access.unknownAction')}
      />
    )
  }
  const Reading = definition.calls.one ? ReadRecord : ListedRecord
  return (
    <DefinedResource definition={definition}>
      <ActionHostProvider definition={definition}>
        <Reading definition={definition} id={id} />
      </ActionHostProvider>
    </DefinedResource>
  )
}

function ReadRecord(props: RecordPageProps) {
  return <FoundRecord {...props} reading={useReadRecord(props.definition, props.id)} />
}

function ListedRecord(props: RecordPageProps) {
  return <FoundRecord {...props} reading={useListedRecord(props.definition, props.id)} />
}

function FoundRecord({ definition, id, reading }: RecordPageProps & RecordContentProps) {
  const { record, isConfirmed, isMissing, unread } = reading
  const [last, setLast] = useState(record)
  const { opened } = useOpenForm(definition)
  if (record && record !== last) setLast(record)
  // Of one that was deleted here, what could not be read leaves no doubt.
  useWayBack(definition, id, isMissing || (record === undefined && unread.length > 0))
  const known = last?.id === id ? last : undefined
  return (
    <>
      <RecordContent definition={definition} reading={reading} />
      {/* A form stays with what is typed while its record goes away. */}
      {known && (
        <AntdProvider>
          {opened && <ListBeside definition={definition} />}
          <OpenedForm key={id} definition={definition} records={[known]} areWhole={isConfirmed} />
        </AntdProvider>
      )}
    </>
  )
}

type RecordContentProps = { definition: ResourceDefinition; reading: RecordReading }

function RecordContent({ definition, reading }: RecordContentProps) {
  const { record, isMissing, unread, error, isReading, refresh } = reading
  const one = oneOf(definition)
  if (isMissing) {
    const title = t('record.missingTitle', { one })
    return <RecordState definition={definition} title={title} text={t('record.missingText')} />
  }
  if (record) {
    return (
      <Record
        definition={definition}
        record={record}
        error={error}
        isReading={isReading}
        onRetry={() => void refresh()}
      />
    )
  }
  if (error || unread.length > 0) {
    const isRefused = error instanceof ApiError && error.statusCode === 403
    return (
      <RecordState
        definition={definition}
        isError
        title={t(isRefused ? 'record.refused' : 'record.failed', { one })}
        text={error ? errorSentence(error) : unread.flatMap(faultSentences).join(' ')}
      >
        {!isRefused && (
          <Button kind="primary" isBusy={isReading} onClick={() => void refresh()}>
            {t('common.retry')}
          </Button>
        )}
      </RecordState>
    )
  }
  return <Spinner text={t('record.loading', { one })} />
}

type RecordProps = {
  definition: ResourceDefinition
  record: ResourceRecord
  /** Why it may be out of date; null while it is not. */
  error: Error | null
  isReading: boolean
  onRetry: () => void
}

function Record({ definition, record, error, isReading, onRetry }: RecordProps) {
  usePageTitle(nameOf(definition, record))
  // What may be done to it, and its states, are drawn again.
  usePassedMoment(definition, [record])
  return (
    <AntdProvider>
      <article className={styles.page}>
        <RecordHead definition={definition} record={record} />
        {error && (
          <ReadingFailure text={t('record.outdated')} error={error} isReading={isReading} onRetry={onRetry} />
        )}
        <DetailSections definition={definition} record={record} isPage />
        <RelatedLists key={record.id} definition={definition} record={record} />
        {definition.detail?.revisions && (
          <RecordRevisions
            key={`revisions of ${record.id}`}
            definition={definition}
            revisions={definition.detail.revisions}
            record={record}
          />
        )}
        <RecordActivity definition={definition} record={record} />
      </article>
    </AntdProvider>
  )
}

/** Back to the list once the record was deleted here and the server says so. */
function useWayBack(definition: ResourceDefinition, id: string, isMissing: boolean): void {
  const navigate = useNavigate()
  const key = goneKey(stateKey(definition, useScopeOf(definition)), id)
  const isGone = useActionState(({ gone }) => gone.has(key)) && isMissing
  const list = useListBefore(definition)
  useEffect(() => {
    if (isGone) void navigate(list, { replace: true })
  }, [isGone, list, navigate])
}

function oneOf({ label }: ResourceDefinition): string {
  return isEnglish(label.one) ? lower(t(label.one)) : t(label.one)
}
