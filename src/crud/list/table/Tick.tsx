interface TickProps {
  readonly checked: boolean;
  readonly partly?: boolean;
  readonly disabled?: boolean;
  readonly label: string;
  onToggle(): void;
}

/**
 * A small check box without words beside it: the browser's own in the brand's color, hundreds of them must cost
 * nothing.
 */
export function Tick({ checked, partly = false, disabled = false, label, onToggle }: TickProps) {
  return (
    <input
      className="tick-box"
      type="checkbox"
      ref={(element: HTMLInputElement | null) => {
        if (element) element.indeterminate = partly;
      }}
      checked={checked}
      disabled={disabled}
      aria-label={label}
      onChange={onToggle}
    />
  );
}
