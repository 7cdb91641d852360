import type { BackendModule } from '../module';
import { attempts } from './attempts';
import { authEndpoints } from './authEndpoints';
import { passwordEndpoints } from './passwordEndpoints';

/** Sign-in, sign-out and the one's own password. */
export const authModule: BackendModule = {
  name: 'auth',
  endpoints: (context) => {
    const tries = attempts(context.clock); // of both: a password is guessed wherever it can be tried
    return [...authEndpoints(context, tries), ...passwordEndpoints(context, tries)];
  },
};
