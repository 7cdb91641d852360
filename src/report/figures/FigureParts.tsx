import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Figure, useAmountText } from '@/charts';
import type { Measures } from '@/schema';
import { AmountChange } from '../compare/AmountChange';
import type { ComparedItem } from './comparedItems';
import { itemName } from './itemName';

interface FigurePartsProps {
  readonly items: readonly ComparedItem[];
  /** Say the names of those they know; others are named as the server does. */
  readonly measures: Measures;
  /** What they are compared with, in words, where they are. */
  readonly against?: string | undefined;
  /** 0 for the figures themselves, 1 for what they are made of. */
  readonly level?: number;
}

/** Figures as lines and, below each, what it is made of. */
export function FigureParts({ items, measures, against, level = 0 }: FigurePartsProps) {
  const translate = useTranslate();
  const text = useAmountText();
  return (
    <Box
      component="ul"
      sx={{ listStyle: 'none', m: 0, p: 0, ...(level > 0 && { pl: 1.5, borderLeft: 1, borderColor: 'divider' }) }}
    >
      {items.map(({ item, amount, before, children }, place) => (
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
              {against !== undefined && <AmountChange amount={amount} before={before} against={against} />}
            </Box>
          </Box>
          {children.length > 0 && (
            <FigureParts items={children} measures={measures} against={against} level={level + 1} />
          )}
        </Box>
      ))}
    </Box>
  );
}
