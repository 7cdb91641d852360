import { Box } from '@mui/material';
import { blockFacts } from '@/schema';
import type { ParamValues } from '../params/paramsAddress';
import { BlockCell, type KeptResult } from './BlockCell';
import { visibleBlocks, type NamedBlock } from './grantedBlocks';

interface BlockGridProps {
  readonly blocks: readonly NamedBlock[];
  readonly values: ParamValues;
  readonly ready: boolean;
  readonly narrow?: boolean;
  readonly begins?: boolean;
  readonly against?: KeptResult | undefined;
}

/** So many blocks are always near where a page begins: they need not be looked at to be asked. */
const FIRST = 2;

/** Blocks on a grid of twelve columns; on a narrow window one below the other. */
export function BlockGrid({ blocks, values, ready, narrow, begins = false, against }: BlockGridProps) {
  const shown = visibleBlocks(blocks, values).filter(({ block }) => !blockFacts(block).aside);
  return shown.length === 0 ? null : (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
        gap: 2,
        alignItems: 'stretch',
        minWidth: 0,
      }}
    >
      {shown.map(({ name, block }, index) => (
        <BlockCell
          key={name}
          name={name}
          block={block}
          values={values}
          ready={ready}
          first={begins && index < FIRST}
          {...(narrow && { narrow })}
          against={against}
        />
      ))}
    </Box>
  );
}
