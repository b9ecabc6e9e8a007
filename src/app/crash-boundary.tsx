import { Component, type ReactNode } from 'react'
import { CrashPage } from '../custom-pages/error-pages/crash-page'
import type { ErrorReporter } from './error-reporter'

type CrashBoundaryProps = {
  reporter: Pick<ErrorReporter, 'report'> | null
  /** A change of it redraws the children: the place in the console. */
  place?: string
  children: ReactNode
}

type CrashBoundaryState = { error: Error | null; place?: string }

/** Keeps a part that cannot be drawn from taking the rest with it; the error is reported by name. */
export class CrashBoundary extends Component<CrashBoundaryProps, CrashBoundaryState> {
  override state: CrashBoundaryState = { error: null, place: this.props.place }

  static getDerivedStateFromError(error: Error): Partial<CrashBoundaryState> {
    return { error }
  }

  static getDerivedStateFromProps(
    { place }: CrashBoundaryProps,
    state: CrashBoundaryState,
  ): CrashBoundaryState | null {
    return place === state.place ? null : { error: null, place }
  }

  override componentDidCatch(error: Error): void {
    this.props.reporter?.report(error.name, error)
  }

  override render(): ReactNode {
    return this.state.error === null ? (
      this.props.children
    ) : (
      <CrashPage onRetry={() => this.setState({ error: null })} />
    )
  }
}
