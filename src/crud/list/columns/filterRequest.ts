const EVENT = 'console:filter';

/** Asks whoever shows the filters of the list for the input of one, with the focus in it. */
export function requestFilter(field: string): void {
  dispatchEvent(new CustomEvent<string>(EVENT, { detail: field }));
}

/** Calls the listener when a filter is asked for. Returns the unsubscribe. */
export function onFilterRequest(listener: (field: string) => void): () => void {
  const hear = (event: Event) => {
    if (event instanceof CustomEvent && typeof event.detail === 'string') listener(event.detail);
  };
  addEventListener(EVENT, hear);
  return () => removeEventListener(EVENT, hear);
}
