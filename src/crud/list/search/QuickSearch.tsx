import { Box, IconButton, OutlinedInput } from '@mui/material';
import Search from '@mui/icons-material/Search';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useResource } from '@/data';
import { useTypedText } from '@/widgets/internal';
import { isComposing } from '@/widgets';
import { formatList } from '@/schema';
import { cleanFilters, type Filters } from '../cleanFilters';
import { onThisPage, useAfterPress } from '../useAfterPress';

interface QuickSearchProps {
  readonly applied: Filters;
  /** Id of the form of the filters beside it: its magnifier applies them, too. */
  readonly formId?: string;
  onApply(filters: Filters): void;
}

/** A pause in typing that long searches, in ms. */
const PAUSE = 300;

/**
 * One box that looks in several fields at once; the shortcut of the search leads to it. What it looks for is a filter
 * like any other.
 */
export function QuickSearch({ applied, formId, onApply }: QuickSearchProps) {
  const { resource, scope } = useResource();
  const translate = useTranslate();
  const name = resource.search?.param ?? '';
  const held = applied[name];
  const current = typeof held === 'string' ? held : '';
  const [typed, setTyped] = useState(current);
  const [seen, setSeen] = useState(current);
  if (seen !== current) {
    setSeen(current);
    if (current !== typed) setTyped(current); // from elsewhere: a chip, a view, Back
  }
  const settle = () => {
    if (typed !== current) onApply(cleanFilters({ ...applied, [name]: typed }));
  };
  const settleAfterPress = useAfterPress(settle);
  const settleLater = useEffectEvent(settle);
  useEffect(() => {
    const timer = setTimeout(
      onThisPage(() => settleLater()),
      PAUSE,
    );
    return () => clearTimeout(timer);
  }, [typed]);
  const { text, onChange, leave, composition } = useTypedText(typed, setTyped);
  if (!resource.search) return null;
  const places = formatList(resource.search.in.map((field) => translate(`${scope}.fields.${field}`)));
  const label = translate('list.quickSearch', { places });
  const magnifier = <Search fontSize="small" sx={{ color: 'text.secondary' }} />;
  return (
    <Box component="search" data-shortcut="search" sx={{ flex: { xs: '1 1 160px', sm: '0 1 240px' }, minWidth: 0 }}>
      <OutlinedInput
        type="search"
        size="small"
        fullWidth
        placeholder={label}
        startAdornment={
          formId ? (
            <IconButton type="submit" form={formId} aria-label={translate('list.filters.search')} edge="start">
              {magnifier}
            </IconButton>
          ) : (
            magnifier
          )
        }
        slotProps={{ input: { 'aria-label': label, 'aria-keyshortcuts': '/', autoComplete: 'off', ...composition } }}
        value={text}
        onChange={onChange}
        onBlur={() => {
          leave();
          settleAfterPress();
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !isComposing(event)) onApply(cleanFilters({ ...applied, [name]: typed }));
        }}
        sx={{ pl: formId ? '5px' : 1, typography: 'body2', '& input': { pl: '4px', textOverflow: 'ellipsis' } }}
      />
    </Box>
  );
}
