interface Answer {
  readonly problems?: readonly string[];
  readonly held?: readonly string[];
  readonly unanswered?: string;
}
export function advisories(text: string): Answer;
export function outdatedMajors(
  text: string,
  held: Readonly<Record<string, { readonly major: number; readonly why: string }>>,
  ended: number | null,
): Answer;
