import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it } from 'vitest';
import { serve } from '@/api/testing/serve';
import { placeStates } from '@/crud/workflow/picture/placeStates';
import StateTabs from '@/crud/workflow/strip/StateTabs';
import Board from '@/crud/workflow/board/Board';
import { useActionGate } from '@/crud/actions/useActionGate';
import WorkflowPanel from '@/crud/workflow/WorkflowPanel';
import WorkflowRail from '@/crud/workflow/WorkflowRail';
import { renderAt } from '@/crud/testing/renderAt';
import { createRegistry } from '@/data/registry/registry';
import { RegistryProvider } from '@/data/registry/RegistryContext';
import { stateGraphs } from '@/schema';
import { oneMoreState } from '../../tests/fixtures/oneMoreState';

const ready = Promise.resolve();
const registry = createRegistry({ schemas: {}, views: {}, pages: {}, messages: {} });
const ticket = { id: '7', ticketNo: 'WT-7', status: 'pendingPermit', changeState: 'none', extensionState: 'none' };

function TheBoard() {
  return <Board filters={{}} sort={{ field: 'id', order: 'ASC' }} gate={useActionGate('row')} columns={['ticketNo']} />;
}

async function draw(page: React.ReactNode) {
  serve(http.all('*/api/*', () => HttpResponse.json({ code: '0000', msg: '', data: [] })));
  const getList = async (_: string, { filter }: { readonly filter?: { readonly status?: unknown } }) => {
    const data = filter?.status === 'voided' ? [{ ...ticket, status: 'voided' }] : [];
    return { data, total: data.length } as never;
  };
  const all = (
    <RegistryProvider registry={registry} texts={{ ensureArea: () => ready }}>
      {page}
    </RegistryProvider>
  );
  await act(
    async () =>
      void renderAt(all, {
        resource: oneMoreState,
        codes: ['void'],
        dataProvider: { getList },
        at: '/area/thing/7/show',
      }),
  );
}

describe("one more state and its transition in the file of the ticket's workflow", () => {
  afterEach(cleanup);

  it('is in the picture, below where the path is left', () => {
    const [graph] = oneMoreState.workflow ? stateGraphs(oneMoreState.workflow) : [];
    const placed = graph && placeStates(graph, 1200);
    const place = (state: string) => placed?.states.find((one) => one.state === state);
    expect(place('voided')?.x).toBe(place('pendingPermit')?.x);
    expect(placed?.edges.map(({ from, to }) => `${from}>${to}`)).toContain('pendingPermit>voided');
  });

  it('is on the page of a ticket: in words, and among what can happen next', async () => {
    await draw(
      <>
        <WorkflowPanel record={ticket} />
        <WorkflowRail record={ticket} />
      </>,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'As diagram' }));
    const states = within(
      (await screen.findAllByRole('list', { name: 'All states' }))[0] ?? document.body,
    ).getAllByRole('listitem');
    expect(states.find((one) => one.textContent?.includes('voided'))).toBeTruthy();
    const next = within(await screen.findByRole('list', { name: 'Next steps' })).getAllByRole('listitem');
    expect(next.find((one) => one.textContent?.includes('void'))?.textContent).toContain('You can do this now.');
  });

  it('is a state to choose above the list', async () => {
    await draw(<StateTabs states applied={{}} onApply={() => undefined} />);
    expect(await screen.findByRole('button', { name: 'voided' })).toBeTruthy();
  });

  it('is a lane of the board', async () => {
    await draw(<TheBoard />);
    const lane = (await screen.findAllByRole('region')).find((one) => one.textContent?.includes('voided'));
    expect(lane && (await within(lane).findByText('WT-7'))).toBeTruthy();
  });
});
