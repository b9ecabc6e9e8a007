import type { ResourceDefinition } from '../../definitions/define'
import { t } from '../../locales/t'
import { Button } from '../../ui/button'
import { ToolbarButton } from '../action/toolbar-button'
import type { Selection } from '../table/use-selection'
import styles from './section.module.css'

/** How many rows are selected, and what may be done to them. */
export function SelectionBar(props: { definition: ResourceDefinition; selection: Selection }) {
  const { definition, selection } = props
  const count = selection.records.length
  return (
    <div className={styles.selection}>
      <span role="status" className="second">
        {count > 0 ? t('views.selected', { count }) : ''}
      </span>
      {count > 0 && (
        <Button kind="quiet" onClick={selection.clear}>
          {t('views.clearSelection')}
        </Button>
      )}
      {definition.actions
        .filter(({ where }) => where.includes('selection'))
        .map((action) => (
          <ToolbarButton
            key={action.name}
            definition={definition}
            action={action}
            selected={selection.records}
          />
        ))}
    </div>
  )
}
