import './entry/guardStorage';
import './entry/guardSinks';
import { Suspense, use, useState, type ReactElement } from 'react';
import type { ConsoleOptions } from './consoleOptions';
import { begin, type Begun } from './entry/begin';

let begun: Promise<Begun> | undefined;

function BegunConsole({ options }: { readonly options: ConsoleOptions }) {
  const [started] = useState(() => (begun ??= begin(options)));
  return use(started).element;
}

/**
 * The console as a part of another React app. A document has one, and its addresses are the console's; what it was
 * started with stays.
 *
 * @public
 * @example <Console wire={{ successCode: '200' }} />
 */
export function Console(options: ConsoleOptions): ReactElement {
  return (
    <Suspense>
      <BegunConsole options={options} />
    </Suspense>
  );
}
