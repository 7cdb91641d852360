/** How the data of a chart stands; what TanStack Query knows, in four words. @public */
export interface ChartState {
  /** A load runs; with data on view it is a refresh. */
  readonly loading?: boolean;
  /** Why the last load failed. The last good data stays on view. */
  readonly error?: unknown;
  /** Epoch milliseconds of the last good load. */
  readonly updatedAt?: number;
  onRetry?(): void;
}
