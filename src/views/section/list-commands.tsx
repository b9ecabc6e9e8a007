import '../../locales/table-texts'
import { useState } from 'react'
import type { ResourceDefinition } from '../../definitions/define'
import type { ResourceRecord } from '../../definitions/resource-record'
import { t } from '../../locales/t'
import { askedFilters } from '../../providers/asked-filters'
import type { ListQuery } from '../../providers/list-query'
import { CopyFrame } from '../../ui/copy-frame'
import { Icon } from '../../ui/icon'
import { lazyDialog } from '../../ui/lazy-dialog'
import { MenuButton } from '../../ui/menu-button'
import { MenuItem } from '../../ui/menu-item'
import { useActionContext } from '../action/use-action-context'
import { commandActions } from '../curl/command-actions'
import type { ExportFormat } from '../export/export-rows'
import styles from './section.module.css'

const ExportDialog = lazyDialog(() => import('../export/export-dialog').then((file) => file.ExportDialog))
const CommandsDialog = lazyDialog(() => import('../curl/commands-dialog').then((file) => file.CommandsDialog))

export type ListCommandsProps = {
  definition: ResourceDefinition
  records: readonly ResourceRecord[]
  selected: readonly ResourceRecord[]
  /** All that match the search and the filters, as far as they are here; left out where nothing can be saved. */
  matching?: readonly ResourceRecord[]
  /** What a list is asked that the server cuts into pages. */
  question?: ListQuery
}

/** The menu of a list: what reading it and pressing its buttons send, as commands for a shell. */
export function ListCommands(props: ListCommandsProps) {
  const { definition, records, selected, matching } = props
  const question = props.question && {
    ...props.question,
    filters: askedFilters(definition, props.question.filters),
  }
  const context = useActionContext(definition)
  const [isOpen, setOpen] = useState(false)
  const [exported, setExported] = useState<ExportFormat | null>(null)
  const { paging } = definition.list

  async function command() {
    const [{ curlOfList, plainQuery }, { listQueries }] = await Promise.all([
      import('../curl/curl-of'),
      import('../../providers/list-queries'),
    ])
    const query =
      paging?.kind === 'server' && question ? listQueries[paging.query]?.(plainQuery(question)) : undefined
    return curlOfList(definition, context, query)
  }

  /** A list that is all here is saved at once; the pages of a server are read first. */
  async function save(format: ExportFormat) {
    if (paging?.kind === 'server') return setExported(format)
    const { saveRecords } = await import('../export/save-records')
    saveRecords(definition, matching ?? [], format, context)
  }

  return (
    <span className={styles.commands}>
      <CopyFrame>
        {(copy) => (
          <MenuButton
            label={t('tables.moreFor', { many: t(definition.label.many) })}
            className="icon-button"
            button={<Icon name="more" />}
          >
            <MenuItem onClick={() => copy(command)}>{t('common.copyAsCurl')}</MenuItem>
            {matching &&
              (['csv', 'json', 'yaml', 'xml'] as const).map((format) => (
                <MenuItem key={format} onFocus={ExportDialog.preload} onClick={() => void save(format)}>
                  {t('tables.exportAs', { format: format.toUpperCase() })}
                </MenuItem>
              ))}
            {commandActions(definition).length > 0 && (
              <MenuItem aria-haspopup="dialog" onFocus={CommandsDialog.preload} onClick={() => setOpen(true)}>
                {t('tables.commands')}
              </MenuItem>
            )}
          </MenuButton>
        )}
      </CopyFrame>
      {exported && question && (
        <ExportDialog
          definition={definition}
          question={question}
          format={exported}
          onClose={() => setExported(null)}
        />
      )}
      {isOpen && (
        <CommandsDialog
          definition={definition}
          records={records}
          selected={selected}
          onClose={() => setOpen(false)}
        />
      )}
    </span>
  )
}
