import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { GivenProvider } from '../../GivenContext';
import { renderList, thing } from '../testing/renderList';
import FilterBar from './FilterBar';

afterEach(cleanup);

it('tells its inputs what the list is given, which narrows their choices, and asks for none of it', async () => {
  const Told = ({ values }: { readonly values: object }) => <output>{JSON.stringify(values)}</output>;
  renderList(
    <GivenProvider value={{ deviceId: 'd7', state: 0 }}>
      <FilterBar
        filters={thing.filters.filter(({ field }) => field === 'name')}
        applied={{ state: 1 }}
        onApply={() => undefined}
      />
    </GivenProvider>,
    { dataProvider: {}, views: { inputs: { name: Told } } },
  );
  expect(JSON.parse((await screen.findByRole('status')).textContent ?? '')).toEqual({ deviceId: 'd7', state: 1 });
});
