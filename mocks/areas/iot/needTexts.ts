import { textOf, type Incoming } from '../../core/incoming';
import { refuseFields, type FieldRefusal } from '../../core/refusal';

/**
 * Texts a call must bring, by name, each with the most characters it may have. Throws a refusal that names every field
 * that is wrong.
 */
export function needTexts(incoming: Incoming, limits: Readonly<Record<string, number>>): Record<string, string> {
  const given: Record<string, string> = {};
  const refused: Record<string, FieldRefusal> = {};
  for (const [name, most] of Object.entries(limits)) {
    const text = textOf(incoming, name);
    if (text === '') refused[name] = { key: 'fieldRequired' };
    else if (text.length > most) refused[name] = { key: 'fieldInvalid', args: { rule: 'maxLength' } };
    given[name] = text;
  }
  if (Object.keys(refused).length > 0) throw refuseFields(refused);
  return given;
}
