import { expect, it } from 'vitest';
import { headingUnit } from '@/schema/sheet/headingUnits';
import { contractResources } from '../contract/signedIn';
import { LOCALES, translate } from '../contract/texts';

it.each(LOCALES)(
  'no name of a column in %s says another unit than the figures of its field have, alone or with that unit behind it',
  (locale) => {
    const named = contractResources.flatMap(({ name, fields }) =>
      Object.entries(fields).flatMap(([key, { type, options }]) => {
        const form = type.number?.(options);
        return form ? [{ label: translate(locale, `resources.${name}.fields.${key}`), form }] : [];
      }),
    );
    expect(named.length).toBeGreaterThan(100);
    for (const { label, form } of named)
      for (const heading of [label, `${label} (${form.unit})`, `${label}（${form.unit}）`, `${label} *`])
        expect(headingUnit(heading, form), heading).toBeUndefined();
  },
);
