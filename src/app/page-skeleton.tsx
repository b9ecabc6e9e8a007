import { Logo } from '../ui/logo'

const cards = ['1', '2', '3', '4', '5', '6', '7', '8']

/**
 * The page while the console or the person's account is loading: header and cluster list as they will stand. Also
 * rendered into index.html at build, so that it is on screen before any script has arrived. The logo is in it because a
 * browser counts a page as painted with content only when there is a picture or text.
 */
export function PageSkeleton({ label }: { label: string }) {
  return (
    <>
      <div className="shell-header" aria-hidden="true">
        <span className="shell-logo">
          <Logo />
          <span className="skeleton-block" style={{ width: 96, height: 20 }} />
        </span>
        <span className="shell-space" />
        <span className="skeleton-block" style={{ width: 34, height: 34, borderRadius: '50%' }} />
      </div>
      <main className="shell-main">
        <ContentSkeleton label={label} />
      </main>
    </>
  )
}

/** The content alone, under a header that is already there. */
export function ContentSkeleton({ label }: { label: string }) {
  return (
    <>
      <div className="skeleton-status spinner" role="status">
        <span className="spinner-ring" />
        <span className="visually-hidden">{label}</span>
      </div>
      <div className="skeleton-title" aria-hidden="true">
        <span className="skeleton-block" style={{ width: 120, height: 24 }} />
        <span className="skeleton-block" style={{ width: 170, height: 34 }} />
      </div>
      <div className="skeleton-bar" aria-hidden="true" />
      <div aria-hidden="true">
        <span
          className="skeleton-block"
          style={{ display: 'block', width: 190, height: 22, marginBlockStart: 5 }}
        />
        <div className="skeleton-cards">
          {cards.map((card) => (
            <div key={card} className="skeleton-card" />
          ))}
        </div>
      </div>
    </>
  )
}
