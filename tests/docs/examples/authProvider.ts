import type { AuthProvider } from 'react-admin';

const KEY = 'token';
export const token = (): string | undefined => sessionStorage.getItem(KEY) ?? undefined;

/** The sign-in of a Directus: its token is kept for this tab, and sent with every call. */
export const authProvider: AuthProvider = {
  login: async ({ username, password }: { username: string; password: string }) => {
    const answer = await fetch('/api/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: username, password }),
    });
    if (!answer.ok) throw new Error('The name or the password is wrong.');
    const { data } = (await answer.json()) as { readonly data: { readonly access_token: string } };
    sessionStorage.setItem(KEY, data.access_token);
  },
  logout: async () => sessionStorage.removeItem(KEY),
  checkAuth: async () => {
    if (token() === undefined) throw new Error('Nobody is signed in.');
  },
  checkError: async ({ status }: { readonly status?: number }) => {
    if (status === 401) throw new Error('The session has ended.');
  },
  getIdentity: async () => {
    const answer = await fetch('/api/users/me', { headers: { authorization: `Bearer ${token() ?? ''}` } });
    const { data } = (await answer.json()) as { readonly data: { readonly id: string; readonly email: string } };
    return { id: data.id, fullName: data.email };
  },
};
