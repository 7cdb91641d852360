import { IconButton, OutlinedInput, Popover } from '@mui/material';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Clear from '@mui/icons-material/Clear';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useTranslate } from 'react-admin';
import { failureText } from '@/data';
import { ErrorState, FormSkeleton, isComposing } from '@/widgets';
import { type FrameControl, ALL_IN_INK } from '@/widgets/internal';
import { useTitles } from '../reference/useTitles';
import { TreePanel } from './TreePanel';
import { useTreeChoices } from './useTreeChoices';

interface TreeBoxProps {
  readonly control: FrameControl;
  readonly target: string;
  readonly value: string | null;
  readonly brought?: string;
  /** Only nodes with these values. */
  readonly filter?: Readonly<Record<string, unknown>>;
  /** Left out with everything below it. */
  readonly without?: string;
  readonly label: string;
  readonly placeholder: string;
  /** None means all: a value, which is written as one. */
  readonly all?: boolean;
  readonly clearable: boolean;
  readonly readOnly?: boolean;
  readonly autoFocus?: boolean;
  onPick(id: string | null): void;
  onBlur?(): void;
}

const OPENING = ['Enter', ' ', 'ArrowDown'];

interface BoxEndProps {
  readonly clearable: boolean;
  onClear(): void;
}

/** The end of the box: what clears it, and the arrow. */
function BoxEnd({ clearable, onClear }: BoxEndProps) {
  const translate = useTranslate();
  return (
    <>
      {clearable && (
        <IconButton
          aria-label={translate('widgets.clear')}
          onClick={(event) => {
            event.stopPropagation();
            onClear();
          }}
        >
          <Clear fontSize="small" />
        </IconButton>
      )}
      <ExpandMore fontSize="small" aria-hidden sx={{ color: 'action.active', flex: 'none', mr: '-8px' }} />
    </>
  );
}

interface TreeChoiceProps extends Pick<TreeBoxProps, 'value' | 'label' | 'onPick'> {
  readonly choices: ReturnType<typeof useTreeChoices>;
  /** A node is chosen, and this is its name. */
  onTitle(id: string, title: string | undefined): void;
}

/** The tree to choose from, or why it is not there. */
function TreeChoice({ choices: { options, error, retry }, value, label, onPick, onTitle }: TreeChoiceProps) {
  const translate = useTranslate();
  if (error) return <ErrorState text={failureText(error, translate)} onRetry={retry} />;
  if (!options) return <FormSkeleton fields={3} />;
  return (
    <TreePanel
      options={options}
      value={value}
      label={label}
      onPick={(picked) => {
        onTitle(picked, titleIn(options, picked));
        onPick(picked);
      }}
    />
  );
}

/** A box that opens a tree to choose one node from. */
export function TreeBox({
  control,
  value,
  label,
  placeholder,
  clearable,
  readOnly,
  onPick,
  onBlur,
  ...props
}: TreeBoxProps) {
  const { target, brought, filter, without, autoFocus, all } = props;
  const anchor = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const choices = useTreeChoices(target, open, { filter, without });
  const { titleOf, remember } = useTitles(target, value ? [value] : [], brought);
  const { id, 'aria-labelledby': labelledBy, ...aria } = control;
  const close = () => {
    setOpen(false);
    onBlur?.();
  };
  const press = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    if (readOnly || !OPENING.includes(event.key)) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <OutlinedInput
        ref={anchor}
        id={id}
        fullWidth
        size="small"
        readOnly
        autoFocus={autoFocus}
        value={value ? titleOf(value) : ''}
        placeholder={placeholder}
        error={Boolean(aria['aria-invalid'])}
        onClick={readOnly ? undefined : () => setOpen(true)}
        onBlur={open ? undefined : onBlur}
        endAdornment={
          readOnly ? undefined : <BoxEnd clearable={clearable && Boolean(value)} onClear={() => onPick(null)} />
        }
        slotProps={{
          input: {
            ...aria,
            role: 'combobox',
            'aria-haspopup': 'tree',
            'aria-expanded': open,
            'aria-labelledby': labelledBy,
            'aria-readonly': readOnly || undefined,
            onKeyDown: press,
          },
        }}
        sx={{
          ...(all && ALL_IN_INK),
          cursor: readOnly ? undefined : 'pointer',
          '& input': { cursor: 'inherit', textOverflow: 'ellipsis' },
          ...(readOnly && { bgcolor: 'action.hover' }),
        }}
      />
      <Popover
        open={open}
        anchorEl={anchor.current}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          paper: {
            sx: { width: Math.max(280, anchor.current?.clientWidth ?? 0), maxWidth: 'calc(100vw - 32px)', mt: 0.5 },
          },
        }}
      >
        <TreeChoice
          {...{ choices, value, label }}
          onTitle={(picked, title) => remember([{ id: picked, $title: title }])}
          onPick={(picked) => {
            onPick(picked);
            close();
          }}
        />
      </Popover>
    </>
  );
}

interface Titled {
  readonly id: string;
  readonly label: string;
  readonly children?: readonly Titled[];
}

function titleIn(options: readonly Titled[], id: string): string | undefined {
  for (const one of options) {
    const found = one.id === id ? one.label : titleIn(one.children ?? [], id);
    if (found !== undefined) return found;
  }
  return undefined;
}
