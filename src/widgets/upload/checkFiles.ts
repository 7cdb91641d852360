import { formatList } from '@/schema';

export interface UploadLimits {
  /** Endings that are taken, without a dot; none means every file. */
  readonly accept: readonly string[];
  /** Largest file in MB. */
  readonly maxSize: number;
  readonly maxCount: number;
}

/** A sheet that is sent as it is (spec 01 §5, §9). */
export const SHEET_LIMITS: UploadLimits = { accept: ['xls', 'xlsx'], maxSize: 30, maxCount: 1 };

/** A file that the import reads itself: of texts, too. */
export const IMPORT_LIMITS: UploadLimits = { ...SHEET_LIMITS, accept: ['xlsx', 'xls', 'csv', 'tsv', 'txt'] };

/** Why files were refused: `widgets.upload.<file|image>.<rule>` with `args`. */
export interface UploadProblem {
  readonly rule: 'format' | 'size' | 'count' | 'empty' | 'busy';
  readonly args: Readonly<Record<string, string | number>>;
}

interface FileLike {
  readonly name: string;
  readonly size: number;
}

const MB = 1024 * 1024;

/**
 * Whether the name ends as one of the endings, whatever the case; 'a.png.exe', '.png' and 'a.png ' do not end as png.
 */
export function hasEnding(name: string, accept: readonly string[]): boolean {
  const lower = name.toLowerCase();
  return (
    accept.length === 0 ||
    accept.some((one) => lower.endsWith(`.${one.toLowerCase()}`) && lower.length > one.length + 1)
  );
}

function problemOf({ name, size }: FileLike, { accept, maxSize }: UploadLimits): UploadProblem | undefined {
  if (!hasEnding(name, accept)) return { rule: 'format', args: { types: formatList(accept) } };
  if (size > maxSize * MB) return { rule: 'size', args: { max: maxSize } };
  return size === 0 ? { rule: 'empty', args: {} } : undefined;
}

/**
 * Which of the chosen files may be uploaded (spec 01 §5). More than there is room for refuses all of them,
 * so that nobody wonders which ones were taken; otherwise each file stands for itself.
 *
 * @param kept how many there are already
 */
export function checkFiles<F extends FileLike>(
  files: readonly F[],
  limits: UploadLimits,
  kept: number,
): { accepted: F[]; problems: UploadProblem[] } {
  if (files.length > 0 && kept + files.length > limits.maxCount) {
    return { accepted: [], problems: [{ rule: 'count', args: { max: limits.maxCount } }] };
  }
  const checked = files.map((file) => ({ file, problem: problemOf(file, limits) }));
  const problems = checked.flatMap(({ problem }) => problem ?? []);
  const different = problems.filter((one, at) => problems.findIndex((other) => other.rule === one.rule) === at);
  return { accepted: checked.filter(({ problem }) => !problem).map(({ file }) => file), problems: different };
}
