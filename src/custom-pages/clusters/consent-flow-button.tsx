import { Link } from 'react-router'
import { t } from '../../locales/t'
import { useVerdict } from '../../providers/use-verdict'
import { Button } from '../../ui/button'
import { Icon } from '../../ui/icon'
import { ReasonHint } from '../../views/reasons/reason-hint'

/** The way to the consent flow: only with the second cloud's flag; a link while it is open (CLU-049, 050, 057). */
export function ConsentFlowButton() {
  const verdict = useVerdict('open', 'ConsentFlow')
  if (verdict.isHidden) return null
  const content = (
    <>
      <Icon name="cloud" />
      {t('clusters.connectCloudAccount')}
    </>
  )
  if (verdict.isAllowed) {
    return (
      <Link className="button" to="/consentflow">
        {content}
      </Link>
    )
  }
  return (
    <ReasonHint reasons={verdict.reasons}>
      {(describedBy) => (
        <Button isDisabled aria-describedby={describedBy}>
          {content}
        </Button>
      )}
    </ReasonHint>
  )
}
