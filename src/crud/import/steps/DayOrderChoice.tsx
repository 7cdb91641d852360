import { useTranslate } from 'react-admin';
import { formatDate } from '@/schema/dates';
import { readDay } from '@/schema';
import { inFigures, labelled, type DayOrder } from '@/schema/internal';
import { ReadingChoice } from '@/widgets/internal';

interface DayOrderChoiceProps {
  readonly label: string;
  /** Some days that read both ways: `03/04/2026`. */
  readonly texts: readonly string[];
  readonly value: DayOrder | undefined;
  onChange(order: DayOrder): void;
}

const ORDERS: readonly DayOrder[] = ['dayFirst', 'monthFirst'];

/** Lets a person say whether the day or the month comes first in days of figures. */
export function DayOrderChoice({ label, texts, value, onChange }: DayOrderChoiceProps) {
  const translate = useTranslate();
  const example = (text: string, order: DayOrder) => {
    const reading = inFigures(text, order);
    const day = reading.kind === 'figures' ? readDay(reading.text) : null;
    return translate('import.columns.days.means', { text, value: day === null ? '-' : formatDate(day, 3) });
  };
  const choices = ORDERS.map((order) => ({
    reading: order,
    label: translate(`import.columns.days.${order}`),
    examples: texts.map((text) => example(text, order)),
  }));
  return (
    <ReadingChoice
      question={labelled(label, translate('import.columns.days.question'))}
      choices={choices}
      value={value}
      onChange={onChange}
    />
  );
}
