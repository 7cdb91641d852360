interface Failure {
  readonly title: string;
  /** First line of the message. */
  readonly said: string;
  readonly flaky?: boolean;
}

export function failedUnitTests(report: { readonly testResults: readonly unknown[] }): readonly Failure[];
export function failedBrowserTests(report: {
  readonly suites: readonly unknown[];
  readonly errors?: readonly unknown[];
}): readonly Failure[];
export function ranInBrowser(report: { readonly suites: readonly unknown[] }): Readonly<Record<string, number>>;
