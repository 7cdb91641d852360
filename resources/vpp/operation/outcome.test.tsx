import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { resetWireGate, WireError } from '@/api';
import { renderAt } from '@/crud/testing/renderAt';
import { decodeRecord } from '@/schema';
import { responseOrder, type ResponseOrder } from '@schemas/vpp/operation/response-order';
import { CommandDialog } from './command/CommandDialog';
import { ControlDialog } from '../trade/frequency/ControlDialog';

const lost = new WireError({ kind: 'timeout', messageKey: 'errors.timeout', unclear: true });
const refused = new WireError({
  kind: 'business',
  status: 200,
  messageKey: 'errors.business',
  serverText: 'Not today',
});
const json = (data: unknown) => Response.json({ code: '0000', msg: '', data });

beforeEach(() => resetWireGate());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('commands of an order', () => {
  const order: ResponseOrder = decodeRecord(responseOrder, { id: '7', orderNo: 'RO-7', status: 'confirmed' });

  const readAgain = async () => ({ data: { ...order, status: 'sent' } });

  async function send(failure: Error, getOne: () => Promise<unknown> = readAgain) {
    const action = vi.fn(async (_: string, __: { readonly record: ResponseOrder }) => Promise.reject(failure));
    vi.stubGlobal('fetch', async () =>
      json({ list: [{ resourceId: 'r1', resourceName: 'Storage', sendStatus: 'success' }], totalSize: 1 }),
    );
    const page = <CommandDialog action="send" orders={[order]} close={() => undefined} />;
    renderAt(page, {
      resource: responseOrder,
      dataProvider: { action, getOne } as never,
      at: '/area/thing',
    });
    await waitFor(() => expect(screen.getByRole('button', { name: 'actions.next' })).toHaveProperty('disabled', false));
    await userEvent.click(screen.getByRole('button', { name: 'actions.next' }));
    await userEvent.type(screen.getByRole('textbox'), 'RO-7');
    await userEvent.click(screen.getByRole('button', { name: /actions.send.label$/ }));
    return () => action.mock.calls.map(([, { record }]) => record.status);
  }

  it('are looked at after a lost answer: nobody knows whether they were sent, and how each stands is told', async () => {
    await send(lost);
    expect((await screen.findByText(/errors.unclear/)).textContent).not.toContain('errors.timeout');
    expect(await screen.findByText('areas.vpp.enums.sendStatus.success 1')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('button', { name: /actions.send.label$/ })).toBeNull());
    expect(screen.getByRole('link', { name: 'form.unclear.here' }).getAttribute('target')).toBe('_blank');
  });

  it('can be sent after a refusal, with what was typed', async () => {
    await send(refused);
    expect(await screen.findByText('Not today')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('RO-7');
    await waitFor(() => expect(screen.queryByText(/sendStatus/)).toBeNull());
  });

  it.each([
    ['from where their order stands by then', readAgain, 'sent'],
    ['as their order was, where it cannot be read again', () => Promise.reject(lost), 'confirmed'],
  ])('are sent after a refusal %s', async (_, getOne, then) => {
    const sent = await send(refused, getOne);
    await screen.findByText('Not today');
    await userEvent.click(screen.getByRole('button', { name: /actions.send.label$/ }));
    await waitFor(() => expect(sent()).toEqual(['confirmed', then]));
  });
});

describe('settings of regulation', () => {
  const answer = { enabled: true, deadband: 0.02, droop: 4, upReserve: 1, downReserve: 1 };

  async function send(kept: object): Promise<void> {
    vi.stubGlobal('fetch', async (url: string) => {
      if (url.includes('control')) throw new TypeError('Failed to fetch');
      return json(kept);
    });
    renderAt(<ControlDialog answer={answer} vppId="1" type="fcr" close={() => undefined} onSent={() => undefined} />, {
      resource: responseOrder,
      at: '/area/thing',
    });
    const droop = screen.getByRole('textbox', { name: /droop/ });
    await userEvent.clear(droop);
    await userEvent.type(droop, '5');
    await userEvent.click(screen.getByRole('button', { name: 'vppTrade.control.send' }));
    await userEvent.click(screen.getByRole('button', { name: 'vppTrade.control.send' }));
  }

  it('are read back after a lost answer: the plant has them', async () => {
    await send({ ...answer, droop: 5 });
    expect(await screen.findByText('vppTrade.control.sent')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText(/errors.unclear/)).toBeNull());
  });

  it('are read back after a lost answer: where the plant has others nobody knows', async () => {
    await send(answer);
    expect(await screen.findByText(/errors.unclear/)).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('vppTrade.control.sent')).toBeNull());
  });
});
