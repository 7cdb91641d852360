import { ButtonBase, Menu, MenuItem } from '@mui/material';
import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import { useTranslate } from 'react-admin';
import { useArea, useResource } from '@/data';
import type { Filter } from '@/schema';
import { filterFor, filterWords, wordOf, type FilterWord } from '@/schema/internal';
import { inputOfFilter } from './inputOfFilter';
import { withWord } from './withWord';
import { usePopup } from '@/widgets';

interface FilterWordMenuProps {
  /** Name of the filter. */
  readonly label: string;
  readonly filter: Filter;
  readonly value: unknown;
  onTurn(value: unknown): void;
}

/**
 * How a filter compares, as a word between its name and its value; the others are chosen below it. Where there is one
 * other, and that is 'is not' or its opposite, a press turns it.
 */
export default function FilterWordMenu({ label, filter, value, onTurn }: FilterWordMenuProps) {
  useArea('lists');
  const { resource, views } = useResource();
  const translate = useTranslate();
  const words = filterWords(resource, filter);
  const word = wordOf(resource, filter, value);
  const byPart = resource.fields[filter.field]?.type.byPart ?? false;
  const { close, trigger, popover } = usePopup('menu');
  const text = (one: FilterWord) => translate(`lists.words.${one === 'is' && byPart ? 'contains' : one}`);
  const choose = async (next: FilterWord) => {
    close();
    if (next === word) return;
    const turned = withWord(value, next);
    const input = inputOfFilter(filterFor(resource, filter, turned), resource, views);
    await Promise.allSettled([input, import('./TurnedInput')]); // it is drawn at once then
    onTurn(turned);
  };
  const other = words.find((one) => one !== word);
  if (other === undefined) return null;
  const isSwitch = words.length === 2 && words.includes('not');
  const control = isSwitch
    ? {
        'aria-label': translate('list.filters.turn', { name: label }),
        'aria-pressed': word === 'not',
        onClick: () => void choose(other),
      }
    : {
        // the name of the filter names its input alone
        'aria-label': translate('lists.words.label', { word: text(word) }),
        'aria-description': label,
        ...trigger,
      };
  return (
    <>
      <ButtonBase
        data-word={word}
        {...control}
        sx={{
          flex: 'none',
          minHeight: 28,
          pl: 0.75,
          ...(isSwitch && { pr: 0.75, textDecoration: 'underline dotted', textUnderlineOffset: '3px' }),
          borderRadius: 1,
          typography: 'caption',
          color: word === 'not' ? 'error.main' : 'text.secondary',
          fontWeight: word === 'is' ? 400 : 600,
          '&:hover, &:focus-visible': { bgcolor: 'action.hover' },
        }}
      >
        {text(word)}
        {!isSwitch && <ArrowDropDown sx={{ fontSize: 16 }} />}
      </ButtonBase>
      <Menu {...popover} slotProps={{ list: { 'aria-label': label, dense: true } }}>
        {words.map((one) => (
          <MenuItem
            key={one}
            role="menuitemradio"
            tabIndex={one === word ? 0 : -1}
            aria-checked={one === word}
            selected={one === word}
            onClick={() => void choose(one)}
          >
            {text(one)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
