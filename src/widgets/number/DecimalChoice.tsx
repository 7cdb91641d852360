import { useTranslate } from 'react-admin';
import { useArea } from '@/data';
import { readNumberText, type DecimalMark, type NumberForm } from '@/schema/internal';
import { ReadingChoice } from '../inputs/ReadingChoice';
import { numberText } from './numberText';

interface DecimalChoiceProps {
  /** Whose numbers they are: a column. */
  readonly label?: string;
  /** Some that read both ways: `1,234`. */
  readonly texts: readonly string[];
  readonly form?: NumberForm | undefined;
  readonly value: DecimalMark | undefined;
  onChange(mark: DecimalMark): void;
}

const MARKS: readonly DecimalMark[] = [',', '.'];

/**
 * Lets a person say what a comma or a point means in numbers that read both ways. Suspends until its texts are there.
 */
export function DecimalChoice({ label, texts, form, value, onChange }: DecimalChoiceProps) {
  useArea('numbers');
  const translate = useTranslate();
  const sign = texts.some((text) => text.includes(',')) ? 'comma' : 'point';
  const example = (text: string, mark: DecimalMark) => {
    const reading = readNumberText(text, { ...form, decimal: mark });
    return translate('numbers.means', { text, value: reading.kind === 'number' ? numberText(reading.value) : '-' });
  };
  const choices = MARKS.map((mark) => ({
    reading: mark,
    label: translate(`numbers.${sign}.${(mark === ',') === (sign === 'comma') ? 'decimal' : 'group'}`),
    examples: texts.map((text) => example(text, mark)),
  }));
  return (
    <ReadingChoice
      question={[label, translate('numbers.question')].filter(Boolean).join(': ')}
      choices={choices}
      value={value}
      onChange={onChange}
    />
  );
}
