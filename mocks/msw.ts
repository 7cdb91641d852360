import { http } from 'msw';
import type { Backend } from './backend';

/** The backend as MSW handlers, for unit tests and a demonstration without a server. */
export function mswHandlers(backend: Backend) {
  return [http.all('*/api/*', ({ request }) => backend.fetch(request))];
}
