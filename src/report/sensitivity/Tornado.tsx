import { Box, Typography } from '@mui/material';
import { useLocale, useTranslate } from 'react-admin';
import { textContext } from '@/fields';
import { type Report, formatAmount } from '@/schema';
import type { Effect } from './effects';
import type { ToldEffects } from './toldEffects';

interface TornadoProps {
  readonly report: Report;
  readonly told: ToldEffects;
  readonly shown: readonly Effect[];
  readonly label: string;
  /** What money of the inputs is in. */
  readonly currency: string;
}

/** Colors that are told apart also by those who see few; the words beside the bars say the same. */
const LOW = 'info.main';
const HIGH = 'warning.main';

interface BarProps {
  /** Percent of the width, in any order. */
  readonly from: number;
  readonly to: number;
  readonly color: string;
}

function Bar({ from, to, color }: BarProps) {
  return (
    <Box
      sx={{
        position: 'absolute',
        top: 0,
        bottom: 0,
        left: `${Math.min(from, to)}%`,
        width: `${Math.abs(to - from)}%`,
        bgcolor: color,
        borderRadius: 0.5,
      }}
    />
  );
}

interface EndProps {
  readonly input: string;
  readonly result: string;
  readonly color: string;
}

/** One end of a bar in words: the input, and what comes out of it. */
function End({ input, result, color }: EndProps) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 0.75, minWidth: 0 }}>
      <Box aria-hidden sx={{ width: 8, height: 8, borderRadius: 0.5, bgcolor: color, flex: 'none' }} />
      <Typography
        variant="caption"
        component="span"
        sx={{ fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' }}
      >
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {input}
        </Box>
        {' → '}
        {result}
      </Typography>
    </Box>
  );
}

/** Each input with a bar on both sides of the result as it is. All of it is in words, too. */
export function Tornado({ report, told: { base, unit, decimals }, shown, label, currency }: TornadoProps) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const scope = `resources.${report.name}`;
  const all = [base, ...shown.flatMap(({ below, above }) => [below, above])].filter((value) => value !== null);
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const placeOf = (value: number) => (most === least ? 50 : ((value - least) / (most - least)) * 100);
  const result = (value: number | null) => formatAmount(value, { unit, decimals }, locale);
  const input = (name: string, value: number) => {
    const field = report.params[name];
    return field
      ? field.type.text(value, field.options, {
          ...textContext(translate, locale, scope, name, field),
          record: { currency },
        })
      : String(value);
  };
  return (
    <Box component="ol" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
      {shown.map(({ name, low, high, below, above }) => {
        const ends = [
          { key: 'low', from: input(name, low), outcome: below, color: LOW },
          { key: 'high', from: input(name, high), outcome: above, color: HIGH },
        ].toSorted((a, b) => (a.outcome ?? -Infinity) - (b.outcome ?? -Infinity));
        return (
          <Box
            component="li"
            key={name}
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '200px minmax(0, 1fr)' },
              columnGap: 2,
              rowGap: 0.5,
              alignItems: 'start',
            }}
          >
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {translate(`${scope}.fields.${name}`)}
            </Typography>
            <Box sx={{ minWidth: 0, display: 'grid', gap: 0.5 }}>
              <Box aria-hidden sx={{ position: 'relative', height: 16, bgcolor: 'action.hover', borderRadius: 0.5 }}>
                {[
                  { outcome: below, color: LOW },
                  { outcome: above, color: HIGH },
                ].map(
                  ({ outcome, color }) =>
                    outcome !== null &&
                    base !== null && <Bar key={color} from={placeOf(base)} to={placeOf(outcome)} color={color} />,
                )}
                {base !== null && (
                  <Box
                    sx={{
                      position: 'absolute',
                      top: -2,
                      bottom: -2,
                      left: `calc(${placeOf(base)}% - 1px)`,
                      width: 2,
                      bgcolor: 'text.primary',
                    }}
                  />
                )}
              </Box>
              <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2 }}>
                {ends.map(({ key, from, outcome, color }) => (
                  <End key={key} input={from} result={result(outcome)} color={color} />
                ))}
              </Box>
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}
