import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { type Amount, Figure, useAmountText } from '@/charts';
import type { Measures } from '@/schema';
import type { FigureItem } from '../answer/readItems';
import { AmountChange } from '../compare/AmountChange';
import { type Standing, unlessAbsent } from '../compare/equipment';
import { itemName, measureOf } from './itemName';

interface FigurePartsProps {
  readonly items: readonly FigureItem[];
  /** Say the names of those they know; others are named as the server does. */
  readonly measures: Measures;
  /** The same lines of what they are compared with, and that in words. */
  readonly compared?: {
    readonly items: readonly FigureItem[];
    readonly against: string;
    readonly absent?: Standing['absent'] | undefined;
  };
  /** 0 for the figures themselves, 1 for what they are made of. */
  readonly level?: number;
}

/** One line of two answers: by its type, else by its words. */
const isSameLine = (one: FigureItem, other: FigureItem): boolean =>
  other.type === '' ? one.name === other.name : one.type === other.type;

/** Figures as lines and, below each, what it is made of. */
export function FigureParts({ items, measures, compared, level = 0 }: FigurePartsProps) {
  const translate = useTranslate();
  const text = useAmountText();
  return (
    <Box
      component="ul"
      sx={{ listStyle: 'none', m: 0, p: 0, ...(level > 0 && { pl: 1.5, borderLeft: 1, borderColor: 'divider' }) }}
    >
      {items.map((item, place) => {
        const then = compared?.items.find((one) => isSameLine(one, item));
        const tone = measures[measureOf(item, measures) ?? '']?.tone;
        const amountIn = (one: Amount, when: 'now' | 'before') => ({
          ...one,
          value: unlessAbsent(one.value, tone, compared?.absent?.[when]),
        });
        const amount = amountIn(item.amount, 'now');
        return (
          <Box
            key={`${item.name} ${place}`}
            component="li"
            sx={level === 0 ? { py: 1.25, '& + &': { borderTop: 1, borderColor: 'divider' } } : { py: 0.25 }}
          >
            <Box
              sx={{
                display: 'flex',
                alignItems: 'baseline',
                justifyContent: 'space-between',
                gap: 2,
                typography: 'body2',
                color: level === 0 ? 'text.primary' : 'text.secondary',
              }}
            >
              <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                {itemName(item, measures, translate)}
              </Box>
              <Box component="span" sx={{ display: 'flex', alignItems: 'baseline', gap: 1 }}>
                {level === 0 ? (
                  <Figure amount={amount} />
                ) : (
                  <Box component="span" sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
                    {text(amount)}
                  </Box>
                )}
                {compared && (
                  <AmountChange
                    amount={amount}
                    before={then && amountIn(then.amount, 'before')}
                    against={compared.against}
                  />
                )}
              </Box>
            </Box>
            {item.children.length > 0 && (
              <FigureParts
                items={item.children}
                measures={measures}
                level={level + 1}
                {...(compared && { compared: { ...compared, items: then?.children ?? [] } })}
              />
            )}
          </Box>
        );
      })}
    </Box>
  );
}
