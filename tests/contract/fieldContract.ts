import { objectOf } from '@/schema/objectOf';
import { expect, test } from 'vitest';
import { call } from '@/api';
import { idNameOf, idParams, encodeField, encodeRecord, isEmpty, type Field } from '@/schema';
import { accepted, type Bench } from './bench';
import { CLERK, READER } from './reader';

/** A value of the field that is not this one. */
function otherValue({ type, options }: Field, than: unknown): unknown {
  for (let seed = 1; seed < 50; seed += 1) {
    const value = type.sample(seed, options);
    if (!isEmpty(value) && JSON.stringify(value) !== JSON.stringify(than)) return value;
  }
  throw new Error(`Every sample of ${type.name} is ${JSON.stringify(than)}.`);
}

/** Fields with codes of their own: the backend answers and takes them only where the code is granted. */
export function fieldContract(bench: Bench): void {
  const { resource } = bench;
  const [page, edit, create] = [resource.call('page'), resource.call('edit'), resource.call('create')];
  for (const [name, field] of Object.entries(resource.fields)) {
    const { see, change } = field.options.permission ?? {};
    const wires = Object.keys(encodeField(field, name, null));

    if (see !== undefined && page) {
      test(`answers ${name} only to those with ${see}`, async () => {
        const console = bench.signedIn();
        await bench.made();
        const rows = async (who: string) =>
          console.as(who, async () =>
            JSON.stringify(await call({ method: page.method, path: page.path, params: { pageNum: 1, pageSize: 5 } })),
          );
        for (const wire of wires) {
          expect(await rows(READER)).not.toContain(`"${wire}":`);
          expect(await rows(CLERK)).not.toContain(`"${wire}":`);
        }
        expect((await bench.list({ perPage: 5 })).records.some((record) => !isEmpty(record[name]))).toBe(true);
      });

      test(`neither narrows nor orders by ${name} for others`, async () => {
        const console = bench.signedIn();
        const requests = (params: object) =>
          console.as(READER, () =>
            call<{ list?: { id: string }[] }>({
              method: page.method,
              path: page.path,
              params: { pageNum: 1, pageSize: 50, ...params },
            }),
          );
        const ids = ({ list = [] }: { list?: { id: string }[] }) => list.map(({ id }) => id);
        const plain = ids(await requests({}));
        expect(ids(await requests(encodeField(field, name, field.type.sample(3, field.options))))).toEqual(plain);
        expect(ids(await requests({ sortField: wires[0], sortOrder: 'asc' }))).toEqual(plain);
      });
    }

    if ((see ?? change) !== undefined && edit) {
      test(`keeps ${name} as it is when somebody without ${change ?? see} sends another`, async () => {
        const console = bench.signedIn();
        const { id } = await bench.made();
        const before = await bench.read(id);
        const values = { ...before, [name]: otherValue(field, before[name]) };
        const body = { ...encodeRecord(resource, values, 'edit'), ...idParams(edit, id) };
        await accepted(
          console.as(CLERK, () => call({ method: edit.method, path: edit.path, params: body })),
          'the edit of the rest',
        );
        expect((await bench.read(id))[name]).toEqual(before[name]);
        await accepted(call({ method: edit.method, path: edit.path, params: body }), 'the same of somebody who may');
        expect((await bench.read(id))[name]).toEqual(values[name]);
      });
    }

    if ((see ?? change) !== undefined && create) {
      test(`gives ${name} its default when somebody without ${change ?? see} creates`, async () => {
        const console = bench.signedIn();
        const { values } = await bench.made();
        const given = { ...values, [name]: otherValue(field, field.options.default), name: 'By somebody else' };
        const answer: unknown = await console.as(CLERK, () =>
          call({ method: create.method, path: create.path, params: encodeRecord(resource, given, 'create') }),
        );
        const id = String(Reflect.get(objectOf(answer), idNameOf(resource.api)));
        expect((await bench.read(id))[name] ?? undefined).toEqual(field.options.default);
      });
    }
  }
}
