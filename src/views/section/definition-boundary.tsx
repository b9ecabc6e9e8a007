import { Component, type ReactNode } from 'react'

export type DefinitionBoundaryProps = {
  /** Looks for faults of definitions; the parent shows them in place of this once there are some. */
  examine: () => Promise<unknown>
  /** Shown until that is done. */
  waiting: ReactNode
  children: ReactNode
}

type State = { error: Error | null; isOver: boolean }

/** Something could not be drawn: asks the check whether the definition is to blame before anything is said. */
export class DefinitionBoundary extends Component<DefinitionBoundaryProps, State> {
  override state: State = { error: null, isOver: false }

  static getDerivedStateFromError(error: Error): Partial<State> {
    return { error }
  }

  override componentDidCatch(): void {
    this.props
      .examine()
      .catch(() => undefined)
      .then(() => this.setState({ isOver: true }))
  }

  override render(): ReactNode {
    const { error, isOver } = this.state
    if (error === null) return this.props.children
    // Thrown by the boundary itself, it reaches the one above.
    if (isOver) throw error
    return this.props.waiting
  }
}
