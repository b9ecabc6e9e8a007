import { Component, type ReactNode } from 'react'
import { t } from '../../locales/t'
import { type Session, useSession } from '../../providers/session-context'
import { Button } from '../../ui/button'
import { PanelFrame } from './panel-frame'

type PanelBoundaryProps = { title: string; children: ReactNode }

/** Keeps a panel that cannot be drawn from taking down the others; its place says so, and the error is reported by name. */
export function PanelBoundary(props: PanelBoundaryProps) {
  return <Boundary {...props} report={useSession().report} />
}

class Boundary extends Component<PanelBoundaryProps & Pick<Session, 'report'>, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: Error): void {
    this.props.report(error.name, error)
  }

  override render(): ReactNode {
    const { title, children } = this.props
    if (!this.state.hasFailed) return children
    return (
      <PanelFrame title={title}>
        <p role="alert">{t('dashboard.failed')}</p>
        <Button onClick={() => this.setState({ hasFailed: false })}>{t('common.retry')}</Button>
      </PanelFrame>
    )
  }
}
