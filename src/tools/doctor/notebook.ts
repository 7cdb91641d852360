/** How much a finding matters: it holds, it may be meant, or the console cannot work with it. */
export type Level = 'fine' | 'look' | 'wrong';

/** What a part of the examination is about. */
export type About =
  | 'connection'
  | 'envelope'
  | 'clock'
  | 'keys'
  | 'sign-in'
  | 'refusals'
  | 'menus'
  | 'lists'
  | 'paging'
  | 'ids'
  | 'order'
  | 'filters'
  | 'times';

export interface Finding {
  readonly level: Level;
  readonly about: About;
  /** Whole sentences: what was seen, why it matters, what to do. */
  readonly text: string;
}

/** Findings in the order they were made; the same twice is one. */
export interface Notebook {
  readonly findings: readonly Finding[];
  note(level: Level, about: About, text: string): void;
}

export function notebook(told: (finding: Finding) => void = () => undefined): Notebook {
  const findings: Finding[] = [];
  return {
    findings,
    note: (level, about, text) => {
      if (findings.some((one) => one.about === about && one.text === text)) return;
      const finding = { level, about, text };
      findings.push(finding);
      told(finding);
    },
  };
}
