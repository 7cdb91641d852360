import { Box, FormControl, FormControlLabel, FormLabel, Radio, RadioGroup } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useArea } from '@/data/texts/useArea';
import { readNumberText, type DecimalMark, type NumberForm } from '@/schema/readers/number';
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

/** Lets a person say what a comma or a point means in numbers that read both ways, by what they become. Suspends until its texts are there. */
export function DecimalChoice({ label, texts, form, value, onChange }: DecimalChoiceProps) {
  useArea('numbers');
  const translate = useTranslate();
  const sign = texts.some((text) => text.includes(',')) ? 'comma' : 'point';
  const example = (text: string, mark: DecimalMark) => {
    const reading = readNumberText(text, { ...form, decimal: mark });
    return translate('numbers.means', { text, value: reading.kind === 'number' ? numberText(reading.value) : '-' });
  };
  return (
    <FormControl>
      <FormLabel>{[label, translate('numbers.question')].filter(Boolean).join(': ')}</FormLabel>
      <RadioGroup value={value ?? ''} onChange={({ target }) => onChange(target.value === ',' ? ',' : '.')}>
        {MARKS.map((mark) => (
          <FormControlLabel
            key={mark}
            value={mark}
            control={<Radio size="small" />}
            label={
              <Box component="span" sx={{ display: 'block', py: 0.5 }}>
                {translate(`numbers.${sign}.${(mark === ',') === (sign === 'comma') ? 'decimal' : 'group'}`)}
                <Box component="span" sx={{ display: 'block', typography: 'caption', color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
                  {texts.map((text) => example(text, mark)).join(' · ')}
                </Box>
              </Box>
            }
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
