import { t } from '../../locales/t'
import { useLinks } from '../../providers/links-context'
import { ExternalLink } from '../../ui/external-link'

/** Community, Documentation, Free Training (D1 §2 'Footer links'). */
export function Footer() {
  const { community, documentation, freeTraining } = useLinks()
  return (
    <footer className="shell-footer">
      <nav aria-label={t('shell.footer')}>
        <ul>
          <li>
            <ExternalLink href={community}>{t('shell.footerCommunity')}</ExternalLink>
          </li>
          <li>
            <ExternalLink href={documentation}>{t('shell.footerDocumentation')}</ExternalLink>
          </li>
          <li>
            <ExternalLink href={freeTraining}>{t('shell.footerFreeTraining')}</ExternalLink>
          </li>
        </ul>
      </nav>
    </footer>
  )
}
