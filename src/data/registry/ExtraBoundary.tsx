import { Component, type ReactNode } from 'react';

interface ExtraBoundaryProps {
  /** It cannot be shown now. */
  onFail?(): void;
  readonly children: ReactNode;
}

/**
 * Around what the console can do without: when its part of the build does not come, nothing else is touched. That a
 * new version is there is told by the bar for it.
 */
export class ExtraBoundary extends Component<ExtraBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(): void {
    this.props.onFail?.();
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
