import { Component, type ReactNode } from 'react';
import { reloadWithDrafts } from '@/access/internal';
import { Failed } from '../entry/Failed';
import { isChunkFailure, mayReload } from './chunkReload';

interface LastResortState {
  readonly failed: boolean;
}

/** Catches what no page caught: texts that did not load, an error of the layout itself. Never a white page. */
export class LastResort extends Component<{ readonly children: ReactNode }, LastResortState> {
  override state: LastResortState = { failed: false };

  static getDerivedStateFromError(): LastResortState {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    if (isChunkFailure(error) && mayReload()) reloadWithDrafts();
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return <Failed notice={{ tone: 'error', key: 'errors.unknown' }} retry={() => location.reload()} />;
  }
}
