import { Box, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { WAITING } from '@/data/internal';
import { EmptyState } from '@/widgets';
import type { Filters } from './cleanFilters';
import { FilterWords } from './filters/FilterWords';

interface NothingFoundProps {
  readonly applied: Filters;
  onReset(): void;
}

/**
 * Nothing is as the filters want it: what they want, and the way back to all of them. The same way beside the filters
 * gives way to it.
 */
export default function NothingFound({ applied, onReset }: NothingFoundProps) {
  const translate = useTranslate();
  const wanted = Object.entries(applied).filter(([name]) => name !== WAITING); // its tab says it already
  return (
    <div data-nothing-found>
      <EmptyState
        kind="notFound"
        title={translate('list.nothingFound.title')}
        text={
          wanted.length > 0 && (
            <Box
              component="span"
              sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', columnGap: 2, rowGap: 0.5 }}
            >
              {wanted.map(([name, value]) => (
                <Box component="span" key={name} sx={{ display: 'inline-flex', alignItems: 'center', maxWidth: 1 }}>
                  <FilterWords name={name} value={value} />
                </Box>
              ))}
            </Box>
          )
        }
        action={
          <Button variant="outlined" onClick={onReset}>
            {translate('list.filters.reset')}
          </Button>
        }
      />
    </div>
  );
}
