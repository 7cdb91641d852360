import { Box } from '@mui/material';
import { useId, useRef, type KeyboardEvent } from 'react';
import { isComposing } from '@/widgets';

/** Where the focus goes once the cell is left. */
export type Leave = 'stay' | 'down' | 'right' | 'left';

interface CellEditorProps {
  readonly label: string;
  readonly text: string;
  readonly suggestions: readonly string[];
  readonly describedBy?: string | undefined;
  onCommit(text: string): void;
  onLeave(to: Leave): void;
}

/** The text of one cell while it is being corrected. Enter and Tab keep it, Escape does not. */
export function CellEditor({ label, text, suggestions, describedBy, onCommit, onLeave }: CellEditorProps) {
  const id = useId();
  const left = useRef(false);
  const leave = (value: string | undefined, to: Leave) => {
    if (left.current) return;
    left.current = true; // leaving takes the focus away, which must not keep the text once more
    if (value !== undefined && value !== text) onCommit(value);
    onLeave(to);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    event.stopPropagation();
    if (isComposing(event)) return;
    const { value } = event.currentTarget;
    if (event.key === 'Enter') leave(value, 'down');
    else if (event.key === 'Escape') leave(undefined, 'stay');
    else if (event.key === 'Tab') leave(value, event.shiftKey ? 'left' : 'right');
    else return;
    event.preventDefault();
  };
  return (
    <>
      <Box
        component="input"
        autoFocus
        defaultValue={text}
        aria-label={label}
        aria-describedby={describedBy}
        list={suggestions.length > 0 ? id : undefined}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onBlur={({ currentTarget }) => leave(currentTarget.value, 'stay')}
        onKeyDown={onKeyDown}
        sx={{
          font: 'inherit',
          color: 'inherit',
          width: 1,
          height: 28,
          boxSizing: 'border-box',
          px: 0.5,
          border: 1,
          borderColor: 'primary.main',
          borderRadius: 0.5,
          bgcolor: 'background.paper',
        }}
      />
      {suggestions.length > 0 && (
        <datalist id={id}>
          {suggestions.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </datalist>
      )}
    </>
  );
}
