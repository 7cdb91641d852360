export interface SchemaFile {
  readonly file: string;
  readonly expected: string;
}
interface RanTest {
  readonly file: string;
  readonly of: string;
  readonly title: string;
  readonly state: 'passed' | 'failed' | 'skipped' | 'pending';
  readonly note?: string;
  readonly errors: readonly string[];
}
interface ContractRun {
  readonly status: number | null;
  readonly signal?: string | null;
  readonly text: string;
  readonly report?: {
    readonly tests: readonly RanTest[];
    readonly broken: readonly { readonly file: string; readonly said: string }[];
    readonly unhandled: readonly string[];
  };
}
export interface ContractResult {
  readonly passed: number;
  readonly left: number;
  readonly problems: readonly string[];
}
export function contractResult(files: readonly SchemaFile[], run: ContractRun): ContractResult;
