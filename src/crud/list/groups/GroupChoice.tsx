import { Box, MenuItem, Select, Typography } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { useArea, useResource } from '@/data';
import { isByDay, groupField, groupParts } from './groupBy';
import { groupChoices } from './groupChoices';
import type { Grouping } from './useGroup';

interface GroupChoiceProps {
  readonly grouping: Grouping;
  /** Fields that may be offered. */
  readonly names: readonly string[];
}

interface FieldSelectProps {
  readonly label: string;
  readonly value: string;
  readonly choices: readonly string[];
  onChange(part: string): void;
}

/** One field to group by, or none. */
function FieldSelect({ label, value, choices, onChange }: FieldSelectProps) {
  const translate = useTranslate();
  const { scope } = useResource();
  const id = useId();
  const words = (part: string) => {
    const name = translate(`${scope}.fields.${groupField(part)}`);
    return isByDay(part) ? translate(`lists.groups.${part.endsWith('.day') ? 'byDay' : 'byMonth'}`, { name }) : name;
  };
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 40 }}>
      <Typography id={id} variant="body2" sx={{ flex: 'none', minWidth: 72 }}>
        {label}
      </Typography>
      <Select
        size="small"
        fullWidth
        displayEmpty
        value={value}
        onChange={({ target }) => onChange(target.value)}
        slotProps={{ input: { 'aria-label': label } }}
        SelectDisplayProps={{ 'aria-label': label }}
      >
        <MenuItem value="">{translate('lists.groups.nothing')}</MenuItem>
        {choices.map((part) => (
          <MenuItem key={part} value={part}>
            {words(part)}
          </MenuItem>
        ))}
      </Select>
    </Box>
  );
}

/** By what the rows of a list are grouped; nothing where none of its columns has few values. */
export default function GroupChoice({ grouping: { by, set }, names }: GroupChoiceProps) {
  useArea('lists');
  const translate = useTranslate();
  const { resource } = useResource();
  const choices = groupChoices(resource, names, by);
  const [first = '', second = ''] = groupParts(by);
  if (choices.length === 0) return null;
  return (
    <Box sx={{ display: 'grid', gap: 0.5, px: 2, py: 0.5 }}>
      <FieldSelect
        label={translate('lists.groups.by')}
        value={first}
        choices={choices}
        onChange={(part) => set(part === '' || part === second || second === '' ? part : `${part},${second}`)}
      />
      {first !== '' && (
        <FieldSelect
          label={translate('lists.groups.then')}
          value={second}
          choices={choices.filter((part) => groupField(part) !== groupField(first))}
          onChange={(part) => set(part === '' ? first : `${first},${part}`)}
        />
      )}
    </Box>
  );
}
