import { useLocale, useTranslate } from 'react-admin';
import { formatNumber } from '../number/formatNumber';
import { OneLine } from '../OneLine';
import { defineCell, type CellProps } from '../views';
import { curveFacts } from './curveFacts';
import { curveUnit } from './curveUnit';
import { sparkPath } from './sparkPath';
import { curveTraits, curveType, type CurveOptions } from './type';
import type { Figure } from '@/schema/slots/figures';

const [WIDTH, HEIGHT, EDGE] = [72, 18, 2];

/** The curve as a small picture; lowest, highest and last figure in words. */
function CurveCell({ value, record, field }: CellProps<readonly Figure[], CurveOptions>) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const facts = curveFacts(value ?? []);
  if (!value || !facts) return <OneLine text="-" />;
  const { decimals } = curveTraits(field.options);
  const unit = curveUnit(field.options, record);
  const words = (one: number) => `${formatNumber(one, locale, { maximumFractionDigits: decimals })}${unit && ` ${unit}`}`;
  const text = translate('fields.curve.facts', { min: words(facts.min), max: words(facts.max), last: words(facts.last) });
  return (
    <svg role="img" aria-label={text} width={WIDTH + 2 * EDGE} height={HEIGHT + 2 * EDGE} viewBox={`${-EDGE} ${-EDGE} ${WIDTH + 2 * EDGE} ${HEIGHT + 2 * EDGE}`} style={{ display: 'block' }}>
      <title>{text}</title>
      <path d={sparkPath(value, WIDTH, HEIGHT)} fill="none" stroke="currentColor" strokeWidth={1.5} strokeLinejoin="round" />
    </svg>
  );
}

export default defineCell(curveType, CurveCell);
