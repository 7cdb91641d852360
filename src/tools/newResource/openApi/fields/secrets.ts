import { wordsOf } from '../../nameForms';
import type { FieldContext, FieldUse, TypeDraft } from './fieldContext';
import { numberOf, textOf } from '../json';
import type { Shape } from '../shape';

const NAMED = /(?:^| )(?:password|passwd|pwd|passphrase|passcode)(?: (?:confirm|confirmation|again|repeat))?$/;
const SAID = /^(?!.*(?:是否|策略|提示|次数|时间)).{0,8}密码$/;

/** Whether a text is a password, which nobody reads: by its format, its name, or what it is called. */
export function isSecret(name: string, shape: Shape): boolean {
  if (shape.type !== 'string') return false;
  const format = textOf(shape.keys.format);
  return (
    format === 'password' ||
    NAMED.test(wordsOf(name).join(' ')) ||
    SAID.test(textOf(shape.keys.title) ?? textOf(shape.keys.description) ?? '')
  );
}

/** Names of keys to other systems: seen by whoever opens the record, in no list and no draft of the browser. */
const KEY =
  /(?:^| )(?:secret|private key|api key|(?:access|refresh|auth|api|bot|bearer) ?token|token secret|credentials?)$|^token$/;
export const isKey = (name: string): boolean => KEY.test(wordsOf(name).join(' '));

/**
 * A password: sent sealed with the key of the platform where the service speaks its way, plain to any other; in no
 * list, whoever sets it.
 */
export function secretType(context: FieldContext, shape: Shape, use: FieldUse): TypeDraft {
  const max = numberOf(shape.keys.maxLength);
  const length: Record<string, string> = max === undefined ? {} : { max: String(max) };
  if (use.readOnly) return { builder: 'password', options: { internal: 'true' } };
  if (context.isForeign) return { builder: 'text', options: { secret: 'true', createOnly: 'true', ...length } };
  context.say(
    shape.place,
    'It is sent sealed, as the passwords of spec 01 are.',
    'text({ secret: true, createOnly: true }) // if the backend wants it plain',
  );
  return { builder: 'password', options: { ...length } };
}
