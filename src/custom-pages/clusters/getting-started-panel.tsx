import '../../locales/late-texts'
import type { MessageKey } from '../../locales/messages'
import { t } from '../../locales/t'
import { type Links, useLinks } from '../../providers/links-context'
import { ExternalLink } from '../../ui/external-link'
import { Icon } from '../../ui/icon'
import { SidePanel } from '../../ui/side-panel'
import styles from './getting-started-panel.module.css'

type Suggestion = { icon: string; link: keyof Links; title: MessageKey; text: MessageKey }

const suggestions: readonly Suggestion[] = [
  { icon: 'cap', link: 'learning', title: 'gettingStarted.learn', text: 'gettingStarted.learnText' },
  {
    icon: 'book',
    link: 'documentation',
    title: 'gettingStarted.documentation',
    text: 'gettingStarted.documentationText',
  },
  {
    icon: 'people',
    link: 'community',
    title: 'gettingStarted.community',
    text: 'gettingStarted.communityText',
  },
  {
    icon: 'box',
    link: 'resourceCenter',
    title: 'gettingStarted.resourceCenter',
    text: 'gettingStarted.resourceCenterText',
  },
]

/** The side panel 'Recommended for you' (CLU-071). The video is a link with a picture: nothing foreign is embedded. */
export function GettingStartedPanel({ onClose }: { onClose: () => void }) {
  const links = useLinks()
  return (
    <SidePanel
      width={420}
      kicker={<p className={styles.kicker}>{t('clusters.gettingStarted')}</p>}
      title={t('gettingStarted.recommended')}
      onClose={onClose}
    >
      <ExternalLink className={styles.video} href={links.overviewVideo}>
        <span className={styles.picture}>
          <svg viewBox="0 0 320 160" aria-hidden="true" preserveAspectRatio="xMidYMid slice">
            <path d="M0 128 60 96l48 22 62-58 52 40 98-62v122H0Z" className={styles.hills} />
            <circle cx="160" cy="78" r="30" className={styles.disc} />
            <path
              d="M152 64.5v27a2 2 0 0 0 3.1 1.7l20-13.5a2 2 0 0 0 0-3.4l-20-13.5a2 2 0 0 0-3.1 1.7Z"
              className={styles.play}
            />
          </svg>
        </span>
        <span className={styles.words}>
          <b>{t('gettingStarted.videoText')}</b>
          <span>{t('gettingStarted.videoTitle')}</span>
        </span>
      </ExternalLink>
      <ul className={styles.list}>
        {suggestions.map(({ icon, link, title, text }) => (
          <li key={link}>
            <ExternalLink className={styles.suggestion} href={links[link] ?? ''}>
              <span className={styles.mark}>
                <Icon name={icon} />
              </span>
              <span className={styles.words}>
                <b>{t(title)}</b>
                <span>{t(text)}</span>
              </span>
              <Icon name="external" />
            </ExternalLink>
          </li>
        ))}
      </ul>
    </SidePanel>
  )
}
