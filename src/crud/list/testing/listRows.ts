import { screen } from '@testing-library/react';
import { vi } from 'vitest';
import { WireError } from '@/api';

/** What a list asks of the data provider. */
export interface Query {
  readonly pagination: { readonly page: number; readonly perPage: number };
  readonly filter: Record<string, unknown>;
  readonly sort: { readonly field: string; readonly order: string };
}

export const record = (id: number, state = 1, name = `Thing ${id}`) => ({
  id: String(id),
  name,
  amount: id === 1 ? 0 : null,
  state,
  $title: name,
});
export const listRows = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => record(from + at));
export const failure = (serverText: string) =>
  new WireError({ kind: 'bad-gateway', status: 502, messageKey: 'errors.badGateway', serverText });

/** A `getList` over these records. */
export const listOf = (all: ReturnType<typeof listRows>) =>
  vi.fn(async (_: string, { pagination: { page, perPage } }: Query) => ({
    data: all.slice((page - 1) * perPage, page * perPage),
    total: all.length,
  }));

/** The row with this text, once it is there. */
export async function row(name: string): Promise<HTMLTableRowElement> {
  const found = (await screen.findByText(name)).closest('tr');
  if (!found) throw new Error(`${name} stands in no row.`);
  return found;
}

export const button = (name: string | RegExp) => screen.getByRole('button', { name });
