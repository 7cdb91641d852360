import type { FieldDraft, RuleDraft, Say } from '../../draft';
import { camel, pascal } from '../../nameForms';
import { quoted } from '../../sourceText';
import { numberOf, textOf } from '../json';
import { sampleTexts } from './sampleTexts';
import type { Shape } from '../shape';

/** Longer texts are written in several lines. */
const ONE_LINE = 255;

/** Patterns that are a named rule of the specification, as documents write them. */
const NAMED: Readonly<Record<string, string>> = {
  '^[\\w-]+$': 'identifier',
  '^[a-zA-Z0-9_-]+$': 'identifier',
  '^[A-Za-z0-9_-]+$': 'identifier',
  '^[0-9a-zA-Z_-]+$': 'identifier',
  '^\\w{6,20}$': 'username',
  '^[a-zA-Z0-9_]{6,20}$': 'username',
  '^[A-Za-z0-9_]{6,20}$': 'username',
  '^1[345789]\\d{9}$': 'mobile',
  '^1[345789][0-9]{9}$': 'mobile',
  '^\\+?\\d{6,15}$': 'phone',
  '^\\+?[0-9]{6,15}$': 'phone',
  '^(?=.*\\d)(?=.*[a-z])(?=.*[A-Z]).{8,16}$': 'password',
};
const FORMATS: Readonly<Record<string, string>> = {
  email: 'email',
  'idn-email': 'email',
  uri: 'uri',
  url: 'uri',
  'uri-reference': 'uri',
};
/** Formats that say no more than the type, or that another type is made for. */
const SILENT = new Set([
  '',
  'string',
  'text',
  'uuid',
  'char',
  'int64',
  'int32',
  'decimal',
  'date',
  'date-time',
  'password',
  'binary',
  'html',
  'markdown',
  'byte',
  'iri-reference',
  'character varying',
  'uint64',
]);

function expression(pattern: string): RegExp | undefined {
  try {
    return new RegExp(pattern, 'u');
  } catch {
    return undefined;
  }
}

type TextDraft = Pick<FieldDraft, 'options' | 'rule'>;

/** A pattern no named rule has: a rule of the field's own, with texts it accepts for the sample data. */
function ownRule(resource: string, name: string, shape: Shape, pattern: string, say: Say): TextDraft {
  const read = expression(pattern);
  if (!read) {
    say(
      shape.place,
      `The pattern ${pattern} is no regular expression of JavaScript; nothing is checked.`,
      `rules: [pattern('…', /^.+$/)]`,
    );
    return { options: {} };
  }
  const [min, max, example] = [
    numberOf(shape.keys.minLength),
    numberOf(shape.keys.maxLength),
    textOf(shape.keys.example),
  ];
  const samples = [
    ...new Set([...(example !== undefined && read.test(example) ? [example] : []), ...sampleTexts(read, min, max)]),
  ].slice(0, 3);
  const rule: RuleDraft = {
    name: `${camel(resource.split('/')[1] ?? resource)}${pascal(name)}`,
    en: `Must be of the form ${pattern}`,
    zh: `格式应为 ${pattern}`,
  };
  say(
    shape.place,
    `What the pattern ${pattern} means is not said in words; the message shows the pattern.`,
    `Say it as rules.${rule.name} in both locale files.`,
  );
  if (samples.length === 0)
    say(shape.place, `No text is known that the pattern ${pattern} accepts, for the sample data.`, "samples: ['…']");
  return {
    rule,
    options: {
      rules: `[pattern(${quoted(rule.name)}, /${read.source}/u)]`,
      ...(samples.length > 0 && { samples: `[${samples.map(quoted).join(', ')}]` }),
    },
  };
}

/** Lengths and rules of a text. */
export function textOptions(resource: string, name: string, shape: Shape, say: Say): TextDraft {
  const [min, max] = [numberOf(shape.keys.minLength), numberOf(shape.keys.maxLength)];
  const [pattern, format = ''] = [textOf(shape.keys.pattern), textOf(shape.keys.format)];
  const named = (pattern && NAMED[pattern]) ?? FORMATS[format];
  // the pattern of an address by mail is the document's way to say that it is one
  const isMail = named === 'email';
  const own = pattern && !NAMED[pattern] && !isMail ? ownRule(resource, name, shape, pattern, say) : { options: {} };
  if (!named && !SILENT.has(format))
    say(
      shape.place,
      `The format "${format}" is no rule here; nothing is checked.`,
      `rules: [pattern('${camel(format)}', /^.+$/)]`,
    );
  return {
    ...own,
    options: {
      ...(min !== undefined && min > 1 && { min: String(min) }),
      ...(max !== undefined && { max: String(max) }),
      ...(named && { rule: `rules.${named}` }),
      ...(max !== undefined && max > ONE_LINE && !named && !pattern && { multiline: 'true' }),
      ...own.options,
    },
  };
}
