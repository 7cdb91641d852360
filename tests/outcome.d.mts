type Count = number | Readonly<Record<string, number>>;
interface Step {
  readonly title: string;
  readonly status: number | null;
  readonly output: string;
  readonly floor?: Count | undefined;
  readonly report?: { readonly passed?: number; readonly failed?: number; readonly ran?: Count } | undefined;
}
export function countIn(output: string): number | undefined;
export function outcomeOf(step: Step): {
  readonly passed: number;
  readonly failed: number;
  readonly said: readonly string[];
};
export function neverRun(floors: Readonly<Record<string, Count>>, titles: readonly string[]): readonly string[];
