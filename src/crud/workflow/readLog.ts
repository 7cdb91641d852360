import { zoneOfRecord, type FieldType, readDateTime } from '@/schema';

/** One value a transition or a save changed, in the words of the log. */
export interface LogChange {
  readonly field: string;
  readonly before: string;
  readonly after: string;
}

/** One transition of a record, as its log tells it. What the log does not say is ''. */
export interface LogEntry {
  /** 'YYYY-MM-DD HH:mm:ss'. */
  readonly time: string;
  readonly user: string;
  /** Key of a transition, or the server's own words. */
  readonly action: string;
  /** Keys of other transitions it may have been: the log names the call, which several make. */
  readonly also?: readonly string[];
  readonly from: string;
  readonly to: string;
  readonly remark: string;
  readonly changes: readonly LogChange[];
}

type Row = Readonly<Record<string, unknown>>;

/** How else the wire may call a part of a row. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  time: ['operateTime', 'createTime'],
  user: ['operator', 'userName', 'operatorName'],
  from: ['fromStatus'],
  to: ['toStatus'],
  remark: ['opinion', 'comment'],
};

const isRow = (row: unknown): row is Row => typeof row === 'object' && row !== null && !Array.isArray(row);
const plain = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');
/** `{code, desc}` is its words. */
const text = (value: unknown): string =>
  isRow(value) ? plain(value.desc) || plain(value.name) || plain(value.code) : plain(value);

/** The code where it is known, else the words the wire has for it. */
function codeOr(value: unknown, code: unknown, known: (code: string) => boolean): string {
  const own = plain(code);
  return own !== '' && known(own) ? own : text(value) || own;
}

function readChanges(wire: unknown): LogChange[] {
  if (!Array.isArray(wire)) return [];
  return wire
    .filter(isRow)
    .map(({ field, before, after }) => ({ field: text(field), before: text(before), after: text(after) }));
}

export interface LogCodes {
  state(wire: unknown): ReturnType<FieldType['decode']>;
  isState(code: string): boolean;
  /** A key of a transition, or of an action every record may have. */
  isTransition(code: string): boolean;
  /** What is meant by the name of a call. */
  called?(logged: {
    readonly name: string;
    readonly from: string;
    readonly to: string;
    readonly row: Row;
  }): readonly string[];
}

/**
 * The rows of a workflow's log, tolerant of whatever is missing. `names` say how the wire calls `time`, `user`,
 * `action`, `from`, `to`, `remark`, `changes` when not so; what is a code of the console stays one, anything else is
 * the wire's words.
 */
export function readLog(
  rows: readonly unknown[],
  names: Readonly<Record<string, string>>,
  { state, isState, isTransition, called }: LogCodes,
): LogEntry[] {
  return rows.filter(isRow).map((row) => {
    const at = (name: string) =>
      [names[name] ?? name, ...(ALSO[name] ?? [])]
        .map((one) => row[one])
        .find((one) => one !== undefined && one !== null);
    const stateAt = (name: string) => codeOr(at(name), state(at(name)), isState);
    const said = at('action');
    const action = codeOr(said, isRow(said) ? said.code : said, isTransition);
    const [from, to] = [stateAt('from'), stateAt('to')];
    const [meant = action, ...also] = isTransition(action)
      ? []
      : (called?.({ name: isRow(said) ? plain(said.code) : plain(said), from, to, row }) ?? []);
    return {
      time: readDateTime(at('time'), zoneOfRecord(row)) ?? '',
      user: text(at('user')),
      action: meant,
      ...(also.length > 0 && { also }),
      from,
      to,
      remark: text(at('remark')),
      changes: readChanges(at('changes')),
    };
  });
}
