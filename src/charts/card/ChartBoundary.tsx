import { Component, type ReactNode } from 'react';
import { Box } from '@mui/material';
import { ErrorState } from '@/widgets';

interface ChartBoundaryProps {
  /** What is drawn; something else is tried afresh. */
  readonly of: unknown;
  readonly height: number;
  readonly text: string;
  readonly children: ReactNode;
}

interface ChartBoundaryState {
  readonly of?: unknown;
  readonly failed?: boolean;
}

/** Keeps a chart that cannot be drawn from taking its page along. */
export class ChartBoundary extends Component<ChartBoundaryProps, ChartBoundaryState> {
  override state: ChartBoundaryState = {};

  static getDerivedStateFromError(): ChartBoundaryState {
    return { failed: true };
  }

  static getDerivedStateFromProps({ of }: ChartBoundaryProps, state: ChartBoundaryState): ChartBoundaryState | null {
    return of === state.of ? null : { of, failed: false };
  }

  override render(): ReactNode {
    const { children, height, text } = this.props;
    if (!this.state.failed) return children;
    return (
      <Box sx={{ height, display: 'grid', placeContent: 'center' }}>
        <ErrorState text={text} onRetry={() => this.setState({ failed: false })} />
      </Box>
    );
  }
}
