import { Component, type ReactNode } from 'react'
import { t } from '../../locales/t'
import { Button } from '../../ui/button'

/** Keeps a drawing that fails from taking down what stands around it; its place says so. */
export class PlotBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children
    return (
      <div className="row" role="alert">
        <span>{t('chart.failed')}</span>
        <Button onClick={() => this.setState({ hasFailed: false })}>{t('common.retry')}</Button>
      </div>
    )
  }
}
