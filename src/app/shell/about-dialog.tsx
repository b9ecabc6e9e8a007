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
    <Dialog title={t('shell.aboutTitle')} width={520} onClose={onClose}>
      <p className="second">{t('shell.aboutText')}</p>
      <ul className="link-list">
        {external(links.company, t('shell.aboutCompany'))}
        {external(links.learning, t('shell.aboutLearning'))}
        <li>
          <Link to="/support" onClick={onClose}>
            {t('shell.aboutSupport')}
          </Link>
        </li>
        {external(links.documentation, t('shell.aboutDocumentation'))}
        {external(links.community, t('shell.aboutCommunity'))}
        {external(links.privacyPolicy, t('shell.aboutPrivacyPolicy'))}
        {external(links.terms, t('shell.aboutTerms'))}
      </ul>
    </Dialog>
  )
}
