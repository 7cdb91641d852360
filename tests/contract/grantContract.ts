import { expect, test } from 'vitest';
import { call, jsonText, type CallRequest } from '@/api';
import { CALL_CODES, CALL_NAMES, type Resource } from '@/schema';
import { failure, type Bench } from './bench';
import { OPEN_CALLS } from './samples';
import { READER } from './reader';

interface Tried {
  readonly what: string;
  readonly request: CallRequest;
  /** It needs a button besides the menu. */
  readonly coded: boolean;
}

/** Every call of a resource as one may try it. */
function callsOf(resource: Resource): Tried[] {
  const tried = (spec: Parameters<Resource['resolve']>[0], coded: boolean, params: object = {}): Tried => {
    const { method, path } = resource.resolve(spec);
    const ids = Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, '0']));
    return { what: `${method} ${path}`, coded, request: { method, path, params: { ...ids, ...params } } };
  };
  const standard = CALL_NAMES.flatMap((name) => {
    const spec = resource.call(name);
    const code = CALL_CODES[name];
    return spec
      ? [
          tried(
            { ...spec, call: `${spec.method} ${spec.path}` },
            code !== undefined && resource.standard[code]?.permission !== false,
          ),
        ]
      : [];
  });
  const actions = Object.values(resource.actions).flatMap(({ call: spec, load, send, permission }) => [
    ...(spec ? [tried(spec, permission !== false, send)] : []),
    ...(load ? [tried(load, permission !== false)] : []),
  ]);
  const related = Object.values(resource.related).flatMap((one) =>
    'call' in one && one.call !== undefined ? [tried(one.call, one.permission !== undefined)] : [],
  );
  const { current, reserved, history, firstMonth, effect } = resource.versions ?? {};
  const open = [resource.summary?.call, current?.detail, reserved?.detail, history, firstMonth, effect?.call].flatMap(
    (spec) => (spec === undefined ? [] : [tried(spec, false)]),
  );
  const kept = [current?.edit, reserved?.create, reserved?.edit, reserved?.cancel].flatMap((spec) =>
    spec === undefined ? [] : [tried(spec, true)],
  );
  return [...standard, ...actions, ...related, ...open, ...kept];
}

/** Calls are refused without a token, without the menu, and with the menu but without the button. */
export function grantContract(bench: Bench): void {
  const seen = new Set<string>();
  for (const { what, request, coded } of callsOf(bench.resource)) {
    const key = `${what} ${jsonText(request.params)}`;
    if (OPEN_CALLS.has(what) || seen.has(key)) continue;
    seen.add(key);
    test(`refuses ${what} to those it is not granted`, async () => {
      const console = bench.signedIn();
      const tries = async (who: string | undefined) => console.as(who, () => failure(call(request), what));
      expect(await tries(undefined)).toMatchObject({ status: 401, kind: 'unauthorized' });
      expect(await tries('nomenu@demo.energy')).toMatchObject({ status: 403, kind: 'forbidden' });
      if (coded)
        expect(await tries(READER), `${what} with the menu alone`).toMatchObject({ status: 403, kind: 'forbidden' });
    });
  }
}
