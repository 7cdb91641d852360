import { Box, InputBase } from '@mui/material';
import Search from '@mui/icons-material/Search';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useResource } from '@/data/registry/ResourceContext';
import { useTypedText } from '@/widgets/inputs/useTypedText';
import { isComposing } from '@/widgets/isComposing';
import { cleanFilters, type Filters } from '../cleanFilters';
import { onThisPage, useAfterPress } from '../useAfterPress';

interface QuickSearchProps {
  readonly applied: Filters;
  onApply(filters: Filters): void;
}

/** A pause in typing that long searches, in ms. */
const PAUSE = 300;

/**
 * One box that looks in several fields at once; the shortcut of the search leads to it. What it looks for is a filter
 * like any other.
 */
export function QuickSearch({ applied, onApply }: QuickSearchProps) {
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
  const places = resource.search.in.map((field) => translate(`${scope}.fields.${field}`)).join(', ');
  const label = translate('list.quickSearch', { places });
  return (
    <Box component="search" data-shortcut="search" sx={{ px: 2, pt: 1.5 }}>
      <InputBase
        type="search"
        placeholder={label}
        startAdornment={<Search fontSize="small" sx={{ mr: 1, color: 'text.secondary' }} />}
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
        sx={{
          width: 1,
          maxWidth: 480,
          height: 32,
          px: 1,
          borderRadius: 1,
          border: 1,
          borderColor: 'divider',
          typography: 'body2',
          '&.Mui-focused': {
            borderColor: 'primary.main',
            boxShadow: (theme) => `0 0 0 1px ${theme.palette.primary.main}`,
          },
        }}
      />
    </Box>
  );
}
