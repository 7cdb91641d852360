import { cleanup, screen, within, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { defineMeasures, defineReport, figures, number, sensitivity } from '@/dsl';
import { fakeServer, No } from '@/data/testing/fakeServer';
import { renderReport } from '../testing/renderReport';

const calculator = defineReport({
  name: 'area/calculator',
  api: '/area/calculator',
  ask: 'submit',
  answer: 'POST calculate',
  params: {
    capacity: number({ decimals: 1 }),
    price: number({ decimals: 1 }),
    loss: number({ decimals: 1 }),
    years: number(),
    note: number(),
  },
  measures: defineMeasures({ generation: { unit: 'kWh' }, npv: { unit: 'money', signed: true } }),
  blocks: { result: figures(['npv']), sensitivity: sensitivity(['npv', 'generation']) },
});
const QUERY = 'capacity=10&price=5&loss=2&years=10&note=3';
type Inputs = Readonly<Record<string, unknown>>;
const calculate = ({ capacity, price, loss, years }: Inputs) => ({
  npv: Number(capacity) * Number(price) * 10 - Number(loss) * 10 - Number(years),
  generation: Number(capacity),
});

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', undefined);
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const inputs = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map((item) => item.querySelector('p')?.textContent);

it('asks for every input on both sides once it is wished for, and shows the three that matter most', async () => {
  const user = userEvent.setup();
  const requests = fakeServer({ calculate });
  await renderReport(calculator, { query: QUERY });
  expect(await screen.findByText('11 calculations')).toBeDefined();
  expect(requests).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Find out' }));
  const list = await screen.findByRole('list', { name: /net present value/i });
  expect(requests.map(({ params }) => params)).toContainEqual({ capacity: 12, price: 5, loss: 2, years: 10, note: 3 });
  expect(requests).toHaveLength(12);
  expect(inputs(list)).toEqual(['Capacity', 'Price', 'Loss']);
  expect(list.textContent).toContain('8 → ¥370');
  await user.click(screen.getByRole('button', { name: 'Show all 4 inputs' }));
  expect(inputs(list)).toHaveLength(4); // the note moves nothing
  await user.click(screen.getByRole('button', { name: 'Generation' }));
  expect(inputs(await screen.findByRole('list', { name: /Generation/ }))).toEqual(['Capacity']);
  expect(requests).toHaveLength(12);
});

it('tells which input could not be asked, and asks for that alone again', async () => {
  const user = userEvent.setup();
  let broken = true;
  const requests = fakeServer({
    calculate: (params: Inputs) => {
      if (broken && params.price === 6) return new No('The engine is busy.');
      return calculate(params);
    },
  });
  await renderReport(calculator, { query: QUERY });
  await user.click(await screen.findByRole('button', { name: 'Find out' }));
  const alert = await screen.findByText(/Price: .*busy/);
  const before = requests.length;
  broken = false;
  await user.click(
    within(alert.closest<HTMLElement>('[role=alert]') ?? document.body).getByRole('button', { name: 'Try again' }),
  );
  expect(await screen.findByRole('list', { name: /net present value/i })).toBeDefined();
  await waitFor(() => expect(screen.queryByText(/busy/)).toBeNull());
  expect(requests.slice(before).map(({ params }) => params.price)).toEqual([6]);
});
