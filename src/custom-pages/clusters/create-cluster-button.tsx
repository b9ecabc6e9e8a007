import { Link } from 'react-router'
import { t } from '../../locales/t'
import { useVerdict } from '../../providers/use-verdict'
import { Button } from '../../ui/button'
import { Icon } from '../../ui/icon'
import { ReasonHint } from '../../views/reasons/reason-hint'

/**
 * Create New Cluster: a link where the person may create, otherwise an inert button whose tooltip is a link to
 * support (D1 §2, CLU-048, CLU-070, CLU-D13, CLU-D15). The page's main button is the one in its head; a second one
 * stands where the list is empty.
 */
export function CreateClusterButton({ isSecond = false }: { isSecond?: boolean }) {
  const verdict = useVerdict('create', 'Cluster')
  if (verdict.isAllowed) {
    return (
      <Link className={isSecond ? 'button' : 'button button-primary'} to="/clusters/create">
        <Icon name="plus" />
        {t('clusters.createNew')}
      </Link>
    )
  }
  return (
    <ReasonHint reasons={verdict.reasons} headline={(sentence) => <Link to="/support">{sentence}</Link>}>
      {(describedBy) => (
        <Button kind={isSecond ? 'default' : 'primary'} isDisabled aria-describedby={describedBy}>
          <Icon name="plus" />
          {t('clusters.createNew')}
        </Button>
      )}
    </ReasonHint>
  )
}
