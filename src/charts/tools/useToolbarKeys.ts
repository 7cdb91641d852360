import { useState, type KeyboardEvent } from 'react';

interface ToolKeys {
  readonly tabIndex: 0 | -1;
  onFocus(): void;
}

/**
 * The keys of a toolbar (ARIA authoring practices): one stop of the Tab key, arrows, Home and End move inside.
 * `toolbar` goes to the element with `role="toolbar"`, `tool(name)` to each of its buttons.
 */
export function useToolbarKeys(names: readonly string[]): {
  readonly toolbar: { onKeyDown(event: KeyboardEvent<HTMLElement>): void };
  tool(name: string): ToolKeys;
} {
  const [current, setCurrent] = useState<string>();
  const stop = current !== undefined && names.includes(current) ? current : names[0];
  return {
    toolbar: {
      onKeyDown(event) {
        const buttons = [...event.currentTarget.querySelectorAll('button')];
        const at = buttons.findIndex((button) => button === document.activeElement);
        const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
        if (to === undefined || at < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        buttons.at(to % buttons.length)?.focus();
      },
    },
    tool: (name) => ({ tabIndex: name === stop ? 0 : -1, onFocus: () => setCurrent(name) }),
  };
}
