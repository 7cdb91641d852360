import type { BackendModule } from '../module';
import { authEndpoints } from './authEndpoints';
import { passwordEndpoints } from './passwordEndpoints';

/** Sign-in, sign-out and the one's own password. */
export const authModule: BackendModule = {
  name: 'auth',
  endpoints: (context) => [...authEndpoints(context), ...passwordEndpoints(context)],
};
