import { objectOf } from '@/schema/objectOf';
import { expect, test } from 'vitest';
import { isEditable, isRequired, rulesOf, validate, type Field, type Rule } from '@/schema';
import { typeOptions } from '@/schema/typeOptions';
import { failure, type Bench } from './bench';
import { isInPath } from './ownersOf';
import { edgesOf, outsideOf, UNBREAKABLE } from './outside';
import { expectSaid } from './texts';

function checkRequired(bench: Bench, own: string, field: Field): void {
  test(`refuses a missing ${own}, and says so`, async ({ skip }) => {
    const valid = await bench.validWith(own);
    if (!valid) return skip('no record asks for it');
    if (!isRequired(bench.resource, own, valid) || field.options.default !== undefined)
      return skip('it may be missing');
    if (isInPath(bench.resource, own)) return skip('without it there is no call to make');
    expect(validate(bench.resource, { ...valid, [own]: null }, 'create')[own]).toEqual({ rule: 'required' });
    expectSaid(bench.resource, own, { rule: 'required' });
    expect((await failure(bench.create({ ...valid, [own]: null }))).validationErrors).toHaveProperty([own]);
  });
}

function checkRule(bench: Bench, own: string, field: Field, rule: Rule): void {
  test(`refuses ${own} outside of ${rule.name}, and says so`, async ({ skip }) => {
    const valid = await bench.validWith(own);
    if (!valid) return skip('no record asks for it');
    for (const value of edgesOf(rule).inside)
      expect(rule.passes(value), `${rule.name} of ${JSON.stringify(value)?.slice(0, 60)}`).toBe(true);
    const broken = outsideOf(field, rule);
    if (broken === undefined) {
      expect(UNBREAKABLE, `no value is known that breaks ${rule.name}`).toContain(rule.name);
      return skip('nothing breaks it');
    }
    const what = `${own}: ${rule.name} by ${JSON.stringify(broken).slice(0, 60)}`;
    expect(validate(bench.resource, { ...valid, [own]: broken }, 'create'), what).toHaveProperty([own]);
    expectSaid(bench.resource, own, { rule: rule.name, ...(rule.args && { args: rule.args }) });
    expect((await failure(bench.create({ ...valid, [own]: broken }), what)).validationErrors, what).toHaveProperty([
      own,
    ]);
  });
}

/** A required field inside a row or group that is missing there. */
function checkInside(bench: Bench, own: string, field: Field): void {
  const inner = Object.entries(typeOptions(field).fields ?? {}).filter(
    ([, one]) => one.required && isEditable(one, 'create'),
  );
  for (const [name] of inner) {
    test(`refuses a missing ${name} inside ${own}`, async ({ skip }) => {
      const valid = await bench.validWith(own);
      if (!valid) return skip('no record asks for it');
      const emptied = (value: unknown) => ({ ...objectOf(value), [name]: null });
      const value = valid[own];
      const broken = Array.isArray(value) ? value.map(emptied) : emptied(value);
      const path = Array.isArray(value) ? `${own}.0.${name}` : `${own}.${name}`;
      expect(validate(bench.resource, { ...valid, [own]: broken }, 'create')).toHaveProperty([path]);
      const { validationErrors = {} } = await failure(bench.create({ ...valid, [own]: broken }), path);
      expect(
        Object.keys(validationErrors).some((one) => one.startsWith(own)),
        Object.keys(validationErrors).join(),
      ).toBe(true);
    });
  }
}

/** Every rule of every field, broken: the form refuses and says so in both languages, and so does the backend. */
export function ruleContract(bench: Bench): void {
  const { resource } = bench;
  if (!resource.call('create')) return;
  const inForm = new Set(resource.form.flatMap((one) => one.fields));
  for (const [own, field] of Object.entries(resource.fields)) {
    if (!inForm.has(own) || !isEditable(field, 'create')) continue;
    if (field.required || resource.when[own]?.required) checkRequired(bench, own, field);
    for (const rule of rulesOf(field)) checkRule(bench, own, field, rule);
    checkInside(bench, own, field);
  }
}
