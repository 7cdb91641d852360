import { Component, type ReactNode } from 'react';
import { PageFailure } from './PageFailure';

interface PageBoundaryProps {
  /** The page's address; another one begins afresh. */
  readonly at: string;
  /** Shown instead of the page. Default: that it failed, with retry. */
  readonly failure?: (error: unknown) => ReactNode;
  readonly children: ReactNode;
}

interface PageBoundaryState {
  readonly at?: string;
  readonly failed?: { readonly error: unknown };
}

/**
 * Holds the failure of one page, says it, and offers to try again; pages beside it go on.
 *
 * @example <PageBoundary at={pathname}>{children}</PageBoundary>
 * @public
 */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = {};

  static getDerivedStateFromError(error: unknown): PageBoundaryState {
    return { failed: { error } };
  }

  static getDerivedStateFromProps({ at }: PageBoundaryProps, state: PageBoundaryState): PageBoundaryState | null {
    return at === state.at ? null : { at, failed: undefined };
  }

  override render(): ReactNode {
    const { failed } = this.state;
    if (!failed) return this.props.children;
    if (this.props.failure) return this.props.failure(failed.error);
    return <PageFailure error={failed.error} retry={() => this.setState({ failed: undefined })} />;
  }
}
