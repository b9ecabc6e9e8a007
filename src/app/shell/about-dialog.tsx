import '../../locales/late-texts'
import { Link } from 'react-router'
import { t } from '../../locales/t'
import { useLinks } from '../../providers/links-context'
import { Dialog } from '../../ui/dialog'
import { ExternalLink } from '../../ui/external-link'
import { Icon } from '../../ui/icon'

/** Width 520 and seven links (SHL-031, SHL-038). */
export function AboutDialog({ onClose }: { onClose: () => void }) {
  const links = useLinks()
  const external = (href: string, label: string) => (
    <li>
      <ExternalLink href={href}>
        {label}
        <Icon name="external" size={14} />
      </ExternalLink>
    </li>
  )
  return (
    <Dialog title={t('about.title')} width={520} onClose={onClose}>
      <p className="second">{t('about.text')}</p>
      <ul className="link-list">
        {external(links.company, t('about.company'))}
        {external(links.learning, t('about.learning'))}
        <li>
          <Link to="/support" onClick={onClose}>
            {t('about.support')}
          </Link>
        </li>
        {external(links.documentation, t('about.documentation'))}
        {external(links.community, t('about.community'))}
        {external(links.privacyPolicy, t('about.privacyPolicy'))}
        {external(links.terms, t('about.terms'))}
      </ul>
    </Dialog>
  )
}
