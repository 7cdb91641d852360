import { expect, it } from 'vitest';
import { typeOptions, type Field, type Resource } from '@/schema';
import { isObject } from '@/schema/isObject';
import { gradeColorTones, homeSeverityTones, levelTones, SEVERITIES, severityTones } from '../../schemas/severity';

const files = import.meta.glob<Readonly<Record<string, unknown>>>(
  ['/schemas/**/*.ts', '!/schemas/**/*.test.ts', '!/schemas/**/*.report.ts'],
  { eager: true },
);
const texts = import.meta.glob<unknown>('/locales/*/{en,zh}.json', { eager: true, import: 'default' });

const isResource = (value: unknown): value is Resource => isObject(value) && 'fields' in value && 'columns' in value;

/** The fields of a resource with those inside of its rows. */
function fieldsIn(fields: Resource['fields'], place: string): (readonly [string, Field])[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const inner: unknown = Reflect.get(field.options, 'fields');
    const inside = isObject(inner) ? fieldsIn(inner as Resource['fields'], `${place}.${name}`) : [];
    return [[`${place}.${name}`, field] as const, ...inside];
  });
}

const fields = Object.values(files)
  .flatMap((file) => Object.values(file))
  .filter(isResource)
  .flatMap((resource) => fieldsIn(resource.fields, resource.name));

/** What each code of a scale says of it, whichever resource has it. */
const SCALE: Readonly<Record<string, string>> = { ...severityTones, hint: severityTones.warning };

it('how bad something is has the same tones everywhere', () => {
  const severe = fields.flatMap(([place, { options }]): (readonly [string, object, object])[] => {
    const { tones, shared } = typeOptions({ options });
    if (!isObject(tones)) return [];
    const codes = Object.keys(tones);
    if (codes.includes('critical'))
      return [[place, tones, Object.fromEntries(codes.map((code) => [code, SCALE[code]]))]];
    if (shared === 'hems.severity') return [[place, tones, homeSeverityTones]];
    if (codes.includes('orange')) return [[place, tones, { grey: 'neutral', ...gradeColorTones }]];
    return place.endsWith('.alarmLevel') ? [[place, tones, levelTones]] : [];
  });
  expect(severe.length).toBeGreaterThan(8);
  for (const [place, tones, wanted] of severe) expect(wanted, String(place)).toMatchObject(tones);
});

it('and the same words', () => {
  const scales: [file: string, words: Readonly<Record<string, unknown>>][] = [];
  const look = (file: string, value: unknown) => {
    if (!isObject(value)) return;
    if (SEVERITIES.slice(0, 3).every((code) => typeof value[code] === 'string')) scales.push([file, value]);
    for (const inner of Object.values(value)) look(file, inner);
  };
  for (const [file, value] of Object.entries(texts)) look(file, value);
  const words = {
    en: { critical: 'Critical', major: 'Major', minor: 'Minor', warning: 'Warning', hint: 'Warning' },
    zh: { critical: '紧急', major: '重要', minor: '次要', warning: '提示', hint: '提示' },
  };
  expect(scales.length).toBeGreaterThan(6);
  for (const [file, scale] of scales) expect(words[file.endsWith('zh.json') ? 'zh' : 'en'], file).toMatchObject(scale);
});
